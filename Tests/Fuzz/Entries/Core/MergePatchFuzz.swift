import Widgets

/// Merge patches: a target on the first line and a patch on the second; the laws that follow from RFC 7396.
enum MergePatchFuzz {
    @Sendable
    static func check(_ input: [UInt8]) throws(Finding) {
        let lines = input.lines
        guard lines.count == 2, let target = try? JSON(parsing: lines[0]), let patch = try? JSON(parsing: lines[1])
        else {
            return
        }
        let merged = target.merging(patch)
        try Finding.unless(merged.merging(patch) == merged, "a second time changes something")
        try Finding.unless(reference(target, patch) == Shape(merged), "\(merged) is not what RFC 7396 says")
        try JSONFuzz.checkRewritten(merged)
        guard let changes = patch.object else {
            return try Finding.unless(merged == patch, "what is no object does not replace the whole")
        }
        try Finding.unless(merged.object != nil, "an object makes no object")
        if target.object != nil {
            try Finding.unless(target.merging(.object(JSONObject())) == target, "an empty patch changes something")
        }
        for member in target.object?.members ?? [] where !changes.contains(member.name) {
            try Finding.unless(merged.object?[member.name] == member.value, "\(member.name) is not as it was")
        }
    }

    /// A value whose members have no order, their names being bytes.
    private indirect enum Shape: Equatable {
        case plain(JSON)
        case object([[UInt8]: Shape])

        init(_ value: JSON) {
            guard let object = value.object else {
                self = .plain(value)
                return
            }
            var members: [[UInt8]: Shape] = [:]
            for member in object.members { members[Array(member.name.utf8)] = Shape(member.value) }
            self = .object(members)
        }
    }

    /// The pseudocode of section 2, word by word.
    private static func reference(_ target: JSON, _ patch: JSON) -> Shape {
        merge(Shape(target), patch)
    }

    private static func merge(_ target: Shape?, _ patch: JSON) -> Shape {
        guard let changes = patch.object else { return Shape(patch) }
        var members: [[UInt8]: Shape] = [:]
        if case .object(let present)? = target { members = present }
        for change in changes.members {
            let name = Array(change.name.utf8)
            members[name] = change.value.isNull ? nil : merge(members[name], change.value)
        }
        return .object(members)
    }
}
