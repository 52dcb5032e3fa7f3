// Texts of the playground.

export default {
    // Examples
    example: "Example",
    exampleSimple: "Simple",
    exampleWindow: "Time window",
    exampleRows: "Stat rows",
    exampleActions: "Actions",
    exampleStatus: "Status, no bar",
    exampleWords: "Ukrainian text",
    exampleFaults: "With errors",

    // Writing
    playgroundLead: "Write the content of a widget and preview it in every size. Nothing is stored until you push it.",
    content: "Content",
    value: "Value",
    clock: "Clock",
    openWindow: "Set a one-hour window",
    clockNow: "Now",
    clockHelp: "With a start and an end date, you can drag the clock from before the start to after the end.",

    // Preview
    reader: "Preview options",
    build: "App version",
    appearance: "Appearance",
    light: "Light",
    dark: "Dark",
    localeChoice: "Language and region",
    stale: "Stale data",
    preview: "Preview",
    outdated: "This preview is out of date. Fix the errors to update it.",
    nothingDrawn: "Fix the errors to see a preview.",

    // Push
    share: "Push this widget",
    slug: "Slug",
    slugRule: "Use 1 to 128 of the characters a-z, A-Z, 0-9, _ and -. A slug begins with a letter or digit.",
    copyCurl: "Copy as curl",
    push: "Push",
    pushed: "Pushed. The widget is now on your widgets page.",
    pushFailed: "Not pushed: {reason}",
    pushUnreachable: "Not pushed: the server is unreachable.",
    pushSignIn: "Sign in to push from this page.",
};
