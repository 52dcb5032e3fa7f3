import Glibc
import TestSupport
import Testing

/// A file system of a few MiB in memory, over a directory of its own; unmounted when this goes out of scope.
///
/// Only root may mount one; a test that cannot have it is cancelled.
final class SmallDisk: Sendable {
    let directory: TemporaryDirectory

    /// Mounts it.
    ///
    /// - Parameter mebibytes: Its size.
    /// - Throws: What cancels the test where this is not possible.
    init(mebibytes: Int) throws {
        directory = try TemporaryDirectory()
        guard mount("headway-test", directory.path, "tmpfs", 0, "size=\(mebibytes)m,mode=700") == 0 else {
            try Test.cancel("this system lets this user mount no tmpfs")
        }
    }

    deinit {
        umount2(directory.path, Int32(MNT_DETACH))
    }

    /// Takes all room but so many bytes, rounded up to pages of 4 KiB.
    func fill(leaving bytes: Int) throws {
        let descriptor = open(directory.file("filler"), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        var status = statvfs()
        try #require(fstatvfs(descriptor, &status) == 0)
        var size = stat()
        try #require(fstat(descriptor, &size) == 0)
        let taken = Int(size.st_blocks) * 512 + Int(status.f_bavail) * Int(status.f_bsize) - bytes
        try #require(ftruncate(descriptor, 0) == 0)
        if taken > 0 { try #require(posix_fallocate(descriptor, 0, taken) == 0) }
    }

    /// Gives all of that room back.
    func clear() {
        unlink(directory.file("filler"))
    }

    /// Lets nobody write to it, or everybody again; only while no file of it is open for writing.
    func setReadOnly(_ isReadOnly: Bool) throws {
        let flags = UInt(MS_REMOUNT) | (isReadOnly ? UInt(MS_RDONLY) : 0)
        try #require(mount(nil, directory.path, nil, flags, nil) == 0)
    }
}
