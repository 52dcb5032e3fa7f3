extension ObjectReader {
    /// The template that a content names.
    mutating func template() -> Template? {
        guard let value = value("template") else {
            return refuse("template", nil, "is required; this server draws \(Template.listed)")
        }
        guard case .string(let text) = value else {
            return refuse("template", value, "must be a string, not \(value.typeName)")
        }
        guard let template = Template(rawValue: text) else {
            return refuse("template", value, "is not one that this server draws; it draws \(Template.listed)")
        }
        return template
    }

    /// A number from 0 to 1.
    mutating func fraction(_ name: String) -> Double? {
        guard let number = number(name) else { return nil }
        guard (0...1).contains(number) else {
            return refuse(name, value(name), "must be a fraction from 0 to 1; send 42% as 0.42")
        }
        return number
    }

    /// A date from 2000 on that lies at most 366 days after `now`; without `now`, any date.
    mutating func windowDate(_ name: String, now: Instant?) -> Instant? {
        guard let instant = instant(name) else { return nil }
        guard let now else { return instant }
        guard instant >= ObjectReader.firstDate else {
            return refuse(name, value(name), "must not be before 2000-01-01T00:00:00Z")
        }
        guard instant <= now.adding(seconds: 366 * 86_400) else {
            return refuse(name, value(name), "must not be more than 366 days ahead of now")
        }
        return instant
    }

    /// Rows of figures, at most six.
    mutating func statRows(_ name: String) -> [StatRow] {
        guard let value = value(name) else { return [] }
        guard case .array(let elements) = value else {
            return refuse(name, value, "must be an array, not \(value.typeName)") ?? []
        }
        if elements.count > 6 {
            let _: StatRow? = refuse(name, nil, "holds \(elements.count) rows; at most 6 are allowed")
        }
        var rows: [StatRow] = []
        rows.reserveCapacity(min(elements.count, 6))
        for (index, element) in elements.enumerated() {
            guard case .object(let object) = element else {
                let message = "a row must be an object with label and value, not \(element.typeName)"
                faults.add(Fault(location: "\(name)[\(index)]", message: message, value: element))
                continue
            }
            var reader = ObjectReader(object, names: StatRow.memberNames)
            if let row = StatRow(&reader) { rows.append(row) }
            if !reader.faults.isEmpty { take(reader, from: "\(name)[\(index)]") }
        }
        return elements.count <= 6 ? rows : []
    }

    /// A colour by name or in hexadecimal.
    mutating func colour(_ name: String) -> Colour? {
        guard let text = text(name) else { return nil }
        if let colour = Colour(text) { return colour }
        let names = NamedColour.allCases.map { $0.rawValue }.joined(separator: ", ")
        return refuse(
            name,
            .string(text),
            "must be 6 or 8 hexadecimal digits (RRGGBB or RRGGBBAA, with or without #) or one of \(names)"
        )
    }

    /// 2000-01-01T00:00:00Z.
    private static let firstDate = Instant(seconds: 946_684_800)
}
