import InterfaceBuilder

/// The views that are drawn where the layout has them before a change.
///
/// Where the change leaves a size to the content that nobody has chosen, the view is drawn with
/// that of its content, as Interface Builder does with a new view that gets its first constraints;
/// and what is laid out beside such a view follows it. All else stays where it is drawn until
/// frames are updated.
public struct SettledViews: Equatable, Sendable {
  private let ids: Set<String>

  /// Finds them on a canvas.
  public init(on canvas: Canvas) {
    ids = Set(canvas.items.filter { $0.kind == .view && !canvas.isMisplaced($0) }.map(\.id))
  }

  /// The edits that draw these views as large as their contents have come to make them.
  /// - Parameter canvas: The canvas after the change.
  public func edits(on canvas: Canvas) -> [DocumentEdit] {
    let settled = canvas.items.filter { ids.contains($0.id) && canvas.isMisplaced($0) }
    var sizes: [String: Rect] = [:]
    var slack = Size(width: 0, height: 0)
    for item in settled {
      let frame = canvas.frameOfContent(item)
      guard frame != item.frame else { continue }
      sizes[item.id] = frame
      slack.width += abs(frame.width - item.frame.width)
      slack.height += abs(frame.height - item.frame.height)
    }
    guard !sizes.isEmpty else { return [] }
    let near = settled.filter { canvas.isInPlace($0, within: slack) }
    let updated = UpdateFrames(canvas, selection: Set(near.map(\.id)))
    // Where constraints leave open where a view is, it stays where it is drawn.
    return canvas.settingFrames(sizes.merging(updated.frames) { _, solved in solved })
  }
}

extension Canvas {
  /// The frame of a view with the lengths that the layout takes from its content, where nobody has
  /// chosen others.
  fileprivate func frameOfContent(_ item: CanvasItem) -> Rect {
    var frame = item.frame
    func follows(_ axis: Axis, _ content: Double?) -> Bool {
      guard let content, !item.isArranged else { return false }
      return abs(axis.length(of: item.solvedFrame) - content) < pixelError
        && !isChosen(item, axis, contentLength: content)
    }
    if follows(.horizontal, item.contentWidth) { frame.width = onPixel(item.solvedFrame.width) }
    if follows(.vertical, item.contentHeight) { frame.height = onPixel(item.solvedFrame.height) }
    return frame
  }

  /// Whether the edges of a view are drawn so near to where the layout has them in the view around
  /// it.
  fileprivate func isInPlace(_ item: CanvasItem, within slack: Size) -> Bool {
    guard let container = container(of: item) else { return false }
    let (drawn, solved) = (item.frame, item.solvedFrame)
    let shift = item.shift(in: container)
    return [shift.x, shift.x + drawn.width - solved.width].allSatisfy {
      abs($0) <= slack.width + Self.leastMisplacement
    }
      && [shift.y, shift.y + drawn.height - solved.height].allSatisfy {
        abs($0) <= slack.height + Self.leastMisplacement
      }
  }
}
