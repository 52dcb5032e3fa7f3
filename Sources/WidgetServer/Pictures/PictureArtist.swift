internal import HTTPDaemon
internal import Synchronization
internal import SystemSupport
internal import WidgetPictures
internal import Widgets

/// Draws widgets.
final class PictureArtist: Sendable {
    /// Time zones that are kept; the database has some 600, and few are asked for.
    private static let zoneLimit = 64

    private let renderer: SharedRenderer
    private let zones = Mutex<[String: UTCOffset]>([:])

    init(renderer: SharedRenderer) {
        self.renderer = renderer
    }

    /// The picture of a widget.
    ///
    /// - Parameters:
    ///   - widget: The widget.
    ///   - options: How it is wanted.
    ///   - format: The kind of file.
    ///   - now: The instant to draw.
    ///   - last: The picture of the same key that was made last; its file is taken over when it says the same.
    /// - Returns: The picture, and for how long it is right.
    /// - Throws: `PictureRefusal` when the time zone or the template is not known, or nothing can be drawn.
    func draw(
        _ widget: Widget,
        _ options: PictureOptions,
        _ format: PictureFormat,
        at now: Instant,
        last: DrawnPicture?
    ) throws(PictureRefusal) -> DrawnPicture {
        guard let content = widget.draft.content else { throw .unknownTemplate }
        let snapshot = WidgetSnapshot(
            name: widget.draft.name,
            content: content,
            updatedAt: widget.updatedAt,
            staleAfter: widget.draft.staleAfter
        )
        let environment = options.environment(try offset(options.zone))
        let presentation = Presentation(of: snapshot, at: now, family: options.family, environment: environment)
        let bytes: SharedBytes
        let tag: EntityTag
        if let last, last.presentation == presentation {
            (bytes, tag) = (last.bytes, last.entityTag)
        } else {
            let file = try file(presentation, options, format)
            (bytes, tag) = (SharedBytes(file), PictureArtist.tag(of: file))
        }
        return DrawnPicture(
            revision: widget.entityTag,
            presentation: presentation,
            start: now,
            end: Presentation.nextChange(
                of: snapshot,
                after: now,
                family: options.family,
                environment: environment,
                scale: format.stepScale(options.scale)
            ),
            bytes: bytes,
            entityTag: tag
        )
    }

    private func file(
        _ presentation: Presentation,
        _ options: PictureOptions,
        _ format: PictureFormat
    ) throws(PictureRefusal) -> [UInt8] {
        do throws(PictureError) {
            let renderer = try renderer.opened()
            let drawing = Layout.drawing(of: presentation, measuredBy: try renderer.measurer())
            return switch format {
            case .png: try renderer.png(drawing, scale: options.scale)
            case .svg: Array(try renderer.svg(drawing, title: presentation.sentence, scale: options.scale).utf8)
            case .pdf: try renderer.pdf(drawing, title: presentation.sentence, scale: options.scale)
            }
        } catch {
            throw .failed(error)
        }
    }

    private func offset(_ zone: String?) throws(PictureRefusal) -> UTCOffset {
        guard let zone else { return .utc }
        if let known = zones.withLock({ $0[zone] }) { return known }
        guard let offset = UTCOffset(zone: zone) else { throw .fault(PictureQuery.unknownZone(zone)) }
        zones.withLock { zones in
            if zones.count >= PictureArtist.zoneLimit { zones = [:] }
            zones[zone] = offset
        }
        return offset
    }

    /// A tag of bytes: how many there are, and FNV-1a over them.
    private static func tag(of bytes: [UInt8]) -> EntityTag {
        var hash = FNV1a()
        hash.combine(bytes)
        return EntityTag(opaque: "p" + String(bytes.count, radix: 36) + "-" + String(hash.value, radix: 36))
    }
}
