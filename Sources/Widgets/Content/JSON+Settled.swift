extension JSON {
    /// A checked content as it is stored: without the members that count as not set.
    ///
    /// Those are null members, at any depth, and empty strings, but for the values of header fields, where an empty text
    /// has a meaning.
    var settled: JSON {
        isSettled ? self : .object(settledObject)
    }

    private var isSettled: Bool {
        switch self {
        case .object(let object):
            object.members.allSatisfy { member in
                !member.isUnset && (member.isHeaders ? !member.value.hasNulls : member.value.isSettled)
            }
        case .array(let elements): elements.allSatisfy { $0.isSettled }
        case .null, .bool, .number, .string: true
        }
    }

    private var hasNulls: Bool {
        object?.members.contains { $0.value.isNull } ?? false
    }

    private var settledObject: JSONObject {
        var result = JSONObject()
        for member in object?.members ?? [] where !member.isUnset {
            switch member.value {
            case .object(let headers) where member.isHeaders:
                result[member.name] = .object(headers.withoutNulls)
            case .object: result[member.name] = .object(member.value.settledObject)
            case .array(let elements):
                result[member.name] = .array(elements.map { $0.object == nil ? $0 : .object($0.settledObject) })
            default: result[member.name] = member.value
            }
        }
        return result
    }
}

extension JSONObject {
    fileprivate var withoutNulls: JSONObject {
        var result = JSONObject()
        for member in members where !member.value.isNull { result[member.name] = member.value }
        return result
    }
}

extension JSONObject.Member {
    fileprivate var isUnset: Bool {
        switch value {
        case .null: true
        case .string(let text): text.isEmpty
        default: false
        }
    }

    fileprivate var isHeaders: Bool {
        name.hasSameBytes(as: "headers")
    }
}
