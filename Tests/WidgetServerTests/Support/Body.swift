/// Bodies that many tests send.
enum Body {
    /// The first example of the issue that this server was built for.
    static let pages = """
        {"slug":"pages","name":"Pages","content":{"template":"progress","value":0.6,"label":"Pages",\
        "subtitle":"6 of 10 acked · INC-2841","icon":"checklist","accent_color":"green","stat_rows":[\
        {"label":"Acked","value":"6"},{"label":"Total","value":"10"},{"label":"Severity","value":"SEV-2"}]}}
        """

    /// The second one.
    static let maintenance = """
        {"slug":"maintenance","name":"Maintenance","content":{"template":"progress","value":0.0,\
        "label":"Maintenance","subtitle":"db-primary · read-only","icon":"wrench.and.screwdriver.fill",\
        "accent_color":"orange","start_date":"2027-05-10T22:00:00Z","end_date":"2027-05-11T00:00:00Z"}}
        """

    /// A POST of a widget with a content in JSON.
    static func widget(_ slug: String, name: String = "Widget", _ content: String, more: String = "") -> String {
        #"{"slug":"\#(slug)","name":"\#(name)","content":\#(content)\#(more)}"#
    }

    /// A POST of a widget whose content is a progress with more members than its value.
    static func progress(_ members: String, slug: String = "w") -> String {
        widget(slug, #"{"template":"progress",\#(members)}"#)
    }

    /// A PATCH of the content.
    static func patch(_ content: String) -> String {
        #"{"content":\#(content)}"#
    }
}
