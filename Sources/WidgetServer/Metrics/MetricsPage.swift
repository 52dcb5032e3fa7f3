internal import Glibc
internal import SystemSupport

/// Writes the text format of Prometheus, version 0.0.4.
struct MetricsPage {
    /// The media type of the page.
    static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

    /// The page so far.
    private(set) var text = ""

    /// Adds a family with one sample.
    mutating func add(_ name: String, _ type: String, _ help: String, _ value: some Numeric) {
        begin(name, type, help)
        text += "\(name) \(value)\n"
    }

    /// Adds the head of a family.
    mutating func begin(_ name: String, _ type: String, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
    }

    /// Adds a sample with its labels; their values must not need escaping.
    mutating func sample(_ name: String, _ labels: [(String, String)], _ value: some Numeric) {
        let labels = labels.map { "\($0.0)=\"\($0.1)\"" }.joined(separator: ",")
        text += "\(name){\(labels)} \(value)\n"
    }

    /// Adds all that is known of requests.
    mutating func add(_ metrics: RequestMetrics) {
        begin("headway_http_requests_total", "counter", "Requests answered, by method, route and status.")
        for (label, count) in metrics.requests.sorted(by: { $0.key < $1.key }) {
            sample(
                "headway_http_requests_total",
                [("method", label.method), ("route", label.route), ("status", String(label.status))],
                count
            )
        }
        let name = "headway_http_request_duration_seconds"
        begin(name, "histogram", "Time from the request line to the last byte of the answer.")
        var sum = 0
        for (bound, count) in zip(RequestMetrics.bounds.map { "\($0)" } + ["+Inf"], metrics.buckets) {
            sum += count
            sample("\(name)_bucket", [("le", bound)], sum)
        }
        text += "\(name)_sum \(metrics.seconds)\n\(name)_count \(sum)\n"
        add("headway_http_response_bytes_total", "counter", "Bytes of the bodies of all answers.", metrics.bytes)
    }
}

/// What the system says of this process.
enum ProcessFacts {
    /// Memory in use, in bytes (`/proc/self/statm`); 0 where the system does not say.
    static var residentBytes: Int {
        guard let bytes = try? FileDescriptor(path: "/proc/self/statm", flags: O_RDONLY).readPiece() else { return 0 }
        let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ")
        guard fields.count > 1, let pages = Int(fields[1]) else { return 0 }
        return pages * sysconf(Int32(_SC_PAGESIZE))
    }
}
