internal import WidgetStore

/// What someone shows to get in, without the secret itself: enough to look again later whether it still counts.
struct Credential: Sendable, Hashable {
    /// What kind of secret it is.
    let kind: AccessKey.Kind
    /// The hash of the secret.
    let digest: SecretDigest

    /// The credential of a secret; nil for a text that is not formed like one.
    init?(_ secret: String) {
        guard let kind = AccessKey.kind(of: secret) else { return nil }
        self.kind = kind
        digest = SecretDigest(of: secret)
    }
}
