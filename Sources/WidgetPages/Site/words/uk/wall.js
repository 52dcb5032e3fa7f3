// Texts of the wall.

export default {
    widgetList: "Віджети",
    details: "Докладніше: {name}",
    fullScreen: "На весь екран",
    leaveFullScreen: "Вийти з повного екрана",
    fullScreenHint: "На весь екран (F)",
    backToWidgets: "До віджетів",
    wallEmpty: "Поки що показувати нічого.",
};
