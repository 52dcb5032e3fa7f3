/// The members of a JSON object in the order in which they were written; no name occurs twice.
///
/// Names are compared byte by byte, as RFC 8259 section 8.3 asks, not by canonical equivalence as `String` does.
public struct JSONObject: Sendable, Equatable {
    /// One name with its value.
    public struct Member: Sendable, Equatable {
        /// The member's name.
        public let name: String
        /// The member's value.
        public var value: JSON

        /// Whether both have the same name, byte by byte, and the same value.
        public static func == (left: Member, right: Member) -> Bool {
            left.name.hasSameBytes(as: right.name) && left.value == right.value
        }
    }

    /// The members, in their order.
    public private(set) var members: [Member]

    /// An object without members.
    public init() {
        members = []
    }

    /// An object of members whose names are known to differ.
    init(unique members: [Member]) {
        self.members = members
    }

    /// The value of a member; setting appends a new name at the end, setting nil removes.
    public subscript(name: String) -> JSON? {
        get {
            guard let index = index(of: name) else { return nil }
            return members[index].value
        }
        set {
            switch (index(of: name), newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(name: name, value: value))
            case (nil, nil): break
            }
        }
    }

    /// The value of a member whose name the program knows; nil when there is none.
    subscript(key: StaticString) -> JSON? {
        for index in members.indices where members[index].name.hasSameBytes(as: key) { return members[index].value }
        return nil
    }

    /// Whether the object has a member of this name.
    public func contains(_ name: String) -> Bool {
        index(of: name) != nil
    }

    private func index(of name: String) -> Int? {
        let count = name.utf8.count
        for index in members.indices where members[index].name.utf8.count == count {
            if members[index].name.hasSameBytes(as: name) { return index }
        }
        return nil
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// An object of these members; of a name given twice the last value counts.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self.init()
        for (name, value) in elements { self[name] = value }
    }
}
