// Words of the playground.

export default {
    // Examples
    example: "Example",
    exampleSimple: "Simple",
    exampleWindow: "Window of time",
    exampleRows: "Rows",
    exampleActions: "Actions",
    exampleStatus: "Status, no bar",
    exampleWords: "Ukrainian text",
    exampleFaults: "With faults",

    // Writing
    playgroundLead: "Write the content of a widget and see it in every size. Nothing is stored until you push it.",
    content: "Content",
    value: "Value",
    clock: "Clock",
    openWindow: "Start a window of one hour",
    clockNow: "Now",
    clockHelp: "With a window the clock can be dragged from before its start to after its end.",

    // Preview
    reader: "Reader",
    build: "Device build",
    appearance: "Appearance",
    light: "Light",
    dark: "Dark",
    localeChoice: "Language and region",
    stale: "Stale",
    preview: "Preview",
    outdated: "With faults nothing new is drawn. This is the last content without any.",
    nothingDrawn: "As soon as the content has no faults, it is drawn here.",

    // Push
    share: "Use it",
    slug: "Slug",
    slugRule: "A slug is 1 to 128 of the characters a-z, A-Z, 0-9, _ and -, and begins with a letter or digit.",
    copyCurl: "Copy as curl",
    push: "Push",
    pushed: "Pushed. It is on your widgets page now.",
    pushFailed: "Not pushed: {reason}",
    pushUnreachable: "Not pushed: the server could not be reached.",
    pushSignIn: "To push from this page, sign in.",
};
