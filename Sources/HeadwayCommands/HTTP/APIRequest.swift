/// One call of the API.
struct APIRequest: Equatable {
    /// What is done to the resource.
    enum Method: String {
        case get = "GET"
        case post = "POST"
        case patch = "PATCH"
        case delete = "DELETE"
    }

    /// A body with its media type.
    struct Body: Equatable {
        let bytes: [UInt8]
        let mediaType: String
    }

    let method: Method
    /// The path after the server's address, with its slash.
    let path: String
    var body: Body?
}
