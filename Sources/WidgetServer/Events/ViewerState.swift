internal import Widgets

/// The progress of a viewer, and its rights.
struct ViewerState: Sendable {
    /// Progress of the stream.
    enum Stage: Sendable {
        /// Nothing has been sent; it may go on after the change of this number.
        case opening(resumeAfter: Int?)
        /// The event with everything is half sent; these widgets are left.
        case state(ArraySlice<Widget>)
        /// All that is left to tell are changes.
        case live
    }

    /// The hub's view of it.
    let subscriber: Subscriber
    /// The widgets that it may see.
    let scope: EventScope
    /// The credential that let it in, to be checked again.
    let credential: Credential
    /// Progress of the stream.
    var stage: Stage
    /// The number of the last change that it has been told.
    var position = 0
    /// The count of changes of the system's clock at the time of the first event.
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
