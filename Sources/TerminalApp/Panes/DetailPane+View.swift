import Cells
import Documents
import Stage

/// What is said of the selected view.
extension DetailPane {
  func head(of view: SceneView, width: Int) -> [[Pen.Span]] {
    let isNarrow = width < InspectorLayout.columnsOfFrames - 1
    let named = ShortenedItem.text(view.name, toColumns: width, glyphs: glyphs.set)
    let classRoom = width - TextWidth.width(of: named) - 2
    let className = view.className.shortenedName(toColumns: max(0, classRoom), glyphs: glyphs.set)
    let name: [Pen.Span] = [
      Pen.Span(named, Palette.accent),
      Pen.Span(classRoom < Self.leastClass ? "" : "  " + className, Palette.quiet),
      Pen.Span(view.isHidden ? "  hidden" : "", Palette.quiet),
    ]
    let ambiguous =
      view.ambiguous.isEmpty
      ? []
      : [
        Pen.Span(
          "  \(glyphs.ambiguous) ambiguous: " + view.ambiguous.joined(separator: ", "),
          Palette.warning)
      ]
    func label(_ text: String) -> Pen.Span {
      Pen.Span(text.padded(toColumns: isNarrow ? 6 : 10), Palette.quiet)
    }
    let was = state.motion.movedFrom[view.path].map {
      Pen.Span(frame($0, isNarrow: isNarrow), Palette.moved)
    }
    // A misplaced view is drawn where the document has it, not where its constraints put it.
    let drawn = PlacedScene(of: state, on: content)?.documentFrame(of: view.path).map {
      [label("drawn"), Pen.Span(frame($0, isNarrow: isNarrow), Palette.ownFrame)]
    }
    return [
      name + ambiguous,
      [label("frame"), Pen.Span(frame(view.solvedFrame, isNarrow: isNarrow))],
      drawn ?? [label("was"), was ?? Pen.Span(glyphs.none, Palette.quiet)],
    ] + content(isNarrow: isNarrow)
  }

  /// `chapterLabel  161, 211  92 × 26.3`: a view that differs, and the frame that it had. A click
  /// selects it.
  func line(_ difference: Difference) -> [Pen.Span] {
    let (before, now) = (difference.before, difference.now)
    let isSeen = before.map { $0.isShown } ?? false
    let words = (isSeen ? "" : "  new") + (now.map { $0.isShown } ?? false ? "" : "  gone")
    return [
      Pen.Span("  "),
      Pen.Span(
        now?.name ?? before?.name ?? "", Palette.moved,
        command: now.map { .selectView($0.path) }),
      Pen.Span(words, Palette.quiet),
      Pen.Span(isSeen ? before.map { "  " + frame($0.frame, isNarrow: true) } ?? "" : ""),
    ]
  }

  /// The fewest columns in which a class says something.
  private static let leastClass = 8

  /// `intrinsic 120 × 20  hug 251 250  resist 750 750`, the horizontal priorities before the
  /// vertical.
  private func content(isNarrow: Bool) -> [[Pen.Span]] {
    guard let details else { return [] }
    func side(_ length: CGFloat?) -> String { length.map { Number.text($0) } ?? glyphs.none }
    func pair(_ first: Float, _ second: Float) -> String {
      Number.text(Double(first)) + " " + Number.text(Double(second))
    }
    let (across, down) = (details.horizontal, details.vertical)
    let intrinsic = [
      Pen.Span("intrinsic ", Palette.quiet),
      Pen.Span(side(across.intrinsic) + " \(glyphs.times) " + side(down.intrinsic)),
    ]
    let priorities = [
      Pen.Span("hug ", Palette.quiet, command: .set(.hugging)),
      Pen.Span(pair(across.hugging, down.hugging), command: .set(.hugging)), Pen.Span("  "),
      Pen.Span("resist ", Palette.quiet, command: .set(.resistance)),
      Pen.Span(
        pair(across.compressionResistance, down.compressionResistance), command: .set(.resistance)),
    ]
    return isNarrow ? [intrinsic, priorities] : [intrinsic + [Pen.Span("  ")] + priorities]
  }

  private func frame(_ frame: CGRect, isNarrow: Bool) -> String {
    if isNarrow { return glyphs.text(of: frame) }
    return (Number.text(frame.minX, places: 2) + ", " + Number.text(frame.minY, places: 2))
      .padded(toColumns: 18) + Number.text(frame.width, places: 2) + " \(glyphs.times) "
      + Number.text(frame.height, places: 2)
  }

  /// The lines about lengths that differ from the intrinsic ones: `○ height == 100 hugged @ 250:
  /// stretched by 86.6`.
  func contentLines(of view: SceneView, width: Int) -> [[Pen.Span]] {
    guard let details else { return [] }
    func lines(_ name: String, _ length: CGFloat, _ axis: ViewDetails.Axis) -> [[Pen.Span]] {
      guard let intrinsic = axis.intrinsic, abs(length - intrinsic) > 0.01 else { return [] }
      let (word, priority, effect) =
        length > intrinsic
        ? ("hugged", axis.hugging, "stretched") : ("held", axis.compressionResistance, "squeezed")
      return wrapped(
        "\(name) == \(Number.text(intrinsic)) \(word) @ \(Number.text(Double(priority))): "
          + "\(effect) by \(Number.text(abs(length - intrinsic)))",
        mark: Pen.Span(glyphs.missed), width: width)
    }
    return lines("width", view.solvedFrame.width, details.horizontal)
      + lines("height", view.solvedFrame.height, details.vertical)
  }
}

extension Glyphs {
  /// `20, 20  374 × 181.3`
  func text(of frame: CGRect) -> String {
    Number.text(frame.minX) + ", " + Number.text(frame.minY) + "  " + Number.text(frame.width)
      + " \(times) " + Number.text(frame.height)
  }
}
