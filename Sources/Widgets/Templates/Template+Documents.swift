#if !hasFeature(Embedded)
    extension Template {
        /// The template's sentence for documents, in Markdown.
        public var purpose: String { kind.purpose }

        /// The sets of fields of which one must be set as a whole; none when the content may be empty.
        public var presence: [[Field]] { kind.presence }

        /// The fields that must be a fraction from 0 to 1 on this template.
        public var fractions: [Field] { kind.isFraction ? [.value] : [] }

        /// The fields that this template brings beyond the shared ones.
        public var fields: [Field] { kind.fields }

        /// The shared fields that this template draws beyond those that every template draws.
        public var draws: [Field] { kind.draws }

        /// The contents for tests, pictures, documents and the playground.
        public var samples: TemplateSamples { kind.samples }
    }
#endif
