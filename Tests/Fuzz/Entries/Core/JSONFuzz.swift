import Widgets

/// JSON: what is read is written so that it reads the same again; what is refused is refused at a place.
enum JSONFuzz {
    @Sendable
    static func check(_ input: [UInt8]) throws(Finding) {
        let value: JSON
        do {
            value = try JSON(parsing: input)
        } catch {
            try Finding.unless(
                0...input.count ~= error.position,
                "byte \(error.position) of \(input.count) is at fault"
            )
            try Finding.unless(!error.description.isEmpty, "an error without a word")
            return
        }
        try checkRewritten(value)
        try checkNumbers(value)
    }

    static func checkRewritten(_ value: JSON) throws(Finding) {
        let written = value.bytes
        guard let again = try? JSON(parsing: written) else {
            throw Finding("what was written cannot be read: \(value)")
        }
        try Finding.unless(again == value, "\(value) reads as \(again) once it is written")
        try Finding.unless(again.bytes == written, "\(written.text) is written otherwise the second time")
    }

    private static func checkNumbers(_ value: JSON) throws(Finding) {
        switch value {
        case .number(let number):
            guard let double = number.double else { return }
            try Finding.unless(double.isFinite, "\(number.text) is \(double)")
            // What the C library makes of the same digits.
            try Finding.unless(Double(number.text) == double, "\(number.text) is read as \(double)")
            try Finding.unless(number.integer.map { Double($0) == double } ?? true, "\(number.text) is no integer")
        case .array(let elements):
            for element in elements { try checkNumbers(element) }
        case .object(let object):
            for member in object.members { try checkNumbers(member.value) }
        case .null, .bool, .string: break
        }
    }
}
