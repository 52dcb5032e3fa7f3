import Glibc
import Synchronization

/// Values that other threads add and the test waits for.
final class Collected<Value: Sendable>: Sendable {
    private let list = Mutex<[Value]>([])
    private let pipe: (read: Int32, write: Int32)

    init() {
        var ends: [Int32] = [-1, -1]
        Glibc.pipe(&ends)
        pipe = (ends[0], ends[1])
    }

    deinit {
        close(pipe.read)
        close(pipe.write)
    }

    func add(_ value: Value) {
        list.withLock { $0.append(value) }
        var byte: UInt8 = 1
        write(pipe.write, &byte, 1)
    }

    /// Sleeps until there are so many, and takes them out.
    func take(_ count: Int) -> [Value] {
        var byte: UInt8 = 0
        for _ in 0..<count { read(pipe.read, &byte, 1) }
        return list.withLock { list in
            defer { list.removeFirst(count) }
            return Array(list[..<count])
        }
    }
}
