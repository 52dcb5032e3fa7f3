@testable import Widgets

/// The tables of fields in `docs/api.md`, as Markdown.
enum FieldTable {
    /// The templates: name, purpose and the fields that one of them needs.
    static func templates(_ list: TemplateList) -> String {
        let rows = list.templates.map { template in
            let sets = template.kind.presence.map { $0.map { code($0.name) }.joined(separator: " and ") }
            return [code(template.name), template.kind.purpose, sets.isEmpty ? "–" : sets.joined(separator: ", or ")]
        }
        return table(["template", "purpose", "required"], rows)
    }

    /// The members of a content: name, value, the templates that draw it, and meaning.
    static func content(_ list: TemplateList) -> String {
        let rows = list.fields.fields.map { field in
            [code(field.name), value(field, list), drawers(field, list), field.summary]
        }
        return table(["member of `content`", "value", "drawn by", "meaning"], rows)
    }

    /// The members of another object.
    static func object(_ title: String, _ fields: FieldSet, _ list: TemplateList) -> String {
        table([title, "value", "meaning"], fields.fields.map { [code($0.name), value($0, list), $0.summary] })
    }

    /// The objects within contents, each once, in the order in which they are met.
    static func shapes(_ list: TemplateList) -> [ObjectShape] {
        var shapes: [ObjectShape] = []
        var open = list.fields.fields
        while !open.isEmpty {
            guard let shape = open.removeFirst().shape.object else { continue }
            guard !shapes.contains(where: { $0.name == shape.name }) else { continue }
            shapes.append(shape)
            open += shape.fields.fields
        }
        return shapes
    }

    /// The templates that draw a field.
    static func drawers(_ field: Field, _ list: TemplateList) -> String {
        if field.name == "template" || Field.drawnByAll.contains(where: { $0.name == field.name }) { return "all" }
        let names = list.templates.filter { template in
            (template.kind.draws + template.kind.fields).contains { $0.name == field.name }
        }.map { code($0.name) }
        return names.isEmpty ? "–" : names.joined(separator: ", ")
    }

    private static func value(_ field: Field, _ list: TemplateList) -> String {
        guard field.isRequired else { return field.shape.words(list) }
        // A required text is not empty.
        if case .text(let limit) = field.shape { return "required; text of 1–\(limit) characters" }
        return "required; " + field.shape.words(list)
    }

    private static func table(_ heads: [String], _ rows: [[String]]) -> String {
        let lines = [heads, heads.map { _ in "---" }] + rows.map { $0.map { $0.replacing("|", with: "\\|") } }
        return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
    }

    private static func code(_ text: String) -> String { "`\(text)`" }
}

extension FieldShape {
    /// The values and their limit, as a cell of a table.
    fileprivate func words(_ list: TemplateList) -> String {
        switch self {
        case .template: FieldShape.alternatives(list.names.map { "\"\($0)\"" })
        case .text(let limit): "text, at most \(FieldShape.grouped(limit)) characters"
        case .words(let limit): "text of 1–\(FieldShape.grouped(limit)) characters, not blank"
        case .number: "finite number"
        case .integer(let range, _): "whole number \(range.lowerBound)–\(range.upperBound)"
        case .flag: "`true` or `false`"
        case .date: "date"
        case .choice(let words): FieldShape.alternatives(words())
        case .color: "color"
        case .address(let limit): "address, at most \(FieldShape.grouped(limit)) characters"
        case .headers(let limit): "object of texts, at most \(FieldShape.grouped(limit)) bytes in all"
        case .object(let shape): "`\(shape().name)`"
        case .objects(let shape, let limit, _): "array of at most \(limit) `\(shape().name)`"
        case .slug: "1–128 of `a-z A-Z 0-9 _ -`, beginning with a letter or digit"
        case .content: "object"
        }
    }

    private static func alternatives(_ words: [String]) -> String {
        let quoted = words.map { "`\($0)`" }
        guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
        return quoted.dropLast().joined(separator: ", ") + " or " + last
    }

    private static func grouped(_ number: Int) -> String {
        guard number >= 1_000 else { return "\(number)" }
        let rest = "\(number % 1_000)"
        return "\(number / 1_000)," + String(repeating: "0", count: 3 - rest.count) + rest
    }
}
