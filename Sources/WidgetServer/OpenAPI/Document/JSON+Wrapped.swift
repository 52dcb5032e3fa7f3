internal import Widgets

extension JSON {
    /// The value's text, two blanks a level, with each array or object on one line if it fits there.
    ///
    /// - Parameter width: The maximum number of characters in a line; a line with a longer string is longer.
    /// - Returns: The text, without a line feed at its end.
    func wrapped(to width: Int) -> String {
        var text = ""
        append(to: &text, indentation: 0, used: 0, width: width)
        return text
    }

    private func append(to text: inout String, indentation: Int, used: Int, width: Int) {
        let line = spaced
        guard used + line.count > width else {
            text += line
            return
        }
        let margin = "\n" + String(repeating: " ", count: indentation + 2)
        let end = "\n" + String(repeating: " ", count: indentation)
        switch self {
        case .object(let object) where !object.members.isEmpty:
            for (index, member) in object.members.enumerated() {
                let name = JSON.string(member.name).text + ": "
                text += (index == 0 ? "{" : ",") + margin + name
                member.value.append(
                    to: &text,
                    indentation: indentation + 2,
                    used: indentation + 2 + name.count,
                    width: width
                )
            }
            text += end + "}"
        case .array(let elements) where !elements.isEmpty:
            for (index, element) in elements.enumerated() {
                text += (index == 0 ? "[" : ",") + margin
                element.append(to: &text, indentation: indentation + 2, used: indentation + 2, width: width)
            }
            text += end + "]"
        default: text += line
        }
    }

    /// The value's text on one line, with a blank after each colon and comma.
    private var spaced: String {
        switch self {
        case .object(let object):
            "{" + object.members.map { JSON.string($0.name).text + ": " + $0.value.spaced }.joined(separator: ", ")
                + "}"
        case .array(let elements): "[" + elements.map { $0.spaced }.joined(separator: ", ") + "]"
        case .null, .bool, .number, .string: text
        }
    }
}
