/// A system call that failed in a test.
struct SystemError: Error {
    let number: Int32
}
