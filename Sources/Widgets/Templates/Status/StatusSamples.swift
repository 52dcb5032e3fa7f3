#if !hasFeature(Embedded)
    extension StatusTemplate {
        static let samples = TemplateSamples(
            valid: [
                .init(
                    "warning",
                    #"""
                    {"template":"status","severity":"warning","label":"Replica lag","subtitle":"db-2 · 40 s behind",
                    "url_action":{"url":"https://example.com/runbook","foreground":true,"title":"Runbook","icon":"book.fill"}}
                    """#
                ),
                .init(
                    "critical",
                    #"""
                    {"template":"status","severity":"critical","label":"Database is down","subtitle":"db-1, eu-west; INC-7"}
                    """#
                ),
                .init(
                    "kept",
                    #"""
                    {"template":"status","severity":"success","label":"Готово","subtitle":"main|42","value":42,"unit":"ms",
                    "min_value":0,"max_value":10}
                    """#
                ),
            ],
            invalid: [.init("unknown severity", #"{"template":"status","severity":"grave"}"#)],
            longest: .init(
                "longest",
                #"{"template":"status","severity":"critical","# + TemplateSamples.longestMembers + "}"
            ),
            empty: .init("empty", #"{"template":"status"}"#)
        )
    }
#endif
