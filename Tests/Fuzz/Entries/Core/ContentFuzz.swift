import Widgets

/// Contents: what passes the check is drawn by the rules, what does not is refused with places.
enum ContentFuzz {
    static let now = Instant(seconds: 1_772_359_200)

    /// A content as a client writes it, at a fixed time.
    @Sendable
    static func checkWritten(_ input: [UInt8]) throws(Finding) {
        guard let value = try? JSON(parsing: input) else { return }
        let content: WidgetContent
        do {
            content = try WidgetContent(value, now: now)
        } catch {
            return try check(error)
        }
        try Finding.unless(WidgetContent(stored: value) != nil, "what is accepted cannot be read from a store")
        try draw(content, input)
    }

    /// A content as a store may have it: whatever its rules were, it is drawn or it is none.
    @Sendable
    static func checkStored(_ input: [UInt8]) throws(Finding) {
        guard let value = try? JSON(parsing: input), let content = WidgetContent(stored: value) else { return }
        try draw(content, input)
    }

    static func check(_ faults: Faults, in place: String = "body.content") throws(Finding) {
        try Finding.unless((1...Faults.limit).contains(faults.list.count), "\(faults.list.count) faults")
        for fault in faults.list {
            try Finding.unless(fault.location.hasPrefix(place), "a fault at \(fault.location)")
            try Finding.unless(!fault.message.isEmpty, "a fault without a word at \(fault.location)")
        }
    }

    private static func draw(_ content: WidgetContent, _ input: [UInt8]) throws(Finding) {
        var dice = Dice(input)
        let name = dice.pick(["Widget", "резервна копія", "👨‍👩‍👧‍👦", "\u{202E}x\u{0}\n", String(repeating: "W", count: 256)])
        let widget = WidgetSnapshot(
            name: name,
            content: content,
            updatedAt: now,
            staleAfter: dice.pick([nil, 60, 604_800])
        )
        let environment = DrawingRules.environment(&dice)
        try DrawingRules.check(widget, at: now.adding(seconds: dice.pick([0, 1, 60, 86_400])), environment)
        // The ends of a window are where a fill, a number and a clock could disagree.
        for edge in [content.fields.startDate, content.fields.endDate, content.fields.subtitleTimer?.date].compactMap({
            $0
        }) {
            try DrawingRules.check(widget, at: edge.adding(nanoseconds: dice.pick([-1, 0, 1])), environment)
        }
    }
}
