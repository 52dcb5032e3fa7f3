#if arch(wasm32)
    internal import Widgets

    // What the page calls. A text goes in as a pointer to its UTF-8 and a count of bytes; an answer comes out as a pointer to
    // its count in four bytes, least first, and then its UTF-8. The page releases both.

    /// Room for so many bytes, which the page fills.
    @c(headway_allocate)
    public func headwayAllocate(_ count: UInt32) -> UnsafeMutableRawPointer {
        UnsafeMutableRawPointer.allocate(byteCount: max(Int(count), 1), alignment: 4)
    }

    /// Gives back what ``headwayAllocate(_:)`` or an answer took.
    @c(headway_release)
    public func headwayRelease(_ pointer: UnsafeMutableRawPointer) {
        pointer.deallocate()
    }

    /// `Device.check(_:milliseconds:)`.
    @c(headway_check)
    public func headwayCheck(_ text: UnsafeRawPointer, _ count: UInt32, _ now: Double) -> UnsafeMutableRawPointer {
        answer(Device.check(bytes(text, count), milliseconds: now))
    }

    /// `Device.draw(_:icons:measuredBy:)`.
    @c(headway_draw)
    public func headwayDraw(_ request: UnsafeRawPointer, _ count: UInt32) -> UnsafeMutableRawPointer {
        answer(Device.draw(bytes(request, count), icons: iconNames, measuredBy: BrowserMeasurer()))
    }

    /// `Device.marks(_:icons:measuredBy:)`.
    @c(headway_marks)
    public func headwayMarks(_ request: UnsafeRawPointer, _ count: UInt32) -> UnsafeMutableRawPointer {
        answer(Device.marks(bytes(request, count), icons: iconNames, measuredBy: BrowserMeasurer()))
    }

    /// Takes the names of icons, which are too many to be in the module; icons are drawn from then on.
    @c(headway_name_icons)
    public func headwayNameIcons(_ text: UnsafeRawPointer, _ count: UInt32) {
        iconNames = IconNames(bytes(text, count))
    }

    // A page's module has one thread.
    /// The names of icons once the page has given them.
    private nonisolated(unsafe) var iconNames: IconNames?

    private func bytes(_ pointer: UnsafeRawPointer, _ count: UInt32) -> [UInt8] {
        Array(UnsafeRawBufferPointer(start: pointer, count: Int(count)))
    }

    private func answer(_ bytes: [UInt8]) -> UnsafeMutableRawPointer {
        let pointer = headwayAllocate(UInt32(bytes.count + 4))
        pointer.storeBytes(of: UInt32(bytes.count).littleEndian, as: UInt32.self)
        UnsafeMutableRawBufferPointer(start: pointer + 4, count: bytes.count).copyBytes(from: bytes)
        return pointer
    }
#endif
