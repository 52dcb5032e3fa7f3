/// The units in which a relative time is said.
enum TimeUnit: Sendable, CaseIterable {
    case second, minute, hour, day

    var seconds: Int64 {
        switch self {
        case .second: 1
        case .minute: 60
        case .hour: 3_600
        case .day: 86_400
        }
    }

    var english: (one: String, many: String) {
        switch self {
        case .second: ("second", "seconds")
        case .minute: ("minute", "minutes")
        case .hour: ("hour", "hours")
        case .day: ("day", "days")
        }
    }

    var ukrainian: (one: String, few: String, many: String) {
        switch self {
        case .second: ("секунду", "секунди", "секунд")
        case .minute: ("хвилину", "хвилини", "хвилин")
        case .hour: ("годину", "години", "годин")
        case .day: ("день", "дні", "днів")
        }
    }
}
