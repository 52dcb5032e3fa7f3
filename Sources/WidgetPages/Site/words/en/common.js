// Texts of all pages.

export default {
    // Shell
    skip: "Skip to content",
    navigation: "Pages",
    widgets: "Widgets",
    wall: "Wall",
    playground: "Playground",
    language: "Language",
    signIn: "Sign in",
    signOut: "Sign out",
    signOutFailed: "Could not sign out: the server is unreachable. You are still signed in.",
    close: "Close",
    copy: "Copy",
    copied: "Copied.",
    copyFailed: "The browser blocked copying. Select the text and copy it manually.",
    scriptFailed: "The page failed to start: {reason}",
    loading: "Waiting for the server…",
    contactLost: "No connection to the server since {time} ({age}). Bars with dates keep running.",
    contactNever: "Not connected yet. Showing the last known state.",
    mayNotSee: "This key cannot view widgets. Sign out, then sign in with a key that can.",

    // Families
    small: "Small",
    medium: "Medium",
    large: "Large",
    circular: "Circular",
    rectangular: "Rectangular",
    inline: "Inline",

    // Actions
    actionSent: "Sent to {host}.",
    actionAnswered: "{host} responded with {status}.",
    actionRefused: "{host} is unreachable from this page, or it refuses requests from other sites (CORS). The action did not run.",
    actionInsecure: "{host} uses plain HTTP, which browsers block on HTTPS pages. The action did not run.",
    actionHeader: "The browser does not let pages send the method or a header of this action. The action did not run.",
    actionRelayOff: "{host} is unreachable from this page, or it refuses requests from other sites (CORS). A server started with “serve --relay-actions” can send this action itself.",
    actionRelayed: "Sent to {host} by the server.",
    actionRelayFailed: "Neither this page nor the server could send the request to {host}.",
    actionUnsafe: "This address was not opened because it could run a script.",

    // Editor
    name: "Name",
    contentEditor: "Content as JSON",
    faults: "Errors",
    noFaults: "No errors. The server will accept this.",
    faultCount: { one: "{count} error", other: "{count} errors" },
    faultPlace: "Line {line}, {location}",
};
