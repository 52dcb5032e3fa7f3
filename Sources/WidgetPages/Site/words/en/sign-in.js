// Words of the sign-in page.

export default {
    key: "Key",
    signInLead: "Paste a key of this server. The browser trades it for a session and does not keep the key.",
    signInHelp: "The first start of the server showed a key. On its machine this makes another one:",
    signingIn: "Signing in…",
    keyMalformed: "This is not a key. A key begins with hlk_ and has 32 letters and digits after that.",
    keyReadOnly: "This is a read token of one widget. Signing in takes a key, which begins with hlk_.",
    keyUnknown: "This server does not know this key: it was revoked, or is of another server.",
    keyTooOften: "Too many requests came from this address. Wait {count} s and try again.",
    signInUnreachable: "The server could not be reached. Try again when it answers.",
    signInRefused: "The server refused: {reason}",
    cookiesOff: "The browser does not keep the session’s cookie. Allow cookies for this address and try again.",
};
