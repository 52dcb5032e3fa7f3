internal import Glibc
internal import SystemSupport

/// A file that is being made beside the one that it is to become; gone with this value unless it was put in place.
struct PartialFile: ~Copyable {
    /// Where it is, the target's path and a tail.
    let path: String

    /// Makes an empty file of mode 600 beside `target` (`mkstemp`).
    init(beside target: String) throws(StoreError) {
        var template = Array((target + ".partial.XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw Self.refusal(target, errno) }
        close(descriptor)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        // Not there any more where it was put in place.
        unlink(path)
    }

    /// Puts the file on the disk, and then under its name at once.
    ///
    /// - Parameters:
    ///   - target: The path that it was made beside.
    ///   - replaces: Whether a file of that name is replaced.
    /// - Throws: `StoreError.Kind.conflict` when there is one and it is not.
    func place(at target: String, replaces: Bool) throws(StoreError) {
        try DurableFile.synchronize(path)
        if !replaces {
            // `link` refuses a name that is taken; `rename` takes it over.
            if link(path, target) == 0 { return DurableFile.synchronizeParent(of: target) }
            guard errno != EEXIST else { throw StoreError.taken(target) }
            // File systems of other systems, such as those of memory sticks, have no links. Nobody else has the name as a rule.
            guard [EPERM, EOPNOTSUPP, ENOSYS].contains(errno) else { throw Self.refusal(target, errno) }
            guard SystemCall.status(of: target) == nil else { throw StoreError.taken(target) }
        }
        guard rename(path, target) == 0 else { throw Self.refusal(target, errno) }
        DurableFile.synchronizeParent(of: target)
    }

    private static func refusal(_ target: String, _ reason: Int32) -> StoreError {
        let isFull = SystemCall.meansNoRoom(reason)
        return StoreError(
            isFull ? .unavailable(.full) : .unusableLocation,
            "\(target) cannot be written (\(SystemError(number: reason))). No backup was made."
        )
    }
}
