internal import HTTPDaemon

extension Problem {
    /// The server was not told to send actions.
    static let relayOff = Problem.forbidden(
        "This server does not send the actions of widgets itself; its operator can allow it with \"headway serve "
            + "--relay-actions\"."
    )

    /// A key sends no actions.
    static let relayNeedsSession = Problem.forbidden(
        "Actions are sent for people who are signed in, by the cookie of a session; a program with a key can call the "
            + "address itself."
    )

    /// The widget has no such action.
    static let actionNotFound = Problem(status: .notFound, detail: "This widget has no such action.")

    /// The action is one that only a device or a browser can open.
    static let actionNotHTTP = Problem(
        status: .notFound,
        detail: "This action is no request: its url is neither http nor https. Open it where you are."
    )

    /// The target of an action took too long.
    static let relayTimedOut = Problem(
        status: .gatewayTimeout,
        detail:
            "The action's target did not answer within \(ActionRequest.timeLimit.components.seconds) seconds. It may have taken "
            + "the request all the same."
    )

    /// The target of an action could not be reached.
    static func relayFailed(_ failure: RelayFailure) -> Problem {
        Problem(status: .badGateway, detail: "The action's target gave no answer: \(failure.rawValue).")
    }
}
