internal import Widgets

/// A slug on the command line.
enum SlugArgument {
    /// Checks a slug before anything is sent.
    static func slug(_ text: String) throws(CommandError) -> Slug {
        guard let slug = Slug(text) else {
            throw .misused("\"\(text.printable(limit: 64))\" is no slug: \(Slug.rule)")
        }
        return slug
    }
}
