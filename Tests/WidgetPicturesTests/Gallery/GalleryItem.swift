@testable import Widgets

/// One content of the gallery, with whoever looks at it.
struct GalleryItem: Sendable {
    /// What it is called in file names.
    let id: String
    /// The content as JSON; nil for one of `members` and the template.
    private let content: String?
    /// The members of the content as JSON, but for the template.
    let members: String
    /// The template.
    var template = Template.progress
    /// The widget's name.
    var widget = "Widget"
    /// The reader's locale.
    var locale = "en-GB"
    /// The build that draws.
    var build = DeviceBuild.current
    /// After how many seconds the widget is stale; it was pushed two hours ago.
    var staleAfter: Int?
    /// When it is drawn.
    var moment = "2027-05-10T22:50:24Z"

    /// A content under a name.
    init(_ id: String, _ members: String) {
        self.id = id
        self.members = members
        content = nil
    }

    /// A whole content under a name.
    init(_ id: String, content: String) {
        self.id = id
        self.content = content
        members = ""
    }

    /// The item with something changed.
    func with(_ change: (inout GalleryItem) -> Void) -> GalleryItem {
        var copy = self
        change(&copy)
        return copy
    }

    /// The widget as it stands.
    func snapshot() throws -> WidgetSnapshot {
        let now = try now()
        return WidgetSnapshot(
            name: widget,
            content: try WidgetContent(
                JSON(parsing: content ?? "{\"template\":\"\(template.name)\",\(members)}"),
                now: now
            ),
            updatedAt: now.adding(seconds: -7_200),
            staleAfter: staleAfter
        )
    }

    /// What is said in a family.
    func presentation(_ family: Family, _ appearance: Appearance) throws -> Presentation {
        let environment = WidgetEnvironment(
            locale: ReaderLocale(locale) ?? .english,
            appearance: appearance,
            build: build
        )
        return Presentation(of: try snapshot(), at: try now(), family: family, environment: environment)
    }

    /// The drawing of a family.
    func drawing<Measurer: TextMeasurer>(
        _ family: Family,
        _ appearance: Appearance,
        measuredBy measurer: Measurer
    ) throws -> Drawing {
        Layout.drawing(of: try presentation(family, appearance), measuredBy: measurer)
    }

    private func now() throws -> Instant { try Instant(rfc3339: moment) }
}
