import Synchronization
import SystemSupport
import Testing

@testable import WidgetServer

/// The thread that commits: woken by work, and by itself when it asked for that.
@Suite struct BatchWorkerTests {
    @Test func isCalledAgainWithNothingWhenItAskedForThat() throws {
        let calls = Mutex<[[Int]]>([])
        let done = Semaphore()
        let worker = try BatchWorker<Int> { jobs in
            calls.withLock { $0.append(jobs) }
            if jobs.isEmpty { done.signal() }
            return jobs.isEmpty ? nil : .microseconds(1)
        }
        #expect(worker.submit(7))
        done.wait()
        worker.stop()
        #expect(calls.withLock { $0 } == [[7], []])
        #expect(!worker.submit(8))
    }
}
