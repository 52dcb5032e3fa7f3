/// Counts of requests since the start, for Prometheus.
struct RequestMetrics: Sendable {
    /// What requests are counted by.
    struct Label: Hashable, Sendable, Comparable {
        let route: String
        let method: String
        let status: Int

        static func < (left: Label, right: Label) -> Bool {
            (left.route, left.method, left.status) < (right.route, right.method, right.status)
        }
    }

    /// The upper bounds of the buckets of durations, in seconds.
    static let bounds: [Double] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

    private var places: [Label: Int] = [:]
    private var counts: [(label: Label, count: Int)] = []
    /// Where the last request was counted: the next one is likely to be of its kind.
    private var last = 0
    /// How many requests took up to each bound, not counting those of the bound before; one more for the rest.
    private(set) var buckets = [Int](repeating: 0, count: bounds.count + 1)
    /// How long all requests took, in seconds.
    private(set) var seconds = 0.0
    /// How many bytes the bodies of all answers had.
    private(set) var bytes = 0

    /// Counts a request; one that lasts for as long as its client likes has no seconds to count.
    mutating func count(_ label: Label, seconds: Double?, bytes: Int) {
        if last >= counts.count || counts[last].label != label { last = place(of: label) }
        counts[last].count += 1
        self.bytes += bytes
        guard let seconds else { return }
        buckets[RequestMetrics.bounds.firstIndex { seconds <= $0 } ?? RequestMetrics.bounds.count] += 1
        self.seconds += seconds
    }

    /// How many requests there were of each kind.
    var requests: [Label: Int] {
        places.mapValues { counts[$0].count }
    }

    private mutating func place(of label: Label) -> Int {
        if let place = places[label] { return place }
        counts.append((label, 0))
        places[label] = counts.count - 1
        return counts.count - 1
    }
}
