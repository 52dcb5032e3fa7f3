internal import Widgets

extension Schemas {
    /// Problem details (RFC 9457).
    static var problems: JSONObject {
        let codes = ProblemCode.allCases.map { $0.rawValue }
        return [
            "ProblemCode": Schema.words(codes).described("The kind of problem, for programs."),
            "Fault": fault,
            "Problem": problem,
        ]
    }

    // Problem details may get more members later, so both objects are open.

    private static var fault: JSON {
        [
            "type": "object",
            "required": ["location", "message"],
            "properties": [
                "location": Schema.string(pattern: "^(body|query|path)")
                    .described("The place, such as `body.content.stat_rows[2].label`."),
                "message": Schema.string().described("The rule, and the way out."),
                "value": ["type": ["null", "boolean", "number", "string"], "description": .string(shortValue)],
            ],
        ]
    }

    private static let shortValue =
        "The value that was refused, if it is short: null, a boolean, or a number or string of up to 128 bytes."

    private static var problem: JSON {
        [
            "description": "Problem details (RFC 9457).",
            "type": "object",
            "required": ["type", "title", "status", "detail", "instance"],
            "properties": [
                "type": Schema.constant("about:blank"),
                "title": Schema.string().described("The phrase of the status."),
                "status": Schema.integer(400...599),
                "detail": Schema.string().described("What is wrong in this case, and the way out."),
                "instance": Schema.string(pattern: "^/requests/[0-9a-f]{16}$")
                    .described("The name of the request; the line in the server's log has the same 16 digits."),
                "code": Schema.named("ProblemCode"),
                "errors": Schema.array(of: Schema.named("Fault"), limit: Faults.limit)
                    .with("minItems", 1)
                    .described("All errors of the request, at most the first \(Faults.limit)."),
                "retry_after_ms": Schema.integer(from: 1)
                    .described("The milliseconds after which the same request is welcome."),
            ],
        ]
    }
}
