// Texts of all pages.

export default {
    // Shell
    skip: "Перейти до вмісту",
    navigation: "Сторінки",
    widgets: "Віджети",
    wall: "Табло",
    playground: "Майстерня",
    language: "Мова",
    signIn: "Увійти",
    signOut: "Вийти",
    signOutFailed: "Не вдалося вийти: сервер недоступний. Ваш сеанс досі активний.",
    close: "Закрити",
    copy: "Копіювати",
    copied: "Скопійовано.",
    copyFailed: "Браузер не дозволив копіювання. Виділіть текст і скопіюйте його вручну.",
    scriptFailed: "Не вдалося запустити сторінку: {reason}",
    loading: "Очікування сервера…",
    contactLost: "Зʼєднання із сервером немає з {time} ({age}). Індикатори з датами йдуть далі самі.",
    contactNever: "Зʼєднання ще немає. Показано останні відомі дані.",
    mayNotSee: "Цей ключ не має доступу до віджетів. Вийдіть і увійдіть з ключем, який його має.",

    // Families
    small: "Малий",
    medium: "Середній",
    large: "Великий",
    circular: "Круглий",
    rectangular: "Прямокутний",
    inline: "Рядковий",

    // Actions
    actionSent: "Надіслано на {host}.",
    actionAnswered: "Відповідь від {host}: {status}.",
    actionRefused: "Вузол {host} недоступний із цієї сторінки або не приймає запитів з інших сайтів (CORS). Дію не виконано.",
    actionInsecure: "Вузол {host} працює через HTTP без шифрування, а сторінкам на HTTPS браузери такого не дозволяють. Дію не виконано.",
    actionHeader: "Браузер не дозволяє сторінкам надсилати метод або заголовок цієї дії. Дію не виконано.",
    actionRelayOff: "Вузол {host} недоступний із цієї сторінки або не приймає запитів з інших сайтів (CORS). Сервер, запущений із «serve --relay-actions», може надіслати запит сам.",
    actionRelayed: "Сервер надіслав запит на {host}.",
    actionRelayFailed: "Ні сторінка, ні сервер не змогли надіслати запит на {host}.",
    actionUnsafe: "Цю адресу не відкрито, бо вона може запустити скрипт.",

    // Editor
    name: "Назва",
    contentEditor: "Вміст у форматі JSON",
    faults: "Помилки",
    noFaults: "Помилок немає. Сервер прийме цей вміст.",
    faultCount: { one: "{count} помилка", few: "{count} помилки", many: "{count} помилок", other: "{count} помилки" },
    faultPlace: "Рядок {line}, {location}",
};
