internal import HTTPDaemon

extension Problem {
    /// The problem of a refused write.
    static func refused(_ refusal: WriteRefusal) -> Problem {
        switch refusal {
        case .notFound: widgetNotFound
        case .preconditionFailed:
            Problem(
                status: .preconditionFailed,
                detail: "The widget is not in the state that If-Match or If-None-Match asks for; read it again."
            )
        case .capReached(let limit):
            Problem(
                status: .tooManyRequests,
                code: .widgetLimitExceeded,
                detail: "This account may have \(limit) widgets and has no room for another; delete one, "
                    + "or start the server with a higher --max-widgets."
            )
        case .faults(let faults): invalid(faults)
        case .store(let error): store(error)
        case .stopping: stopping
        }
    }
}
