/// Reads one JSON text strictly by RFC 8259; nothing that the grammar leaves out is tolerated.
///
/// Beyond the grammar it refuses what two readers could understand differently: duplicate names, lone surrogates,
/// invalid UTF-8, a byte order mark. Nesting is limited, so that hostile text cannot exhaust the stack.
struct JSONReader {
    let bytes: [UInt8]
    private let depthLimit: Int

    /// The offset of the next byte to read.
    var position = 0
    private var depth = 0

    init(_ bytes: [UInt8], depthLimit: Int) {
        self.bytes = bytes
        self.depthLimit = depthLimit
    }

    /// The value that the whole text is.
    mutating func document() throws(JSONError) -> JSON {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw failure(.byteOrderMark) }
        let value = try value()
        skipWhitespace()
        guard position == bytes.count else { throw failure(.trailingText) }
        return value
    }

    private mutating func value() throws(JSONError) -> JSON {
        skipWhitespace()
        guard position < bytes.count else { throw failure(.unexpectedEnd) }
        switch bytes[position] {
        case UInt8(ascii: "{"): return try nested { (reader) throws(JSONError) in try reader.object() }
        case UInt8(ascii: "["): return try nested { (reader) throws(JSONError) in try reader.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try literal("true", .bool(true))
        case UInt8(ascii: "f"): return try literal("false", .bool(false))
        case UInt8(ascii: "n"): return try literal("null", .null)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        default: throw failure(.expected("a value"))
        }
    }

    private mutating func nested(
        _ read: (inout JSONReader) throws(JSONError) -> JSON
    ) throws(JSONError) -> JSON {
        guard depth < depthLimit else { throw failure(.tooDeep(limit: depthLimit)) }
        depth += 1
        position += 1
        let value = try read(&self)
        depth -= 1
        return value
    }

    private mutating func object() throws(JSONError) -> JSON {
        var members: [JSONObject.Member] = []
        var positions: [Int] = []
        if consume("}") { return .object(JSONObject()) }
        repeat {
            skipWhitespace()
            let start = position
            guard peek(UInt8(ascii: "\"")) else { throw failure(.expected("a name in double quotes")) }
            let name = try string()
            guard consume(":") else { throw failure(.expected("a colon")) }
            members.append(JSONObject.Member(name: name, value: try value()))
            positions.append(start)
        } while consume(",")
        guard consume("}") else { throw failure(.expected("a comma or a closing brace")) }
        try refuseDuplicates(members, positions)
        return .object(JSONObject(unique: members))
    }

    /// Few names are compared with each other; many are sorted first, so that hostile objects cost n log n.
    private func refuseDuplicates(_ members: [JSONObject.Member], _ positions: [Int]) throws(JSONError) {
        if members.count <= 24 {
            for later in members.indices.dropFirst() {
                for earlier in 0..<later where members[earlier].name.hasSameBytes(as: members[later].name) {
                    throw JSONError(code: .duplicateName(members[later].name), position: positions[later])
                }
            }
            return
        }
        let order = members.indices.sorted { left, right in
            members[left].name.hasSameBytes(as: members[right].name)
                ? left < right
                : members[left].name.precedesInBytes(members[right].name)
        }
        for (left, right) in zip(order, order.dropFirst())
        where members[left].name.hasSameBytes(as: members[right].name) {
            throw JSONError(code: .duplicateName(members[right].name), position: positions[right])
        }
    }

    private mutating func array() throws(JSONError) -> JSON {
        var elements: [JSON] = []
        if consume("]") { return .array(elements) }
        repeat { elements.append(try value()) } while consume(",")
        guard consume("]") else { throw failure(.expected("a comma or a closing bracket")) }
        return .array(elements)
    }

    private mutating func literal(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
        for index in 0..<word.utf8CodeUnitCount {
            guard peek(word.utf8Start[index]) else { throw failure(.expected("\(word)")) }
            position += 1
        }
        return value
    }

    private mutating func skipWhitespace() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x09, 0x0A, 0x0D: position += 1
            default: return
            }
        }
    }

    private mutating func consume(_ character: Unicode.Scalar) -> Bool {
        skipWhitespace()
        guard peek(UInt8(ascii: character)) else { return false }
        position += 1
        return true
    }

    /// Whether this byte stands here.
    func peek(_ byte: UInt8) -> Bool {
        position < bytes.count && bytes[position] == byte
    }

    /// The error of what stands here, or of the text's end where nothing does.
    func failure(_ code: JSONError.Code) -> JSONError {
        JSONError(code: position < bytes.count ? code : .unexpectedEnd, position: position)
    }
}
