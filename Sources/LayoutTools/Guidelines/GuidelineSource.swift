import InterfaceBuilder

/// A line before it is met: a place that one part of a frame can have on one axis.
struct GuidelineSource: Hashable {
  var isVertical: Bool
  var position: Double
  var part: Guideline.Part
  var name: String
  var item: String
  var isSpace = false
  /// The frame of the item that the line belongs to.
  var frame: Rect
  /// Whether only a frame in the same row or column can meet it, as distances between views are.
  var needsOverlap = false

  /// Whether a frame may meet the line: a line that needs it is only met in the row or column of
  /// its item.
  func concerns(_ other: Rect) -> Bool {
    !needsOverlap
      || Extent(frame, horizontal: !isVertical).overlap(Extent(other, horizontal: !isVertical)) > 0
  }

  /// The line as a frame meets it.
  func guideline(met other: Rect) -> Guideline {
    let a = Extent(frame, horizontal: !isVertical)
    let b = Extent(other, horizontal: !isVertical)
    return Guideline(
      isVertical: isVertical, position: position,
      span: min(a.start, b.start)...max(a.end, b.end), name: name, item: item, part: part,
      isSpace: isSpace)
  }
}

extension Canvas {
  /// The lines that views in a container can meet. Of lines that are equally near, the first wins.
  /// - Parameters:
  ///   - moving: The ids of the views that are moved themselves.
  ///   - baselines: Whether what is moved has text.
  func guidelineSources(
    in container: CanvasItem, without moving: Set<String>, baselines: Bool
  ) -> [GuidelineSource] {
    let guides = guides(of: container.id).filter { guide in
      guard case .guide(let kind) = guide.kind else { return false }
      return kind.isDefaultNeighbour || kind == .user
    }
    let siblings = subviews(of: container.id).filter { $0.isShown && !moving.contains($0.id) }
    var spaces = siblings.flatMap(\.standardSpaceLines) + container.standardInsetLines
    for index in spaces.indices { spaces[index].isSpace = true }
    return container.marginLines + guides.flatMap(\.guideLines) + container.edgeLines
      + siblings.flatMap { $0.siblingLines(mirrored: container.isRightToLeft) }
      + (baselines ? siblings.flatMap(\.baselineLines) : []) + spaces
  }
}
