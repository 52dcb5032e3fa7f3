#if DEBUG
    /// One answer in what a server sent, as far as the rules look at it.
    struct RawAnswer {
        let status: Int
        let isJSON: Bool
        let body: [UInt8]

        /// Takes the next answer off the front; nil when none is left whose end is known.
        init?(_ rest: inout ArraySlice<UInt8>) {
            let mark: [UInt8] = [13, 10, 13, 10]
            let ends = rest.indices.dropLast(3).first { rest[$0..<$0 + 4].elementsEqual(mark) }
            guard let end = ends else { return nil }
            let lines = [UInt8](rest[..<end]).text.split(separator: "\r\n")
            let words = lines.first?.split(separator: " ") ?? []
            guard words.count > 1, words[0].hasPrefix("HTTP/1."), let status = Int(words[1]) else { return nil }
            func field(_ name: String) -> Substring? {
                lines.first { $0.lowercased().hasPrefix(name + ":") }.map { $0.dropFirst(name.utf8.count + 1) }
            }
            self.status = status
            let length = field("content-length").flatMap { Int($0.filter { $0 != " " }) } ?? 0
            let tail = rest[(end + 4)...]
            // An answer to HEAD has a length and no body: then what follows is the next answer.
            let isBare = status == 304 || status == 204 || tail.starts(with: Array("HTTP/1.".utf8))
            let count = isBare ? 0 : min(length, tail.count)
            let isWhole = count == length
            body = isWhole ? [UInt8](tail.prefix(count)) : []
            let isCompressed = field("content-encoding") != nil
            isJSON = !isCompressed && (field("content-type")?.contains("json") ?? false)
            rest = tail.dropFirst(count)
        }
    }
#endif
