import InterfaceBuilder

/// Views in scroll views, whose constraints decide the size of the content.
///
/// Source: "Auto Layout Guide: Working with Scroll Views".
extension CandidateSearch {
  /// Adds that a view in a scroll view is as wide or as high as the scroll view, but for the space
  /// around it.
  mutating func addScrolledSizes(of index: Int, _ item: CanvasItem, in container: CanvasItem) {
    let guides = guides(of: container)
    guard item.kind == .view, let content = guides.first(where: { $0.kind == .guide(.content) })
    else { return }
    let frame = guides.first { $0.kind == .guide(.frame) } ?? container
    for axis in Axis.allCases {
      let (own, its) = (
        NewConstraint.Side(item.id, axis.size), NewConstraint.Side(frame.id, axis.size)
      )
      func length(_ rect: Rect) -> Double { axis == .horizontal ? rect.width : rect.height }
      guard let off = canvas.constant(of: own, relativeTo: its),
        abs(length(content.frame) - length(frame.frame)) <= tolerance, off <= tolerance
      else { continue }
      add(
        index, own, its, constant: abs(off) <= tolerance ? 0 : nil,
        cost: CandidateCost.scrolledSize - off / 25)
    }
  }
}
