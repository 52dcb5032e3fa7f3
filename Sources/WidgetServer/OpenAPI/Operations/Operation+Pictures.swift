internal import HTTPDaemon
internal import Widgets

extension Operation {
    static let getPicture = Operation.get(
        OperationDescription(
            id: "getPicture",
            resource: "Picture",
            tag: .pictures,
            summary: "A picture of the widget",
            details:
                "The widget as it looks now, by the server's clock. The tag changes with every change that can be seen, "
                + "also of a bar that advances by itself; a push that shows nothing new keeps it. An SVG has its text as "
                + "outlines.",
            parameters: [.pictureFamily] + OperationParameter.picture,
            response: picture([.entityTag]),
            problems: [.widgetPictureNotFound, .pictureUnreadable, .pictureUnavailable]
        )
    )
    static let getSharedPicture = Operation.get(
        OperationDescription(
            id: "getSharedPicture",
            resource: "SharedPicture",
            tag: .pictures,
            summary: "A picture of the widget that a shared link shows",
            details:
                "For an image in a page, a README or a dashboard: it needs no key and shows only the one widget. A link "
                + "belongs to the slug: it responds with 404 while there is no widget of that slug, and with the picture "
                + "again once there is one. Pages of any site may read the response.",
            parameters: OperationParameter.picture,
            response: picture([.entityTag, .anyOrigin]),
            problems: [.pictureNotFound, .pictureUnreadable, .pictureUnavailable]
        )
    )

    private static func picture(_ headers: [ResponseHeader]) -> OperationResponse {
        OperationResponse(
            status: .ok,
            description: "The picture.",
            headers: headers,
            types: PictureFormat.allCases.map { $0.mediaType },
            schema: Schema.string()
        )
    }
}
