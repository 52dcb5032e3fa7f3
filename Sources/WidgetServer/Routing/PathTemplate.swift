/// A path with its variable parts named, such as `/widgets/{slug}/picture.{format}`.
struct PathTemplate: Sendable {
    private enum Part: Sendable {
        /// A segment of this text.
        case text(String)
        /// A segment of any text.
        case value(PathParameter)
        /// A file name: a stem, and an ending that is a value.
        case file(stem: Stem, ending: PathParameter)
        /// All segments that are left, at least one.
        case rest(PathParameter)
    }

    private enum Stem: Sendable {
        case text(String)
        case value(PathParameter)
    }

    /// The path as documents, metrics and the log have it.
    let text: String

    /// The variable parts in their order.
    let parameters: [PathParameter]

    private let parts: [Part]

    /// Reads a template; braces around anything but a `PathParameter` are text.
    init(_ text: String) {
        self.text = text
        let parts = text.split(separator: "/").map { PathTemplate.part($0) }
        self.parts = parts
        parameters = parts.flatMap { part -> [PathParameter] in
            switch part {
            case .text: []
            case .value(let parameter), .rest(let parameter): [parameter]
            case .file(.text, let ending): [ending]
            case .file(.value(let stem), let ending): [stem, ending]
            }
        }
    }

    /// Matches a path.
    ///
    /// - Parameter segments: The segments of the path, decoded; one that cannot be decoded is empty.
    /// - Returns: The values of the variable parts; nil when the path does not match.
    func values(in segments: [String]) -> PathValues? {
        var values = PathValues()
        for (index, part) in parts.enumerated() {
            guard index < segments.count else { return nil }
            switch part {
            case .text(let text):
                guard segments[index] == text else { return nil }
            case .value(let parameter):
                guard parameter.accepts(segments[index]) else { return nil }
                values.append(segments[index])
            case .file(let stem, let ending):
                guard PathTemplate.read(segments[index], stem, ending, into: &values) else { return nil }
            case .rest:
                values.append(segments[index...].joined(separator: "/"))
                return values
            }
        }
        return parts.count == segments.count ? values : nil
    }

    private static func part(_ segment: Substring) -> Part {
        if let parameter = parameter(segment) { return parameter == .file ? .rest(parameter) : .value(parameter) }
        guard let point = segment.lastIndex(of: "."), let ending = parameter(segment[segment.index(after: point)...])
        else { return .text(String(segment)) }
        let stem = segment[..<point]
        return .file(stem: parameter(stem).map { .value($0) } ?? .text(String(stem)), ending: ending)
    }

    private static func parameter(_ text: Substring) -> PathParameter? {
        guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
        return PathParameter(rawValue: String(text.dropFirst().dropLast()))
    }

    private static func read(_ file: String, _ stem: Stem, _ ending: PathParameter, into values: inout PathValues)
        -> Bool
    {
        guard let point = file.lastIndex(of: ".") else { return false }
        let name = file[..<point]
        let format = file[file.index(after: point)...]
        switch stem {
        case .text(let text):
            guard name == text else { return false }
        case .value: values.append(String(name))
        }
        guard ending.accepts(format) else { return false }
        values.append(String(format))
        return true
    }
}
