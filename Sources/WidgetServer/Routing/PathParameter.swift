/// The variable parts of paths.
enum PathParameter: String, Sendable, CaseIterable {
    /// The slug of a widget.
    case slug
    /// The name of a shared link.
    case id
    /// The action of a widget.
    case role
    /// The kind of a picture's file.
    case format
    /// The token of a shared link.
    case token
    /// The family of a picture.
    case family
    /// The file of an icon.
    case icon
    /// The path of a file of the site; it takes all segments that are left.
    case file

    /// Returns true if a path with this value can match a route; handlers report other errors of a value.
    func accepts(_ value: some StringProtocol) -> Bool {
        switch self {
        case .role: ActionRole(rawValue: String(value)) != nil
        case .format: PictureFormat(rawValue: String(value)) != nil
        case .slug, .id, .token, .family, .icon, .file: true
        }
    }
}
