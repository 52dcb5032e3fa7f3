internal import HTTPDaemon

/// A method of a route, with its text for the description of the API.
struct Operation: Sendable {
    /// The method.
    let method: HTTPMethod
    /// A short line for the description of the API; empty if there is none.
    var summary = ""
    /// A longer description; empty if there is none.
    var description = ""

    /// GET, which makes the route answer HEAD too.
    static func get(_ summary: String = "", _ description: String = "") -> Operation {
        Operation(method: .get, summary: summary, description: description)
    }

    /// POST.
    static func post(_ summary: String = "", _ description: String = "") -> Operation {
        Operation(method: .post, summary: summary, description: description)
    }

    /// PATCH.
    static func patch(_ summary: String = "", _ description: String = "") -> Operation {
        Operation(method: .patch, summary: summary, description: description)
    }

    /// DELETE.
    static func delete(_ summary: String = "", _ description: String = "") -> Operation {
        Operation(method: .delete, summary: summary, description: description)
    }
}
