/// The names that the members of an object may have.
struct MemberNames: Sendable, ExpressibleByArrayLiteral {
    /// The names, in the order in which they are told to people.
    let list: [String]
    private let fingerprints: [UInt32]

    init(_ list: [String]) {
        self.list = list
        fingerprints = list.map { $0.fingerprint }
    }

    init(arrayLiteral names: String...) {
        self.init(names)
    }

    /// Whether the member's name is one of them, byte by byte.
    func contains(_ member: JSONObject.Member) -> Bool {
        for index in fingerprints.indices where member.isNamed(list[index], fingerprints[index]) { return true }
        return false
    }
}
