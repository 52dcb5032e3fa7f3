extension StoreError {
    /// The name of a backup is taken.
    static func taken(_ path: String) -> StoreError {
        StoreError(
            .conflict,
            "\(path) is there already and was left as it is. Choose another name, or replace it with --force."
        )
    }

    /// There is nothing to back up.
    static func missing(_ directory: String) -> StoreError {
        StoreError(
            .unusableLocation,
            "There is no store in \(directory). Name the data directory of the server with --data."
        )
    }
}
