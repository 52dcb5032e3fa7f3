extension HTTPResponse {
    /// For an exchange or a deferred answer that was let go.
    static var unanswered: HTTPResponse { .text(.internalServerError, "The request was not answered.") }

    /// For a request that still waits when the time to drain is over.
    static var stopping: HTTPResponse { .text(.serviceUnavailable, "The server is stopping.") }
}
