/// One event of a stream of Server-Sent Events.
struct ServerEvent: Equatable {
    /// What it is called; `message` where the stream does not say.
    var name: String
    /// Its data: the lines of it, with line feeds between.
    var data: [UInt8]
    /// The last id that the stream named, with which to go on after a break; nil when it has named none.
    var id: String?
}
