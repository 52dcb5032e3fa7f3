internal import Widgets

/// How a picture is wanted, as an address asks for it.
struct PictureOptions: Sendable, Hashable {
    /// The shape.
    var family = Family.medium
    /// Pixels to the point, 1 to 4.
    var scale: Int
    /// On light or on dark ground.
    var appearance = Appearance.light
    /// The reader's language and region.
    var locale = ReaderLocale.english
    /// The name of the reader's time zone, perhaps of one that there is not; UTC when nil.
    var zone: String?
    /// The build of the program whose look is wanted.
    var build = DeviceBuild.current
    /// The instant to draw; nil for the present.
    var instant: Instant?

    /// What is meant where an address says nothing.
    init(_ format: PictureFormat) {
        scale = format.usualScale
    }

    /// The environment to draw in.
    func environment(_ offset: UTCOffset) -> WidgetEnvironment {
        WidgetEnvironment(locale: locale, appearance: appearance, build: build, offset: offset)
    }
}
