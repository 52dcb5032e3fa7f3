#if !hasFeature(Embedded)
    extension ProgressTemplate {
        static let samples = TemplateSamples(
            valid: [
                .init(
                    "simple",
                    #"""
                    {"template":"progress","value":0.6,"label":"Pages","subtitle":"6 of 10 acked · INC-2841",
                    "icon":"checklist","accent_color":"green"}
                    """#
                ),
                .init(
                    "window",
                    #"""
                    {"template":"progress","start_date":"2026-03-01T11:35:00Z","end_date":"2026-03-01T12:35:00Z",
                    "label":"Maintenance","subtitle":"db-primary · read-only","icon":"wrench.fill","accent_color":"orange"}
                    """#
                ),
                .init(
                    "rows",
                    #"""
                    {"template":"progress","value":0.6,"label":"Pages","subtitle":"6 of 10 acked · INC-2841",
                    "icon":"checklist","severity":"success","stat_rows":[{"label":"Acked","value":"6"},
                    {"label":"Total","value":"10"},{"label":"Severity","value":"SEV-2"}]}
                    """#
                ),
                .init(
                    "actions",
                    #"""
                    {"template":"progress","value":0.99,"label":"Quota","subtitle":"498 of 500 GB · resets Friday",
                    "icon":"internaldrive.fill","accent_color":"purple","trend":"up",
                    "url_action":{"url":"https://example.com/free","method":"POST","title":"Free space","icon":"trash.fill"},
                    "secondary_url_action":{"url":"https://example.com/quota","foreground":true,"title":"Details"}}
                    """#
                ),
                .init(
                    "words",
                    #"""
                    {"template":"progress","value":0.87,"label":"Резервна копія","subtitle":"фото · 118 ГБ з 136",
                    "icon":"mdi:backup-restore","accent_color":"#0A84FF"}
                    """#
                ),
            ],
            invalid: [
                .init("nothing", #"{"template":"progress"}"#),
                .init("half a window", #"{"template":"progress","end_date":"2026-03-01T12:35:00Z"}"#),
                .init("percent", #"{"template":"progress","value":42}"#),
            ],
            longest: .init("longest", #"{"template":"progress","value":1,"# + TemplateSamples.longestMembers + "}"),
            empty: .init("empty", #"{"template":"progress","value":0}"#)
        )
    }
#endif
