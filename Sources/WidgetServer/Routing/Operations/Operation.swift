internal import HTTPDaemon

/// A method of a route, with its description for the OpenAPI document.
struct Operation: Sendable {
    /// The method; GET makes the route answer HEAD too.
    let method: HTTPMethod
    /// Makes the description, which a server that nobody asks for the document does not need; nil for a page, which is no
    /// part of the API.
    let description: (@Sendable () -> OperationDescription)?

    /// GET of a page.
    static let page = Operation(method: .get, description: nil)

    /// GET, which makes the route answer HEAD too.
    static func get(_ description: @autoclosure @escaping @Sendable () -> OperationDescription) -> Operation {
        Operation(method: .get, description: description)
    }

    /// POST.
    static func post(_ description: @autoclosure @escaping @Sendable () -> OperationDescription) -> Operation {
        Operation(method: .post, description: description)
    }

    /// PATCH.
    static func patch(_ description: @autoclosure @escaping @Sendable () -> OperationDescription) -> Operation {
        Operation(method: .patch, description: description)
    }

    /// DELETE.
    static func delete(_ description: @autoclosure @escaping @Sendable () -> OperationDescription) -> Operation {
        Operation(method: .delete, description: description)
    }
}
