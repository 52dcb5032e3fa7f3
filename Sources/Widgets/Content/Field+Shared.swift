extension Field {
    /// All fields that a content of any template has, in the order in which they are checked.
    static let shared: [Field] = [
        template, value, startDate, endDate, trend, statRows, label, subtitle, subtitleTimer, icon, accentColor,
        backgroundColor, textColor, severity, unit, minValue, maxValue, expiredText, tapAction, urlAction,
        secondaryURLAction,
    ]

    #if !hasFeature(Embedded)
        /// The shared fields that every template draws; templates name those that they draw beyond these.
        static let drawnByAll: [Field] = [
            label, subtitle, subtitleTimer, icon, accentColor, backgroundColor, textColor, severity, tapAction,
            urlAction, secondaryURLAction,
        ]
    #endif

    static let template = Field("template", .template, isRequired: true, "The kind of widget that is drawn.")
    static let value = Field(
        "value",
        .number,
        "The number. On a progress widget a fraction from 0 to 1 (42 % is 0.42), required unless both dates are set."
    )
    static let startDate = Field(
        "start_date",
        .date,
        "The start of a window: from then to `end_date` the bar advances by itself. Before `end_date`."
    )
    static let endDate = Field(
        "end_date",
        .date,
        "The end of a window. One date alone is kept and changes nothing."
    )
    static let trend = Field(
        "trend",
        .choice { Trend.allCases.map { $0.rawValue } },
        "The direction in which the reading moves."
    )
    static let statRows = Field(
        "stat_rows",
        .objects({ StatRow.shape }, limit: 6, noun: "row"),
        "Rows of values. A patch replaces all of them."
    )
    static let label = Field("label", .text(limit: 256), "The headline.")
    static let subtitle = Field(
        "subtitle",
        .text(limit: 256),
        "The line below; `·`, `|` and `•` split it into chips, on a status widget `,` and `;` as well."
    )
    static let subtitleTimer = Field(
        "subtitle_timer",
        .object { RunningClock.shape },
        "A running clock in place of the subtitle."
    )
    static let icon = Field(
        "icon",
        .text(limit: 128),
        "An SF Symbols name, or `mdi:` and a Material Design Icons name."
    )
    static let accentColor = Field("accent_color", .color, "The color of bar, number and edge.")
    static let backgroundColor = Field("background_color", .color, "The color of the card.")
    static let textColor = Field("text_color", .color, "The color of texts.")
    static let severity = Field(
        "severity",
        .choice { Severity.allCases.map { $0.rawValue } },
        """
        The severity; it gives the accent where `accent_color` is not set, and the icon of a status widget where `icon` \
        is not set.
        """
    )
    static let unit = Field("unit", .text(limit: 32), "The unit of `value`.")
    static let minValue = Field("min_value", .number, "The lower end of a scale.")
    static let maxValue = Field("max_value", .number, "The upper end of a scale.")
    static let expiredText = Field("expired_text", .text(limit: 64), "The text for a clock that has run out.")
    static let tapAction = Field("tap_action", .object { WidgetAction.shape }, "The action of a tap on the widget.")
    static let urlAction = Field("url_action", .object { WidgetAction.shape }, "The action of the first button.")
    static let secondaryURLAction = Field(
        "secondary_url_action",
        .object { WidgetAction.shape },
        "The action of the second button."
    )
}
