extension Drawing {
    /// The drawing with left and right exchanged; texts and icons change places but still read.
    var mirrored: Drawing {
        Drawing(size: size, marks: marks.map { $0.mirrored(in: size.width) })
    }
}

extension Mark {
    fileprivate func mirrored(in width: Double) -> Mark {
        var mark = self
        switch shape {
        case .rectangle(let rounded): mark.shape = .rectangle(rounded.mirrored(in: width))
        case .arc(var arc):
            arc.center.x = width - arc.center.x
            arc.start = -arc.start
            arc.sweep = -arc.sweep
            mark.shape = .arc(arc)
        case .path(let path):
            mark.shape = .path(path.mapped { Point(x: width - $0.x, y: $0.y) })
        case .text(var run):
            run.origin.x = width - run.origin.x
            run.anchor = run.anchor.mirrored
            mark.shape = .text(run)
        case .icon(var run):
            run.frame = run.frame.mirrored(in: width)
            mark.shape = .icon(run)
        }
        mark.clip = clip?.mirrored(in: width)
        return mark
    }
}

extension Rect {
    fileprivate func mirrored(in outer: Double) -> Rect {
        Rect(x: outer - x - width, y: y, width: width, height: height)
    }
}

extension RoundedRect {
    fileprivate func mirrored(in outer: Double) -> RoundedRect {
        RoundedRect(rect.mirrored(in: outer), radius: radius)
    }
}

extension TextRun.Anchor {
    fileprivate var mirrored: TextRun.Anchor {
        switch self {
        case .left: .right
        case .center: .center
        case .right: .left
        }
    }
}
