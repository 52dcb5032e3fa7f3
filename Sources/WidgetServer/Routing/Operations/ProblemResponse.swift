internal import HTTPDaemon

/// A refusal that operations share: its cases are the server's own problems, from which the document quotes.
struct ProblemResponse: Sendable {
    /// One case with its name among the examples of the document.
    struct Case: Sendable {
        /// The name, such as `not-json`.
        let name: String
        /// The problem that the server reports in this case.
        let problem: Problem

        /// A problem under a name.
        init(_ name: String, _ problem: Problem) {
            self.name = name
            self.problem = problem
        }
    }

    /// The name among the components of the document, such as `TokenInvalid`.
    let key: String
    /// Whole sentences for the document.
    let description: String
    /// The cases, at least one, all of the same status.
    let cases: [Case]
    /// The status.
    let status: HTTPStatus

    /// A refusal with these cases.
    init(_ key: String, _ description: String, _ first: Case, _ more: Case...) {
        self.key = key
        self.description = description
        cases = [first] + more
        status = first.problem.status
    }
}
