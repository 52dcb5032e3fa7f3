#if !hasFeature(Embedded)
    extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
        /// A JSON object of these members; of a name given twice the last value counts.
        public init(dictionaryLiteral elements: (String, JSON)...) {
            var object = JSONObject()
            for (name, value) in elements { object[name] = value }
            self = .object(object)
        }

        /// A JSON array.
        public init(arrayLiteral elements: JSON...) { self = .array(elements) }
    }
#endif
