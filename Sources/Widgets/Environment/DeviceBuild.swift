/// The version of the program that draws on a device, such as 1.6: it decides which fields the device knows.
public struct DeviceBuild: Sendable, Hashable {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int

    /// A build of its two numbers.
    public init(major: Int, minor: Int) {
        self.major = major
        self.minor = minor
    }

    /// Reads `1.6`, `1` or `1.6.2`; further parts are ignored.
    ///
    /// - Parameter text: Numbers of at most four digits with points between; anything else gives nil.
    public init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        var numbers: [Int] = []
        for part in parts {
            guard (1...4).contains(part.count), part.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
                return nil
            }
            numbers.append(part.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
        }
        guard let major = numbers.first else { return nil }
        self.init(major: major, minor: numbers.count > 1 ? numbers[1] : 0)
    }

    /// The newest build, and the one that is meant where none is given.
    public static let current = DeviceBuild(major: 1, minor: 6)

    /// Whether the build reads `start_date` and `end_date`; those before 1.6 ignore them.
    public var knowsWindows: Bool {
        self >= DeviceBuild(major: 1, minor: 6)
    }
}

extension DeviceBuild: Comparable {
    /// Orders by age: older is less.
    public static func < (left: DeviceBuild, right: DeviceBuild) -> Bool {
        (left.major, left.minor) < (right.major, right.minor)
    }
}
