// Texts of the wall.

export default {
    widgetList: "Widgets",
    details: "Details of {name}",
    fullScreen: "Full screen",
    leaveFullScreen: "Exit full screen",
    fullScreenHint: "Full screen (F)",
    backToWidgets: "Back to widgets",
    wallEmpty: "Nothing to show yet.",
};
