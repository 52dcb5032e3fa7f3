extension FuzzEntry {
    /// The readers of the core, of the browser's module and of the painter.
    static let core: [FuzzEntry] = [
        FuzzEntry("json", weight: 2, check: JSONFuzz.check),
        FuzzEntry("patch", weight: 2, check: MergePatchFuzz.check),
        FuzzEntry("instant", limit: 128, check: InstantFuzz.check),
        FuzzEntry("words", limit: 256, check: WordFuzz.check),
        FuzzEntry("content", weight: 6, check: ContentFuzz.checkWritten),
        FuzzEntry("stored", weight: 3, check: ContentFuzz.checkStored),
        FuzzEntry("drafts", weight: 3, check: DraftFuzz.check),
        FuzzEntry("device", weight: 2, check: DeviceFuzz.check),
        FuzzEntry("picture", limit: 2_048, weight: 3, check: PictureFuzz.check),
    ]
}
