internal import HTTPDaemon
internal import Widgets

extension ProblemResponse {
    /// The reference to the component.
    var reference: JSON { .reference(to: "responses", key) }

    /// The response object of the document; which header fields and members it has follows from the cases.
    var json: JSON {
        var object: JSONObject = ["description": .string(description)]
        let headers = headers
        if !headers.members.isEmpty { object["headers"] = .object(headers) }
        var examples: JSONObject = [:]
        for one in cases {
            examples[one.name] = ["value": one.problem.document(instance: "/requests/4f1c9a5be07d3286")]
        }
        object["content"] = .object([
            Problem.mediaType: ["schema": ["allOf": [Schema.named("Problem"), rule]], "examples": .object(examples)]
        ])
        return .object(object)
    }

    /// The header fields that the document describes, of those that any of the cases has.
    private var headers: JSONObject {
        var headers: JSONObject = [:]
        for header in ResponseHeader.ofProblems {
            let count = cases.count { one in one.problem.ownFields.contains { $0.name == header.name.rawValue } }
            guard count > 0 else { continue }
            headers[header.name.rawValue] = count == cases.count ? header.reference : header.json(isRequired: false)
        }
        return headers
    }

    /// The members that all problems of this status have, beyond those of any problem.
    private var rule: JSON {
        var codes: [String] = []
        for code in cases.compactMap({ $0.problem.code?.rawValue }) where !codes.contains(code) { codes.append(code) }
        var rule: JSONObject = [
            "properties": [
                "status": Schema.constant(.number(JSONNumber(status.rawValue))),
                "code": codes.isEmpty ? false : ["enum": .array(codes.map { .string($0) })],
            ]
        ]
        let required = [
            ("code", cases.allSatisfy { $0.problem.code != nil }),
            ("errors", cases.allSatisfy { !$0.problem.faults.isEmpty }),
            ("retry_after_ms", cases.allSatisfy { $0.problem.retryAfter != nil }),
        ].filter { $0.1 }
        if !required.isEmpty { rule["required"] = .array(required.map { .string($0.0) }) }
        return .object(rule)
    }
}
