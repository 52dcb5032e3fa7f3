internal import HTTPDaemon
internal import WidgetStore
internal import Widgets

/// Pictures that were made lately, bounded in bytes; the one that was not asked for longest goes first.
///
/// A pure value.
struct PictureCache {
    private struct Node {
        var picture: DrawnPicture
        var newer: PictureKey?
        var older: PictureKey?
    }

    /// What an entry costs besides the bytes of its file: what it says and the key.
    static let overhead = 2_048

    /// The most bytes that are kept.
    let limit: Int
    /// The bytes that are kept.
    private(set) var bytes = 0

    private var nodes: [PictureKey: Node] = [:]
    private var newest: PictureKey?
    private var oldest: PictureKey?

    /// - Parameter limit: The most bytes that are kept; 0 keeps nothing.
    init(limit: Int) {
        self.limit = max(limit, 0)
    }

    /// How many pictures are kept.
    var count: Int { nodes.count }

    /// The picture of a key, which counts as asked for; nil when it is not kept.
    mutating func picture(_ key: PictureKey) -> DrawnPicture? {
        guard let node = nodes[key] else { return nil }
        if newest != key {
            unlink(key, node)
            link(key, node.picture)
        }
        return node.picture
    }

    /// Keeps a picture in place of the last one of its key, and makes room for it; one larger than all room is not kept.
    mutating func keep(_ picture: DrawnPicture, for key: PictureKey) {
        remove(key)
        let cost = PictureCache.cost(of: picture)
        guard cost <= limit else { return }
        while bytes + cost > limit, let oldest { remove(oldest) }
        link(key, picture)
        bytes += cost
    }

    private mutating func remove(_ key: PictureKey) {
        guard let node = nodes[key] else { return }
        unlink(key, node)
        nodes[key] = nil
        bytes -= PictureCache.cost(of: node.picture)
    }

    private static func cost(of picture: DrawnPicture) -> Int {
        picture.bytes.count + overhead
    }

    /// Puts a picture at the new end.
    private mutating func link(_ key: PictureKey, _ picture: DrawnPicture) {
        nodes[key] = Node(picture: picture, older: newest)
        if let newest { nodes[newest]?.newer = key }
        newest = key
        oldest = oldest ?? key
    }

    /// Takes a picture out of the order of use.
    private mutating func unlink(_ key: PictureKey, _ node: Node) {
        if let newer = node.newer { nodes[newer]?.older = node.older } else { newest = node.older }
        if let older = node.older { nodes[older]?.newer = node.newer } else { oldest = node.newer }
    }
}

/// Tells pictures apart that are kept side by side: whose, of which widget, and how it is wanted.
struct PictureKey: Sendable, Hashable {
    let account: AccountID
    let slug: Slug
    let format: PictureFormat
    let options: PictureOptions
}
