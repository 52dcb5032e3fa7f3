internal import WidgetStore
internal import Widgets

extension Schemas {
    /// Shared links.
    static var links: JSONObject {
        let link: JSONObject = [
            "id": Schema.string(), "slug": Schema.named("Slug"), "created_at": Schema.named("Instant"),
        ]
        var newLink = link
        newLink["token"] = Schema.string(pattern: "^\(Pattern.secret(.readOnly))$")
        var urls: JSONObject = [:]
        for family in Family.allCases { urls[family.rawValue] = Schema.string() }
        newLink["urls"] = Schema.object(urls).described("The address of the picture of each family.")
        return [
            "Link": Schema.object(link).described("A shared link, without its token."),
            "NewLink": Schema.object(newLink).described("A shared link that was just made."),
            "LinkList": Schema.object(["items": Schema.array(of: Schema.named("Link"))]),
        ]
    }
}
