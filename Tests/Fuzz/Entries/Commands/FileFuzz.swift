#if DEBUG
    import Glibc
    import Widgets

    @testable import HeadwayCommands
    @testable import WidgetStore

    /// Files that a person or a disk hands over: the config file, the file of a content, and the head of a store.
    enum FileFuzz {
        @Sendable
        static func check(_ input: [UInt8]) throws {
            try checkHeader(input)
            guard let file = tmpfile() else { throw Finding("there is no room for a file") }
            defer { fclose(file) }
            guard fwrite(input, 1, input.count, file) == input.count, fflush(file) == 0 else {
                throw Finding("a file takes less than was written")
            }
            // Opened anew by its name in /proc, so that it is read from its beginning.
            let path = "/proc/self/fd/\(fileno(file))"
            try checkConfig(path, input)
            try checkContent(path)
        }

        private static func checkConfig(_ path: String, _ input: [UInt8]) throws(Finding) {
            let read: ClientConfig?
            do {
                read = try ConfigFile(path: path).read(warn: { _ in })
            } catch {
                try ValueFuzz.check(error)
                let key = (try? JSON(parsing: input))?.object?["key"]?.string ?? ""
                return try Finding.unless(
                    key.utf8.count < 12 || !error.message.contains(key),
                    "the key is said: \(error.message)"
                )
            }
            guard let config = read else { throw Finding("a file that is there is not found") }
            try Finding.unless(config.url != "" && config.key != "", "an empty text counts as set")
        }

        private static func checkContent(_ path: String) throws(Finding) {
            var said: [String] = []
            let widget: ContentFile.Widget
            do {
                widget = try ContentFile(path: path).widget(now: ContentFuzz.now) { (text) throws(CommandError) in
                    said.append(text)
                }
            } catch {
                try ValueFuzz.check(error)
                try Finding.unless(error.code != .reported || !said.isEmpty, "nothing is said of what is wrong")
                for text in said { try ValueFuzz.check(.failed(text)) }
                return
            }
            let snapshot = WidgetSnapshot(
                name: widget.name,
                content: widget.content,
                updatedAt: widget.updatedAt ?? ContentFuzz.now,
                staleAfter: widget.staleAfter
            )
            try DrawingRules.check(snapshot, at: ContentFuzz.now, WidgetEnvironment())
        }

        private static func checkHeader(_ input: [UInt8]) throws(Finding) {
            guard let header = StoreHeader(input) else { return }
            try Finding.unless(0...65_536 ~= header.pageSize && header.pageCount >= 0, "\(header)")
        }
    }
#endif
