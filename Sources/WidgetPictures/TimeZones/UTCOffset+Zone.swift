public import Widgets

extension UTCOffset {
    /// The offsets of a time zone of the system's database, such as `Europe/Kyiv`.
    ///
    /// The years from 2000 to 2099 are exact, as far as the database says what they will be.
    ///
    /// - Parameter zone: The name in the IANA database, in its own upper and lower case; 2 to 64 letters, digits,
    ///   `_`, `-`, `+` and `/`. `UTC` is known without a database. Any other text, a name that the database has not, and
    ///   the old names that are rules, such as `EST5EDT`, give nil.
    public init?(zone: String) {
        guard let zone = TimeZoneName(zone) else { return nil }
        if zone.isUTC {
            self = .utc
        } else if let zone = TimeZone(zone) {
            self = zone.offsets
        } else {
            return nil
        }
    }

    /// The offsets of the zone that this machine is set to: `TZ`, or else `/etc/localtime`; UTC when neither is there.
    public static var ofThisMachine: UTCOffset {
        TimeZone.ofThisMachine?.offsets ?? .utc
    }
}
