import InterfaceBuilder

/// The contents of scroll views, whose sizes the constraints of the views in them determine.
///
/// A scroll view without a guide for its content gets one for the search. Constraints to this guide
/// are written as constraints to the scroll view, which mean the same.
///
/// Source: "Auto Layout Guide: Working with Scroll Views".
extension Canvas {
  /// The canvas with a guide for the content of each scroll view, as large as the views in it want.
  var withScrolledContents: Canvas {
    var result: [CanvasItem] = []
    for item in items {
      if case .guide(.content) = item.kind, let view = container(of: item) {
        var guide = item
        guide.frame = content(of: view)
        result.append(guide)
        continue
      }
      result.append(item)
      guard item.kind == .view, document.object(item.id)?.name == "scrollView",
        !items.contains(where: { $0.container == item.id && $0.kind == .guide(.content) })
      else { continue }
      var guide = CanvasItem(
        item.id + NewConstraint.contentMark, kind: .guide(.content), in: item.id,
        frame: content(of: item))
      guide.isRightToLeft = item.isRightToLeft
      result.append(guide)
    }
    return with(items: result)
  }

  /// The rectangle of a scroll view's content: beyond the last view there is as much room as before
  /// the first.
  private func content(of scrollView: CanvasItem) -> Rect {
    let views = subviews(of: scrollView.id).map(\.frame)
    var content = scrollView.frame
    func length(_ start: Double, _ ends: [(near: Double, far: Double)], _ least: Double) -> Double {
      guard let near = ends.map(\.near).min(), let far = ends.map(\.far).max() else { return least }
      return far - start + max(0, near - start)
    }
    content.width = length(content.x, views.map { ($0.x, $0.maxX) }, content.width)
    content.height = length(content.y, views.map { ($0.y, $0.maxY) }, content.height)
    return content
  }
}

extension NewConstraint {
  /// What the id of such a guide ends with, behind the id of its scroll view.
  static let contentMark = "#content"

  /// The constraint on scroll views themselves in place of their contents.
  var onScrollViews: NewConstraint {
    func view(_ side: Side) -> Side {
      guard side.item.hasSuffix(Self.contentMark) else { return side }
      return Side(String(side.item.dropLast(Self.contentMark.count)), side.attribute)
    }
    var constraint = self
    constraint.first = view(first)
    constraint.second = second.map(view)
    return constraint
  }
}

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
      guard let off = constant(of: own, relativeTo: its),
        abs(length(content.frame) - length(frame.frame)) <= tolerance, off <= tolerance
      else { continue }
      add(
        index, own, its, constant: abs(off) <= tolerance ? 0 : nil,
        cost: CandidateCost.scrolledSize - off / 25)
    }
  }
}
