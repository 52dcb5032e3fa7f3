internal import HTTPDaemon
internal import Widgets

extension Operation {
    static let getHealth = Operation.get(
        OperationDescription(
            id: "getHealth",
            resource: "Health",
            tag: .server,
            summary: "The health of the server",
            details: "It needs no key, and the rate limit does not count it.",
            response: .json(
                "The server responds.",
                schema: Schema.object(["status": Schema.constant("ok")]),
                example: { _ in ["status": "ok"] }
            )
        )
    )
    static let getMetrics = Operation.get(
        OperationDescription(
            id: "getMetrics",
            resource: "Metrics",
            tag: .server,
            summary: "Metrics for Prometheus",
            details: "The text format 0.0.4. It needs a key, except straight from the machine that the server runs on.",
            response: OperationResponse(
                status: .ok,
                description: "The metrics.",
                types: ["text/plain"],
                schema: Schema.string(),
                example: { _ in
                    "# HELP headway_widgets Widgets of all accounts.\n# TYPE headway_widgets gauge\nheadway_widgets 2\n"
                }
            )
        )
    )
    static let getDescription = Operation.get(
        OperationDescription(
            id: "getDescription",
            resource: "Description",
            tag: .server,
            summary: "This document",
            details: "`headway openapi` prints the same.",
            response: .json(
                "OpenAPI 3.1.",
                schema: [
                    "type": "object", "required": ["openapi", "info", "paths"],
                    "properties": ["openapi": Schema.string(pattern: #"^3\.1\."#)],
                ]
            )
        )
    )
}
