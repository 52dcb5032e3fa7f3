// Words of the wall.

export default {
    widgetList: "Widgets",
    details: "Details of {name}",
    fullScreen: "Full screen",
    leaveFullScreen: "Leave full screen",
    fullScreenHint: "Full screen (F)",
    backToWidgets: "Back to the widgets",
    wallEmpty: "Nothing to show yet.",
};
