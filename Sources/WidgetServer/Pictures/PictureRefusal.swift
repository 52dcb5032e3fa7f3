internal import HTTPDaemon
internal import WidgetPictures
internal import Widgets

/// Why there is no picture.
enum PictureRefusal: Error, Sendable {
    /// A value of the address is not known.
    case fault(Fault)
    /// The widget is of a template that this version does not know.
    case unknownTemplate
    /// The picture could not be made.
    case failed(PictureError)
    /// As many pictures wait to be drawn as may.
    case busy
    /// The server is stopping.
    case stopping

    /// The server has nothing to draw texts with.
    static let noFonts = Problem(
        status: .serviceUnavailable,
        code: .serviceUnavailable,
        detail:
            "The server has no fonts to draw with; scripts/fetch-assets.sh installs them, and its log says where they are "
            + "looked for.",
        retryAfter: .seconds(60)
    )

    /// What the client is told; no paths.
    var problem: Problem {
        switch self {
        case .fault(let fault):
            var faults = Faults()
            faults.add(fault)
            return .invalid(faults)
        case .unknownTemplate:
            return Problem(
                status: .unprocessableContent,
                detail:
                    "This version of the server cannot draw the widget: it does not know its template. Update the server."
            )
        case .failed(let error) where error.code == .fontsMissing:
            return PictureRefusal.noFonts
        case .failed:
            return Problem(
                status: .internalServerError,
                detail: "The picture could not be made; the server's log says why, under the id in instance."
            )
        case .busy:
            return Problem(
                status: .serviceUnavailable,
                code: .serviceUnavailable,
                detail: "The server has as many pictures to draw as it takes on; try again shortly.",
                retryAfter: .seconds(1)
            )
        case .stopping: return .stopping
        }
    }
}
