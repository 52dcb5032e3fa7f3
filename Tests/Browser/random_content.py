"""Contents by chance, with what is long, odd or missing more often than in life."""

import random

texts = [
    "W", "Mm ", "ab cd", "i", "резервна ", "النسخ ", "גיבוי ", "バック", "👨‍👩‍👧‍👦", "e\u0301", "a·b|c•", "🇺🇦", "R&D<>\"'", "\u200f",
    "\ufffd", "\u1100\u1161\u11a8", "ก็", "\u00a0", "𝒳", "क्षि",
]
values = ["0", "1", "0.004", "0.996", "0.5", "0.07", "0.9999999999", "0.42", "4.2e-1", "0.1234567890123456789", "-0.0"]
locales = ["en", "uk", "ar", "ar-SA", "he", "fr", "tr", "eu", "ja", "de-CH", "xx-not-a-locale-", "en-US"]
families = ["small", "medium", "large", "circular", "rectangular", "inline"]
icons = ["checklist", "mdi:bell", "bolt.fill", "no such icon", "mdi:backup-restore", "externaldrive.badge.checkmark"]


class RandomContent:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def text(self, limit):
        part = self.random.choice(texts)
        length = self.random.choice([1, 3, 10, 30, limit])
        return ("x" + part * length)[:min(length, limit)]

    def chance(self, count):
        return self.random.randrange(count) == 0

    def colour(self):
        if self.chance(2):
            return self.random.choice(["red", "orange", "yellow", "green", "blue", "Purple", "pink", "BROWN", "mint"])
        return "".join(self.random.choices("0123456789abcdefABCDEF", k=8 if self.chance(4) else 6))

    def action(self):
        action = {"url": self.random.choice(["https://example.org/", "tel:112", "http://user@host:80/x"])}
        if not self.chance(4):
            action["title"] = self.text(64)
        if self.chance(2):
            action["icon"] = "bell"
        if self.chance(3):
            action["foreground"] = True
        if action["url"].startswith("http") and self.chance(2):
            action |= {"method": "POST", "headers": {"X-Token": "a"}, "body": self.text(100)}
        return action

    def content(self):
        """A content whose value is a text of JSON to be put in place of `VALUE`."""
        content = {"template": "status" if self.chance(3) else "progress"}
        for name, value in [
            ("label", self.text(256)), ("subtitle", self.text(256)), ("icon", self.random.choice(icons)),
            ("accent_color", self.colour()), ("trend", self.random.choice(["up", "down", "flat"])),
        ]:
            if not self.chance(4):
                content[name] = value
        for name in ["background_color", "text_color"]:
            if self.chance(4):
                content[name] = self.colour()
        if self.chance(3):
            content["severity"] = self.random.choice(["info", "warning", "critical", "success"])
        content["stat_rows"] = [
            {"label": self.text(32), "value": self.text(32), "unit": self.text(16)}
            for _ in range(self.random.randrange(7))
        ]
        for name in ["tap_action", "url_action", "secondary_url_action"]:
            if self.chance(2):
                content[name] = self.action()
        if self.chance(4):
            content["subtitle_timer"] = {
                "date": self.random.choice(["2026-03-01T12:00:00Z", "1999-12-31T23:59:59.5+02:00"]),
                "style": self.random.choice(["timer", "relative"]),
            }
        if self.chance(3):
            content |= {"start_date": "2026-03-01T10:00:00Z", "end_date": "2026-03-01T20:00:00.25Z"}
        return content

    def request(self, value="VALUE"):
        """What the module is asked to draw; the value of the content is put in as it is written."""
        content = self.content()
        if "start_date" not in content or self.chance(2):
            content["value"] = value
        widget = {
            "slug": "w", "name": self.text(256), "content": content, "created_at": "2026-03-01T00:00:00Z",
            "updated_at": "2026-03-01T11:00:00.123456Z",
        }
        if self.chance(2):
            widget["stale_after"] = 60
        return {
            "widget": widget, "now": 1772366400000 + self.random.randrange(40_000_000),
            "locale": self.random.choice(locales), "appearance": self.random.choice(["light", "dark"]),
            "build": self.random.choice(["1.6", "1.6", "1.5"]), "scale": self.random.choice([1, 2, 3]),
            "offset": {"seconds": self.random.choice([0, 7200, -34200])},
        }
