internal import CPangoCairo
internal import Widgets

/// A time zone as GLib knows it.
///
/// Owns a reference to a `GTimeZone`, which any thread may use.
struct TimeZone: ~Copyable {
    private let pointer: OpaquePointer

    /// From 2000-01-01T00:00:00Z, before which no widget was pushed, to 2100-01-01T00:00:00Z.
    private static let years: ClosedRange<Int> = 946_684_800...4_102_444_800

    /// The zone of a name; nil when the database has none of this name, or is not there.
    init?(_ name: TimeZoneName) {
        // g_time_zone_new_identifier reads rules of POSIX before it looks for a file; only names are meant here.
        guard !name.looksLikeRule, let pointer = g_time_zone_new_identifier(name.text) else { return nil }
        self.pointer = pointer
    }

    private init(taking pointer: OpaquePointer) {
        self.pointer = pointer
    }

    /// The zone that this machine is set to; nil when GLib has no memory for it.
    static var ofThisMachine: TimeZone? {
        // g_time_zone_new_local gives UTC where the machine says nothing.
        g_time_zone_new_local().map { TimeZone(taking: $0) }
    }

    deinit {
        g_time_zone_unref(pointer)
    }

    /// The offset at the start and every change after it.
    var offsets: UTCOffset {
        var changes: [UTCOffset.Change] = []
        var known = interval(at: Self.years.lowerBound)
        let first = seconds(of: known)
        // A zone changes twice a year, and in some years four times; a week is shorter than any of these intervals.
        var start = Self.years.lowerBound
        while start < Self.years.upperBound {
            let end = min(start + 7 * 86_400, Self.years.upperBound)
            if interval(at: end) != known {
                let moment = change(after: start, upTo: end, from: known)
                known = interval(at: moment)
                changes.append(UTCOffset.Change(at: Instant(seconds: Int64(moment)), seconds: seconds(of: known)))
                start = moment
            } else {
                start = end
            }
        }
        return UTCOffset(seconds: first, changes: changes)
    }

    /// The first second after `start` that is not in the interval.
    private func change(after start: Int, upTo end: Int, from known: Int32) -> Int {
        var (inside, outside) = (start, end)
        while outside - inside > 1 {
            let middle = inside + (outside - inside) / 2
            if interval(at: middle) == known { inside = middle } else { outside = middle }
        }
        return outside
    }

    private func interval(at second: Int) -> Int32 {
        g_time_zone_find_interval(pointer, G_TIME_TYPE_UNIVERSAL, second)
    }

    private func seconds(of interval: Int32) -> Int {
        Int(g_time_zone_get_offset(pointer, interval))
    }
}
