import Synchronization
import TestSupport
import Widgets

/// What writers know of their widgets, one each: what was acknowledged last, and what has been asked for since.
final class PushLedger: Sendable {
    /// One write to a writer's widget.
    enum Write: Sendable, Equatable {
        /// A POST with a number that no other write has.
        case post(Int)
        /// A PATCH with such a number.
        case patch(Int)
        /// A DELETE.
        case delete

        /// What is there afterwards; nil for nothing.
        var number: Int? {
            switch self {
            case .post(let number), .patch(let number): number
            case .delete: nil
            }
        }
    }

    private struct Record: Sendable {
        var acknowledged: Int?
        var underWay: Write?
        var numbers = 0
    }

    private struct State: Sendable {
        var records: [Record]
        var acknowledgements = 0
        var signalAt = Int.max
    }

    private let state: Mutex<State>

    /// A ledger for so many writers, whose widgets are not there yet.
    init(writers: Int) {
        state = Mutex(State(records: [Record](repeating: Record(), count: writers)))
    }

    /// How many writes have been acknowledged in all.
    var acknowledgements: Int { state.withLock { $0.acknowledgements } }

    /// After how many more acknowledgements `acknowledge` is to say so.
    func signal(after count: Int) {
        state.withLock { $0.signalAt = $0.acknowledgements + count }
    }

    /// Chooses the next write of a writer, which is under way from now on.
    func next(_ writer: Int) -> Write {
        state.withLock { state in
            state.records[writer].numbers += 1
            let number = state.records[writer].numbers
            let isThere = state.records[writer].acknowledged != nil
            let write: Write =
                switch Int.random(in: 0..<8) {
                case 0 where isThere: .delete
                case 0, 1: .post(number)
                default: isThere ? .patch(number) : .post(number)
                }
            state.records[writer].underWay = write
            return write
        }
    }

    /// Takes note that the write under way was acknowledged; true for the one that was waited for.
    func acknowledge(_ writer: Int) -> Bool {
        state.withLock { state in
            state.records[writer].acknowledged = state.records[writer].underWay?.number
            state.records[writer].underWay = nil
            state.acknowledgements += 1
            return state.acknowledgements == state.signalAt
        }
    }

    /// Compares what is there with what is known, and goes on from there.
    ///
    /// - Parameters:
    ///   - writer: Whose widget it is.
    ///   - found: Its number; nil when it is not there.
    ///   - canBeAhead: Whether a write that nobody answered may have been stored.
    /// - Returns: What is wrong; nil when nothing is.
    func settle(_ writer: Int, found: Int?, canBeAhead: Bool) -> String? {
        state.withLock { state in
            let record = state.records[writer]
            state.records[writer].acknowledged = found
            state.records[writer].underWay = nil
            if found == record.acknowledged { return nil }
            if canBeAhead, let underWay = record.underWay, found == underWay.number { return nil }
            let text = { (number: Int?) in number.map { "\($0)" } ?? "nothing" }
            return "widget \(writer) is \(text(found)); acknowledged was \(text(record.acknowledged)), "
                + "under way \(record.underWay.map { "\($0)" } ?? "nothing")"
        }
    }
}
