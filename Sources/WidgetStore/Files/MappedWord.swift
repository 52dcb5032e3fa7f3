internal import Glibc
internal import Synchronization

/// One number in a file, mapped into memory and shared with all that map it.
struct MappedWord: ~Copyable, Sendable {
    // Mapped in init, unmapped in deinit; touched as an atomic only.
    nonisolated(unsafe) private let word: UnsafeMutablePointer<Atomic<UInt64>>
    private static let size = MemoryLayout<Atomic<UInt64>>.size

    /// Maps the file; nil, and the reason in `errno`, where the system refuses.
    ///
    /// - Parameters:
    ///   - path: A file, never a link to one; made with mode 600 if it is made.
    ///   - flags: Those of `open`.
    init?(path: String, flags: Int32) {
        let descriptor = open(path, flags | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        // Not ftruncate: on a full disk that leaves a hole, and the first change of the word would end the process (SIGBUS).
        let status = posix_fallocate(descriptor, 0, off_t(Self.size))
        guard status == 0 else {
            errno = status
            return nil
        }
        let mapped = mmap(nil, Self.size, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        guard let mapped, mapped != MAP_FAILED else { return nil }
        word = mapped.assumingMemoryBound(to: Atomic<UInt64>.self)
    }

    deinit {
        // Fails only for an address that was not mapped.
        munmap(word, Self.size)
    }

    /// The number.
    var value: UInt64 { word.pointee.load(ordering: .acquiring) }

    /// Adds one.
    func add() { word.pointee.wrappingAdd(1, ordering: .releasing) }
}
