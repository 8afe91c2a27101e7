import InterfaceBuilder

/// The views that are drawn where the layout has them before a change.
///
/// If the change leaves a size that nobody has chosen to the content, the view is drawn with the
/// size of its content, as Interface Builder does with a new view that gets its first constraints.
/// Views that are laid out beside such a view follow it. All else stays where it is drawn until
/// frames are updated.
public struct SettledViews: Equatable, Sendable {
  private let ids: Set<String>

  /// Finds the views on a canvas.
  public init(on canvas: Canvas) {
    ids = Set(canvas.items.filter { $0.kind == .view && !canvas.isMisplaced($0) }.map(\.id))
  }

  /// The edits that draw these views as large as their contents make them now.
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
  /// The frame of a view with the lengths that the layout takes from its content, unless somebody
  /// has chosen others.
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

  /// Whether the edges of a view are drawn within a distance of where the layout has them in the
  /// view around it.
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
