#if DEBUG
    import Widgets

    @testable import HTTPDaemon

    /// Header lines as they lie in libmicrohttpd's memory, in which a name ends with a NUL before its value.
    enum FieldFuzz {
        @Sendable
        static func check(_ input: [UInt8]) throws(Finding) {
            var facts = RequestFacts()
            var lengths = 0
            var hosts = 0
            for line in input.lines {
                guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
                let name = [UInt8](line[..<colon])
                let value = [UInt8](line[(colon + 1)...].drop { $0 == 0x20 })
                note(name, value, &facts)
                switch name.text.lowercased() {
                case "content-length", "transfer-encoding": lengths += 1
                case "host": hosts += 1
                default: break
                }
            }
            facts.judge(needsHost: true)
            try Finding.unless(facts.fault != nil || lengths <= 1, "\(lengths) lengths are let through")
            try Finding.unless(facts.fault != nil || hosts == 1, "\(hosts) hosts are let through")
            try Finding.unless(!facts.isChunked || facts.contentLength == nil, "chunked and yet of a length")
            if let fault = facts.fault {
                try Finding.unless(
                    [400, 501].contains(fault.status.rawValue) && !fault.description.isEmpty,
                    "\(fault)"
                )
            }
        }

        private static func note(_ name: [UInt8], _ value: [UInt8], _ facts: inout RequestFacts) {
            let memory = name + [0] + value + [0]
            memory.withUnsafeBytes { memory in
                facts.note(
                    UnsafeRawBufferPointer(rebasing: memory[..<name.count]),
                    UnsafeRawBufferPointer(rebasing: memory[(name.count + 1)..<(name.count + 1 + value.count)])
                )
            }
        }
    }
#endif
