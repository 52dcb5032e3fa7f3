// Words of the page of all widgets.

export default {
    widgetList: "Widgets",
    details: "Details of {name}",
    arrange: "Arrange",
    done: "Done",
    arrangeHelp: "Drag a widget, or use the arrows below it. Pinned widgets stand first.",
    allSizes: "Size of all",
    mixedSizes: "Mixed",
    sizeOf: "Size of {name}",
    pin: "Pin {name}",
    earlier: "Move {name} earlier",
    later: "Move {name} later",
    moved: "{name} is now at place {place} of {count}.",
    emptyTitle: "No widgets yet",
    emptyLead: "Push a first bar and it appears here at once. Put your key in place of hlk_YOUR_KEY, the one that the server showed when it was first started.",
    emptyMore: "Not sure what to push? Try it in the playground.",
};
