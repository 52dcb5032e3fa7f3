import Synchronization

/// Secrets that were given out, and whether each of them is to let somebody in.
final class AccessLedger: Sendable {
    /// What is known of a secret.
    enum Standing: Sendable, Equatable {
        /// It was given out and nobody has taken it back.
        case good
        /// Its end has been asked for and not been acknowledged.
        case ending
        /// Its end was acknowledged.
        case ended
    }

    private let standings = Mutex<[String: Standing]>([:])

    /// All secrets and what is known of them.
    var all: [String: Standing] { standings.withLock { $0 } }

    /// Takes note of what is known of a secret.
    func note(_ secret: String, _ standing: Standing) {
        standings.withLock { $0[secret] = standing }
    }

    /// Forgets all secrets but those that are good.
    func forgetEnded() {
        standings.withLock { $0 = $0.filter { $0.value == .good } }
    }

    /// Takes note of what was found; what is wrong, or nil when nothing is.
    func settle(_ secret: String, letsIn: Bool) -> String? {
        standings.withLock { standings in
            let known = standings[secret]
            standings[secret] = letsIn ? .good : .ended
            switch (known, letsIn) {
            case (.good, false): return "a secret that was given out lets nobody in"
            case (.ended, true): return "a secret whose end was acknowledged lets somebody in"
            default: return nil
            }
        }
    }
}
