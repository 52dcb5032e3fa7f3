// Texts of the sign-in page.

export default {
    signInTitle: "Sign in",
    key: "Key",
    signInLead: "Paste a key for this server. The browser exchanges it for a session and does not store the key.",
    signInHelp: "The server showed a key when it first started. To create another one, run this command on the server:",
    signingIn: "Signing in…",
    keyMalformed: "This is not a key. A key is hlk_ followed by 32 letters and digits.",
    keyReadOnly: "This is a read token for one widget. To sign in, you need a key, which starts with hlk_.",
    keyUnknown: "This server does not recognize this key. It was revoked, or it belongs to another server.",
    keyTooOften: {
        one: "Too many requests from this address. Try again in {count} second.",
        other: "Too many requests from this address. Try again in {count} seconds.",
    },
    signInUnreachable: "The server is unreachable. Try again later.",
    signInRefused: "Could not sign in: {reason}",
    cookiesOff: "The browser did not store the session cookie. Allow cookies for this site and try again.",
};
