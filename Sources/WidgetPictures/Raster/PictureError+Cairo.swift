internal import CPangoCairo

extension PictureError {
    /// What Cairo could not do, and its own word for why (`cairo_status_to_string`).
    init(_ status: cairo_status_t, _ deed: String) {
        let reason = cairo_status_to_string(status).map { String(cString: $0) } ?? "status \(status.rawValue)"
        self.init(.library, "Cairo could not \(deed): \(reason).")
    }

    /// Throws unless the status is success.
    static func check(_ status: cairo_status_t, _ deed: String) throws(PictureError) {
        guard status == CAIRO_STATUS_SUCCESS else { throw PictureError(status, deed) }
    }
}
