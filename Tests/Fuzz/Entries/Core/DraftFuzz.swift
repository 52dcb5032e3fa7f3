import Widgets

/// A POST on the first line and a PATCH on each line after it: what results is always what a POST would be let have.
enum DraftFuzz {
    @Sendable
    static func check(_ input: [UInt8]) throws(Finding) {
        let now = ContentFuzz.now
        let lines = input.lines
        guard let first = try? JSON(parsing: lines[0]) else { return }
        var (slug, draft): (Slug, WidgetDraft)
        do {
            (slug, draft) = try WidgetDraft.posted(first, now: now)
        } catch {
            return try ContentFuzz.check(error, in: "body")
        }
        try check(draft, slug)
        for line in lines.dropFirst().prefix(8) {
            guard let patch = try? JSON(parsing: line) else { continue }
            do throws(Faults) {
                draft = try draft.patched(patch, now: now)
            } catch {
                try ContentFuzz.check(error, in: "body")
                continue
            }
            try check(draft, slug)
        }
    }

    private static func check(_ draft: WidgetDraft, _ slug: Slug) throws(Finding) {
        var body: JSONObject = ["slug": .string(slug.text), "name": .string(draft.name), "content": draft.document]
        body["push_throttle"] = draft.pushThrottle.map { .number(JSONNumber($0)) }
        body["stale_after"] = draft.staleAfter.map { .number(JSONNumber($0)) }
        guard let again = try? WidgetDraft.posted(.object(body), now: ContentFuzz.now) else {
            throw Finding("\(draft.document) was accepted and is refused")
        }
        try Finding.unless(
            again.draft == draft && again.slug == slug,
            "\(draft.document) changes when it is sent again"
        )
        guard let heartbeat = try? draft.patched(.object(JSONObject()), now: ContentFuzz.now) else {
            throw Finding("an empty patch is refused")
        }
        try Finding.unless(heartbeat == draft, "an empty patch changes something")
        for member in draft.document.object?.members ?? [] {
            try Finding.unless(
                !member.value.isNull && member.value.string != "",
                "\(member.name) is kept though not set"
            )
        }
    }
}
