internal import CPangoCairo

/// One reference to an object of GLib's, given back when this goes.
struct OwnedObject: ~Copyable {
    /// The object, for the time of a call.
    let pointer: UnsafeMutableRawPointer

    /// Takes over a reference; nil, where GLib gave none, is an error that names what was wanted.
    init(_ pointer: UnsafeMutableRawPointer?, _ what: String) throws(PictureError) {
        guard let pointer else {
            throw PictureError(.library, "Pango could not make a \(what); there may be too little memory.")
        }
        self.pointer = pointer
    }

    deinit {
        g_object_unref(pointer)
    }
}
