/// A whole number as documents write it, with commas between thousands.
struct Grouped: CustomStringConvertible {
    private let number: Int

    /// A number of 0 or more.
    init(_ number: Int) {
        self.number = number
    }

    /// The digits, such as `65,536`.
    var description: String {
        let digits = Array(String(number))
        return digits.indices.map { index in
            let rest = digits.count - index
            return (index > 0 && rest.isMultiple(of: 3) ? "," : "") + String(digits[index])
        }.joined()
    }
}
