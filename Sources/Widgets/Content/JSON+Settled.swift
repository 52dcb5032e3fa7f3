extension JSON {
    /// The content as it is stored: without the members that count as not set.
    ///
    /// Those are null members, at any depth, and empty strings, but for the dates of the window, where an empty text is a
    /// fault, and for the values of header fields, where it has a meaning.
    var settled: JSON {
        isSettled ? self : .object(settledObject)
    }

    private var isSettled: Bool {
        switch self {
        case .object(let object):
            object.members.allSatisfy { member in
                !member.isUnset && (member.name == "headers" || member.value.isSettled)
            }
        case .array(let elements): elements.allSatisfy { $0.isSettled }
        case .null, .bool, .number, .string: true
        }
    }

    private var settledObject: JSONObject {
        var result = JSONObject()
        for member in object?.members ?? [] where !member.isUnset {
            switch member.value {
            case .object(let headers) where member.name == "headers":
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
        case .string(""): name != "start_date" && name != "end_date"
        default: false
        }
    }
}
