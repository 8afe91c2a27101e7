import InterfaceBuilder

extension Canvas {
  /// The edits that give views other frames; only what differs by more than a rounding error is
  /// written.
  ///
  /// Views in a view that moves keep their places in it. A frame of the document changes by as much
  /// as the frame on the canvas: if the document says another frame than the canvas draws, it keeps
  /// the difference.
  /// - Parameter frames: The frames by the ids of the views, in points from the corner of the root
  ///   view.
  public func settingFrames(_ frames: [String: Rect]) -> [DocumentEdit] {
    items.flatMap { item -> [DocumentEdit] in
      guard let frame = frames[item.id], item.kind == .view else { return [] }
      let container = container(of: item)
      let before = container?.frame
      let after = container.flatMap { frames[$0.id] } ?? before
      func shift(_ part: (Rect) -> Double) -> Double {
        (part(frame) - (after.map(part) ?? 0)) - (part(item.frame) - (before.map(part) ?? 0))
      }
      return edits(
        of: item.id,
        by: Rect(
          x: shift(\.x), y: shift(\.y), width: frame.width - item.frame.width,
          height: frame.height - item.frame.height))
    }
  }

  /// The edits that add a difference to the parts of a view's frame, in the variation that gives
  /// the frame for the traits of the canvas, or else in the element itself.
  private func edits(of id: String, by difference: Rect) -> [DocumentEdit] {
    guard let element = document.object(id),
      [difference.x, difference.y, difference.width, difference.height].contains(where: {
        $0.magnitude >= 1e-6
      })
    else { return [] }
    let variation = element.variations(for: traits).last { $0.rect(key: "frame") != nil }
    let path = (variation?["key"]).map(ElementPath(id).variation) ?? ElementPath(id)
    guard let present = (variation ?? element).rect(key: "frame") else { return [] }
    let rect = path.child("rect", key: "frame")
    let parts: [(String, Double, Double)] = [
      ("x", present.x, difference.x), ("y", present.y, difference.y),
      ("width", present.width, difference.width), ("height", present.height, difference.height),
    ]
    return parts.filter { $0.2.magnitude >= 1e-6 }
      .map { name, present, by in .set(name, of: rect, to: (present + by).settled.written) }
  }
}
