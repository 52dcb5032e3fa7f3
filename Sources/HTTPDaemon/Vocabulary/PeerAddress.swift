// Both modules include <sys/socket.h>, and either may come to own its declarations. So here and elsewhere both are named.
internal import CMicrohttpd
internal import Glibc
internal import SystemSupport

/// The address of a client: IPv6, or IPv4 in its IPv6-mapped form, so that both compare and hash as 16 bytes.
public struct PeerAddress: Sendable, Hashable, CustomStringConvertible {
    /// The first eight bytes, the first of them in the highest bits.
    public let high: UInt64

    /// The last eight bytes.
    public let low: UInt64

    /// An address from its two halves.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// An IPv4 address from its number, such as 0x7F00_0001 for 127.0.0.1.
    public init(ipv4: UInt32) {
        self.init(high: 0, low: 0xFFFF << 32 | UInt64(ipv4))
    }

    /// Reads an address as it stands in `X-Forwarded-For` or `Forwarded`: IPv4, IPv6, brackets, a port behind either.
    ///
    /// Anything else, zones and host names included, is nil (`inet_pton`).
    public init?(_ text: some StringProtocol) {
        var text = Substring(text)
        guard text.utf8.count <= 64 else { return nil }
        while let first = text.utf8.first, first.isBlank { text.removeFirst() }
        while let last = text.utf8.last, last.isBlank { text.removeLast() }
        if text.hasPrefix("[") {
            guard let end = text.firstIndex(of: "]") else { return nil }
            guard Self.isPort(text[text.index(after: end)...]) else { return nil }
            text = text[text.index(after: text.startIndex)..<end]
        } else if let colon = text.firstIndex(of: ":"), text[..<colon].contains(".") {
            guard Self.isPort(text[colon...]) else { return nil }
            text = text[..<colon]
        }
        var four = in_addr()
        var six = in6_addr()
        let digits = String(text)
        guard !digits.utf8.contains(0) else { return nil }
        if inet_pton(AF_INET, digits, &four) == 1 {
            self.init(ipv4: UInt32(bigEndian: four.s_addr))
        } else if inet_pton(AF_INET6, digits, &six) == 1 {
            self.init(six)
        } else {
            return nil
        }
    }

    init(_ six: in6_addr) {
        self = withUnsafeBytes(of: six) { bytes in
            PeerAddress(
                high: UInt64(bigEndian: bytes.loadUnaligned(as: UInt64.self)),
                low: UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            )
        }
    }

    /// Reads what the kernel filled in; other families than IPv4 and IPv6 become `::`.
    init(_ address: UnsafePointer<sockaddr>?) {
        switch address.map({ Int32($0.pointee.sa_family) }) {
        case AF_INET:
            let four = UnsafeRawPointer(address)?.loadUnaligned(as: sockaddr_in.self)
            self.init(ipv4: UInt32(bigEndian: four?.sin_addr.s_addr ?? 0))
        case AF_INET6:
            let six = UnsafeRawPointer(address)?.loadUnaligned(as: sockaddr_in6.self)
            self.init(six?.sin6_addr ?? in6_addr())
        default:
            self.init(high: 0, low: 0)
        }
    }

    /// The IPv4 address as a number, or nil for a true IPv6 address.
    public var ipv4: UInt32? {
        high == 0 && low >> 32 == 0xFFFF ? UInt32(truncatingIfNeeded: low) : nil
    }

    /// Whether the client is on this machine: `::1` or 127.0.0.0/8.
    public var isLoopback: Bool {
        if let ipv4 { return ipv4 >> 24 == 127 }
        return high == 0 && low == 1
    }

    /// The usual text: dotted for IPv4, RFC 5952 for IPv6 (`inet_ntop`).
    public var description: String {
        if let ipv4 {
            return "\(ipv4 >> 24).\(ipv4 >> 16 & 255).\(ipv4 >> 8 & 255).\(ipv4 & 255)"
        }
        var bytes = (high.bigEndian, low.bigEndian)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(INET6_ADDRSTRLEN)) { buffer in
            guard let text = inet_ntop(AF_INET6, &bytes, buffer.baseAddress, socklen_t(buffer.count)) else {
                return "::"
            }
            return String(cString: text)
        }
    }

    /// Whether the text is empty, or a colon and up to five digits.
    private static func isPort(_ text: Substring) -> Bool {
        let bytes = text.utf8
        guard let first = bytes.first else { return true }
        return first == 0x3A && (2...6).contains(bytes.count)
            && bytes.dropFirst().allSatisfy { $0.isASCIIDigit }
    }
}
