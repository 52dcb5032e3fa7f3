// Texts of the page of all widgets.

export default {
    widgetList: "Widgets",
    details: "Details of {name}",
    arrange: "Arrange",
    done: "Done",
    arrangeHelp: "Drag a widget, or use the arrows below it. Pinned widgets come first.",
    allSizes: "Size for all",
    mixedSizes: "Mixed",
    sizeOf: "Size of {name}",
    pin: "Pin {name}",
    earlier: "Move {name} earlier",
    later: "Move {name} later",
    moved: "{name} is now at position {place} of {count}.",
    emptyTitle: "No widgets yet",
    emptyLead: "Run this command to push your first widget; it appears here immediately. Replace hlk_YOUR_KEY with your key. The server showed one when it first started.",
    emptyMore: "Not sure what to push? Try it in the playground.",
};
