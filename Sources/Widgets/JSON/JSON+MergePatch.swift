extension JSON {
    /// The value that a merge patch makes of this one (RFC 7396 section 2).
    ///
    /// - Parameter patch: An object changes the members it names: null removes, an object merges, anything else, arrays
    ///   too, replaces. What is not an object replaces the whole value.
    /// - Returns: The merged value; members that stay keep their place, new ones stand at the end.
    public func merging(_ patch: JSON) -> JSON {
        guard case .object(let changes) = patch else { return patch }
        var result = object ?? JSONObject()
        for change in changes.members {
            result[change.name] = change.value.isNull ? nil : (result[change.name] ?? .null).merging(change.value)
        }
        return .object(result)
    }
}
