import Testing
import WidgetStore

@Suite("Secret digests")
struct SecretDigestTests {
    /// FIPS 180-4 examples of the NIST.
    @Test(arguments: [
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func isTheSHA256(text: String, hexadecimal: String) {
        let digits = SecretDigest(of: text).withUnsafeBytes { bytes in
            bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
        #expect(digits == hexadecimal)
    }

    @Test func comesBackFromItsBytes() {
        let digest = SecretDigest(of: "abc")
        #expect(digest.withUnsafeBytes { SecretDigest(bytes: $0) } == digest)
        #expect(Set([digest, SecretDigest(of: "abc"), SecretDigest(of: "abd")]).count == 2)
    }

    @Test(arguments: [0, 31, 33])
    func refusesAnotherNumberOfBytes(count: Int) {
        let bytes = [UInt8](repeating: 7, count: count)
        #expect(bytes.withUnsafeBytes { SecretDigest(bytes: $0) } == nil)
    }

    @Test(arguments: 0..<32)
    func differsWhenAnyOneByteDoes(index: Int) {
        let digest = SecretDigest(of: "abc")
        var bytes = digest.withUnsafeBytes { Array($0) }
        bytes[index] ^= 1
        #expect(bytes.withUnsafeBytes { SecretDigest(bytes: $0) } != digest)
    }

    @Test func descriptionsHideTheBytes() {
        let digest = SecretDigest(of: "abc")
        var dumped = ""
        dump(digest, to: &dumped)
        #expect("\(digest)" == "SecretDigest(…)")
        #expect(String(reflecting: digest) == "SecretDigest(…)")
        #expect(dumped == "- SecretDigest(…)\n")
    }
}
