// Words of every page.

export default {
    // Shell
    skip: "Skip to the content",
    navigation: "Pages",
    widgets: "Widgets",
    wall: "Wall",
    playground: "Playground",
    language: "Language",
    signIn: "Sign in",
    signOut: "Sign out",
    signOutFailed: "The server could not be reached, so you are still signed in.",
    close: "Close",
    copy: "Copy",
    copied: "Copied.",
    copyFailed: "The browser did not allow copying. Select the text and copy it yourself.",
    scriptFailed: "The page could not start: {reason}",
    loading: "Waiting for the server…",
    contactLost: "No contact with the server since {time} ({age}). Bars with dates go on by themselves.",
    contactNever: "No contact with the server yet. Shown is what was last known.",
    mayNotSee: "This key may not see widgets. Sign out, and in again with a key that may.",

    // Families
    small: "Small",
    medium: "Medium",
    large: "Large",
    circular: "Circular",
    rectangular: "Rectangular",
    inline: "Inline",

    // Actions
    actionSent: "Sent to {host}.",
    actionAnswered: "{host} answered with {status}.",
    actionRefused: "{host} could not be reached from this page, or it refuses requests from other sites (CORS). Nothing was done.",
    actionInsecure: "{host} is reached by plain http, which browsers do not allow from a page on https. Nothing was done.",
    actionHeader: "The browser does not let a page send the header or method of this action. Nothing was done.",
    actionRelayOff: "{host} could not be reached from this page, or it refuses requests from other sites (CORS). A server started with “serve --relay-actions” would send it instead.",
    actionRelayed: "Sent to {host} by the server.",
    actionRelayFailed: "Neither this page nor the server could send to {host}.",
    actionUnsafe: "This address is not opened, as it could run a script.",

    // Editor
    name: "Name",
    contentEditor: "Content as JSON",
    faults: "Faults",
    noFaults: "No faults. The server would take this.",
    faultCount: { one: "{count} fault", other: "{count} faults" },
    faultPlace: "Line {line}, {location}",
};
