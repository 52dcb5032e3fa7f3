internal import HTTPDaemon
internal import Synchronization

/// Counts viewers, all of them and by address, so that there are never more than there is room for.
final class ViewerPlaces: Sendable {
    private struct State {
        var count = 0
        var refused = 0
        var byAddress: [PeerAddress: Int] = [:]
    }

    private let limit: Int
    private let limitPerAddress: Int
    private let state = Mutex(State())

    /// - Parameters:
    ///   - limit: Viewers at once.
    ///   - limitPerAddress: Viewers at once from one address; 0 for any number.
    init(limit: Int, limitPerAddress: Int) {
        self.limit = limit
        self.limitPerAddress = limitPerAddress
    }

    /// Viewers that have a place now.
    var count: Int { state.withLock { $0.count } }

    /// Viewers that found none.
    var refused: Int { state.withLock { $0.refused } }

    /// Takes a place; nil when there is none left.
    ///
    /// - Parameter address: The viewer; of an IPv6 address only the network of 64 bits counts.
    /// - Returns: The place, to be kept for as long as the viewer is there.
    func take(for address: PeerAddress) -> ViewerPlace? {
        let key = address.ipv4 == nil && !address.isLoopback ? PeerAddress(high: address.high, low: 0) : address
        return state.withLock { state in
            let count = state.byAddress[key, default: 0]
            guard state.count < limit, limitPerAddress == 0 || count < limitPerAddress else {
                state.refused += 1
                return nil
            }
            state.count += 1
            state.byAddress[key] = count + 1
            return ViewerPlace(of: self, address: key)
        }
    }

    fileprivate func free(_ address: PeerAddress) {
        state.withLock { state in
            state.count -= 1
            let left = state.byAddress[address, default: 1] - 1
            state.byAddress[address] = left == 0 ? nil : left
        }
    }
}

/// The place of one viewer, free again once this is let go.
final class ViewerPlace: Sendable {
    private let places: ViewerPlaces
    private let address: PeerAddress

    fileprivate init(of places: ViewerPlaces, address: PeerAddress) {
        self.places = places
        self.address = address
    }

    deinit {
        places.free(address)
    }
}
