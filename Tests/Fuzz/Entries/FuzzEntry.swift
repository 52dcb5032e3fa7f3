/// One reader of foreign bytes, and what must hold whatever it is given.
///
/// The fuzzer and the tests call the same entries: the fuzzer with inputs that it makes up, the tests with the seeds and
/// with changes of them that are the same in every run.
public struct FuzzEntry: Sendable {
    /// The name, which is also that of the directory of its seeds.
    public let name: String
    /// The longest input in bytes that is worth trying.
    public let limit: Int
    /// How much of the time of a run it gets, beside the others.
    public let weight: Int

    private let body: @Sendable ([UInt8]) throws -> Void

    /// An entry of its parts; `check` throws a ``Finding`` for what must not be.
    public init(
        _ name: String,
        limit: Int = 4_096,
        weight: Int = 1,
        check: @escaping @Sendable ([UInt8]) throws -> Void
    ) {
        self.name = name
        self.limit = limit
        self.weight = weight
        body = check
    }

    /// Gives an input to the reader.
    ///
    /// - Parameter input: Any bytes.
    /// - Throws: ``Finding`` where something does not hold; other errors where the entry itself cannot work.
    public func check(_ input: [UInt8]) throws {
        try body(input)
    }

    /// All entries.
    ///
    /// Those for parts that are internal to their modules are there in debug builds only, for no other build can import them.
    public static var all: [FuzzEntry] {
        #if DEBUG
            core + server + commands
        #else
            core
        #endif
    }
}
