#if DEBUG
    import Widgets

    @testable import HeadwayCommands

    /// An answer from a server that may be anything: header lines up to an empty one, then the body.
    enum AnswerFuzz {
        @Sendable
        static func check(_ input: [UInt8]) throws(Finding) {
            let receiver = EventReceiver()
            var rest = input[...]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = [UInt8](rest[...end])
                rest = rest[(end + 1)...]
                if line.count <= 2 { break }
                _ = line.withUnsafeBytes { receiver.receiveHeader($0) }
            }
            let body = [UInt8](rest)
            _ = body.withUnsafeBytes { receiver.receiveBody($0) }
            if receiver.isStream { _ = receiver.takeEvents() }
            _ = (HTTPClient.retryAfter(receiver.response), HTTPClient.date(receiver.response))
            let problem = APIProblem(receiver.response)
            guard let address = try? ServerAddress("http://127.0.0.1:8080", from: "") else {
                throw Finding("no address")
            }
            try ValueFuzz.check(.failed(problem.message(from: address)))
            guard let value = try? JSON(parsing: body) else {
                do { _ = try JSON(parsing: body) } catch {
                    let said = JSONErrorText(error, in: body).lines(file: "file")
                    try ValueFuzz.check(.failed(said))
                }
                return
            }
            let indented = (try? JSON(parsing: value.indented)) ?? .null
            try Finding.unless(indented == value, "another value over several lines")
            guard let widget = ReceivedWidget(value) else { return }
            for now in [ContentFuzz.now, Instant(seconds: -62_167_219_200), Instant(seconds: 253_402_300_799)] {
                _ = (widget.age(at: now), widget.reading(at: now), widget.isStale(at: now))
            }
        }
    }
#endif
