// The texts of the sign-in page.

export default {
    en: {
        key: "Key",
        signInLead: "Paste a key of this server. The browser trades it for a session and does not keep the key.",
        signInHelp: "The first start of the server showed a key. On its machine this makes another one:",
        signingIn: "Signing in…",
        keyMalformed: "This is not a key. A key begins with hlk_ and has 32 letters and digits after that.",
        keyReadOnly: "This is a read token of one widget. Signing in takes a key, which begins with hlk_.",
        keyUnknown: "This server does not know this key: it was revoked, or is of another server.",
        keyTooOften: "Too many requests came from this address. Wait {count} s and try again.",
        signInUnreachable: "The server could not be reached. Try again when it answers.",
        signInRefused: "The server refused: {reason}",
        cookiesOff: "The browser does not keep the session’s cookie. Allow cookies for this address and try again.",
    },
    uk: {
        key: "Ключ",
        signInLead: "Вставте ключ цього сервера. Браузер обміняє його на сеанс і сам ключ не зберігатиме.",
        signInHelp: "Ключ було показано, коли сервер запустили вперше. На його комп’ютері так можна створити ще один:",
        signingIn: "Входимо…",
        keyMalformed: "Це не ключ. Ключ починається з hlk_, а далі має 32 літери й цифри.",
        keyReadOnly: "Це лише токен для читання одного віджета. Щоб увійти, потрібен ключ, який починається з hlk_.",
        keyUnknown: "Сервер не знає цього ключа: його відкликано, або він від іншого сервера.",
        keyTooOften: "З цієї адреси надійшло забагато запитів. Зачекайте {count} с і спробуйте ще раз.",
        signInUnreachable: "Сервер недоступний. Спробуйте ще раз, коли він відповідатиме.",
        signInRefused: "Сервер відмовив: {reason}",
        cookiesOff: "Браузер не зберігає файл cookie сеансу. Дозвольте файли cookie для цієї адреси й спробуйте ще раз.",
    },
};
