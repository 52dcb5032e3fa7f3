public import HTTPDaemon
public import WidgetPictures
public import Widgets

/// How the server behaves.
public struct ServerConfiguration: Sendable {
    /// Where to listen, TLS, and the limits of connections.
    ///
    /// Its log is set by the server.
    public var http = HTTPConfiguration()
    /// How many widgets an account may have; 0 for any number.
    ///
    /// 50 unless set otherwise.
    public var widgetLimit = WriteBatch.usualWidgetLimit
    /// Requests that one address may make in a minute; 0 for any number.
    ///
    /// 200 unless set otherwise.
    public var requestsPerMinute = RateLimiter.usualPerMinute
    /// Streams of events that may be open at once.
    ///
    /// 20,000 unless set otherwise.
    public var viewerLimit = 20_000
    /// Of them from one address; 0 for any number.
    ///
    /// 0 unless set otherwise.
    public var viewersPerAddress = 0
    /// Whether the last address in `X-Forwarded-For` is the client: true only behind a proxy that sets it.
    public var trustsForwarded = false
    /// Whether the server sends the http actions of widgets for people who are signed in.
    ///
    /// False unless set otherwise: whoever may push can then have the server call any address that it reaches.
    public var relaysActions = false
    /// The most bytes of pictures that are kept, so that they need not be drawn again; 0 keeps none.
    ///
    /// 16 MiB unless set otherwise.
    public var pictureCacheBytes = 16 << 20
    /// Finds the fonts that pictures are drawn with.
    public var pictureAssets: @Sendable () throws(PictureError) -> PictureAssets = { () throws(PictureError) in
        try PictureAssets.find()
    }
    /// The templates that the server draws; those of this version unless set otherwise.
    public var templates = TemplateList.standard
    /// How log lines are written.
    public var logFormat = LogFormat.text
    /// The descriptor that log lines go to; standard error unless set otherwise.
    public var logDescriptor: Int32 = 2
    /// What the server calls its version.
    public var version = ""
    /// The clocks that it goes by; those of the system unless set otherwise.
    public var clocks = Clocks.system

    /// The defaults.
    public init() {}
}
