@testable import Widgets

extension Gallery {
    /// States: every severity, none, long and short texts, other scripts, own icon and colors, stale.
    static let statuses = [
        status(
            "critical",
            #""severity":"critical","label":"Database is down","subtitle":"db-1, eu-west; INC-2841",\#(twoButtons)"#
        ),
        status(
            "warning",
            #""severity":"warning","label":"Replication lags behind by 40 seconds","subtitle":"db-2 · eu-west""#
        ),
        status("success", #""severity":"success","label":"Backup complete","subtitle":"118 GB|nightly","value":0.5"#),
        status("info", #""severity":"info","label":"Deploying","subtitle":"web, api, worker, cron, billing, search""#),
        status("plain", "\"trend\":\"up\"").with { $0.widget = "Front door" },
        status(
            "clock",
            #""severity":"info","label":"Waiting for approval","subtitle_timer":{"date":"2027-05-10T21:12:40Z"}"#
        ),
        status("stale", #""severity":"success","label":"All systems normal","subtitle":"eu-west",\#(twoButtons)"#).with
        {
            $0.staleAfter = 600
        },
        status(
            "own",
            #""severity":"critical","label":"Washing machine","icon":"washer.fill","accent_color":"teal","subtitle":"60 °C""#
        ),
        status(
            "own-ground",
            #""severity":"warning","label":"Night mode","background_color":"102A5C","text_color":"CCDDEE",\#(twoButtons)"#
        ),
        status(
            "sentence",
            """
            "severity":"critical","label":"Payments of one bank are refused since the certificate of its gateway has run out",
            "subtitle":"payments, gateway-3, since this morning",\(twoButtons)
            """
        ),
        status("longest", #""severity":"warning","label":"\#(longest)","subtitle":"\#(longest)",\#(twoButtons)"#),
        status("ukrainian", #""severity":"success","label":"Резервна копія готова","subtitle":"база; ґанок""#).with {
            $0.locale = "uk"
        },
        status(
            "hebrew",
            #""severity":"warning","label":"השרת עמוס מאוד עכשיו","subtitle":"גיבוי 42, R&D",\#(twoButtons)"#
        )
        .with {
            $0.locale = "he"
        },
        status("japanese", #""severity":"warning","label":"バックアップサーバーが応答しません 🦀","subtitle":"東京""#).with {
            $0.locale = "ja"
        },
    ]

    private static let longest = String(repeating: "W", count: 256)

    private static let twoButtons = """
        "url_action":{"url":"https://example.org/","title":"Ack","icon":"mdi:check"},
        "secondary_url_action":{"url":"https://example.org/","title":"Runbook"}
        """

    private static func status(_ id: String, _ members: String) -> GalleryItem {
        GalleryItem("status-" + id, members).with { $0.template = .status }
    }
}
