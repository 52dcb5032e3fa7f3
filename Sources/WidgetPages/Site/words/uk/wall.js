// Слова стіни.

export default {
    widgetList: "Віджети",
    details: "Докладно: {name}",
    fullScreen: "На весь екран",
    leaveFullScreen: "Вийти з повного екрана",
    fullScreenHint: "На весь екран (F)",
    backToWidgets: "Назад до віджетів",
    wallEmpty: "Поки нічого показати.",
};
