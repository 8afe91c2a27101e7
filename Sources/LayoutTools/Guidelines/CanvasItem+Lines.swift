import InterfaceBuilder

extension CanvasItem {
  /// The lines at the layout margins of a container.
  var marginLines: [GuidelineSource] {
    let inner = marginFrame
    return inner == frame ? [] : lines(around: inner) { "\($0) margin" }
  }

  /// The lines at the edges of a container, and through its centre.
  var edgeLines: [GuidelineSource] {
    lines(around: frame) { "\($0) edge" }
      + [true, false].map { line($0, $0 ? frame.midX : frame.midY, .center, "center of \(name)") }
  }

  /// The lines at the edges of a guide that views stay inside of; for the guide of a bar, the line
  /// at its inner edge.
  var guideLines: [GuidelineSource] {
    switch kind {
    case .guide(.top): [line(false, frame.maxY, .start, title)]
    case .guide(.bottom): [line(false, frame.y, .end, title)]
    default: lines(around: frame) { "\($0) of \(title)" }
    }
  }

  /// The lines through the edges and the centre of a sibling, and the lines where a view beside it
  /// would touch it.
  func siblingLines(mirrored: Bool) -> [GuidelineSource] {
    let left = name + (mirrored ? ".trailing" : ".leading")
    let right = name + (mirrored ? ".leading" : ".trailing")
    return [
      line(true, frame.x, .start, left), line(true, frame.maxX, .end, right),
      line(false, frame.y, .start, name + ".top"), line(false, frame.maxY, .end, name + ".bottom"),
      line(true, frame.midX, .center, name + ".centerX"),
      line(false, frame.midY, .center, name + ".centerY"),
      beside(true, frame.maxX, .start, right), beside(true, frame.x, .end, left),
      beside(false, frame.maxY, .start, name + ".bottom"),
      beside(false, frame.y, .end, name + ".top"),
    ]
  }

  /// The lines of a sibling's text.
  var baselineLines: [GuidelineSource] {
    guard let firstBaseline, let lastBaseline else { return [] }
    return [
      line(false, frame.y + firstBaseline, .firstBaseline, name + ".firstBaseline"),
      line(false, frame.y + lastBaseline, .lastBaseline, name + ".lastBaseline"),
    ]
  }

  /// The lines at the standard distance from a sibling, beside, above and below it.
  var standardSpaceLines: [GuidelineSource] {
    let space = Self.standardSpace
    let name = "\(Int(space)) from \(name)"
    return [
      beside(true, frame.maxX + space, .start, name), beside(true, frame.x - space, .end, name),
      beside(false, frame.maxY + space, .start, name), beside(false, frame.y - space, .end, name),
    ]
  }

  /// The lines at the standard distances from the edges of a container.
  var standardInsetLines: [GuidelineSource] {
    Self.standardInsets.flatMap { inset in
      let inner = Rect(
        x: frame.x + inset, y: frame.y + inset, width: frame.width - 2 * inset,
        height: frame.height - 2 * inset)
      return lines(around: inner) { "\(Int(inset)) from \($0) edge" }
    }
  }

  /// The standard distance of views from each other, in points.
  private static let standardSpace = 8.0
  /// The usual distances of views from the edges of their superview, in points: Interface Builder's
  /// standard, and the margin of a phone's screen.
  private static let standardInsets = [20.0, 16.0]

  /// A line at each edge of a rectangle for the same edge of a frame.
  private func lines(around rect: Rect, named name: (String) -> String) -> [GuidelineSource] {
    [
      line(true, rect.x, .start, name("left")), line(true, rect.maxX, .end, name("right")),
      line(false, rect.y, .start, name("top")), line(false, rect.maxY, .end, name("bottom")),
    ]
  }

  /// A line beside a sibling, which a view in the same row or column can meet.
  private func beside(
    _ isVertical: Bool, _ position: Double, _ part: Guideline.Part, _ name: String
  ) -> GuidelineSource {
    var source = line(isVertical, position, part, name)
    source.needsOverlap = true
    return source
  }

  private func line(
    _ isVertical: Bool, _ position: Double, _ part: Guideline.Part, _ name: String
  ) -> GuidelineSource {
    GuidelineSource(
      isVertical: isVertical, position: position, part: part, name: name, item: id, frame: frame)
  }
}
