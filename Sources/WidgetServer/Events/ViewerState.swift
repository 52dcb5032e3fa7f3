internal import Widgets

/// How far a viewer has come, and what it may see.
struct ViewerState: Sendable {
    /// How far its stream has come.
    enum Stage: Sendable {
        /// Nothing has been sent; it may go on after the change of this number.
        case opening(resumeAfter: Int?)
        /// The event with everything is half sent; these widgets are left.
        case state(ArraySlice<Widget>)
        /// All that is left to tell are changes.
        case live
    }

    /// What the hub knows of it.
    let subscriber: Subscriber
    /// What it is shown.
    let scope: EventScope
    /// What it showed to get in, to be looked at again.
    let credential: Credential
    /// How far its stream has come.
    var stage: Stage
    /// The number of the last change that it has been told.
    var position = 0
    /// How often the system's clock had been set when it was told what it shows.
    var clockSetting: Int64?

    /// The state of a viewer that has just been let in.
    ///
    /// - Parameters:
    ///   - scope: What it is shown.
    ///   - credential: What it showed to get in.
    ///   - lastEventID: The field `Last-Event-ID`, or nil.
    init(scope: EventScope, credential: Credential, lastEventID: String?) {
        subscriber = Subscriber(account: scope.account)
        self.scope = scope
        self.credential = credential
        let last = lastEventID.flatMap { EventID($0) }
        stage = .opening(resumeAfter: last?.run == scope.run ? last?.sequence : nil)
    }
}
