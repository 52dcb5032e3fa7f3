internal import Widgets

/// The schemas of everything but widgets and their contents, which are made from declarations of fields.
enum Schemas {
    /// All schemas by their names.
    static var all: JSONObject {
        var all: JSONObject = [:]
        for member in [values, lists, links, account, problems].flatMap({ $0.members }) {
            all[member.name] = member.value
        }
        return all
    }

    /// Values that several objects have.
    private static var values: JSONObject {
        let form = "A color by name, or hexadecimal RRGGBB or RRGGBBAA with or without `#`; any case."
        return [
            "Slug": Schema.string(0...Slug.lengthLimit, pattern: Pattern.slug)
                .described("The name of a widget in addresses, unique in its account.")
                .with("examples", ["backup"]),
            "Date": Schema.string().with("format", "date-time")
                .described(
                    "RFC 3339 with an offset. A date that is written is not before 2000-01-01T00:00:00Z and at most 366 "
                        + "days ahead of now."
                ),
            "Instant": Schema.string(pattern: Pattern.instant).with("format", "date-time")
                .described("RFC 3339 in UTC, to the microsecond."),
            "Color": Schema.string(pattern: Pattern.color).described(form).with("examples", ["green", "#34C759"]),
            "ColorOrEmpty": Schema.string(pattern: Pattern.colorOrNothing)
                .described("\(form) An empty string means none.")
                .with("examples", ["green", "#34C759"]),
        ]
    }
}
