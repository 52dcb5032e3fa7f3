internal import Widgets

extension JSON {
    /// The value's text over several lines, two blanks a level, members in their order, numbers as they were written.
    var indented: String {
        var text = ""
        append(to: &text, margin: "\n")
        return text
    }

    private func append(to text: inout String, margin: String) {
        switch self {
        case .object(let object) where !object.members.isEmpty:
            text += "{"
            for (index, member) in object.members.enumerated() {
                text += (index == 0 ? "" : ",") + margin + "  " + JSON.string(member.name).text + ": "
                member.value.append(to: &text, margin: margin + "  ")
            }
            text += margin + "}"
        case .array(let elements) where !elements.isEmpty:
            text += "["
            for (index, element) in elements.enumerated() {
                text += (index == 0 ? "" : ",") + margin + "  "
                element.append(to: &text, margin: margin + "  ")
            }
            text += margin + "]"
        default: text += self.text
        }
    }
}
