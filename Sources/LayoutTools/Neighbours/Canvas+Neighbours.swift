import InterfaceBuilder

extension Canvas {
  /// The nearest neighbour of an edge of a view, to which tools constrain it.
  ///
  /// It is the sibling beyond the edge with the smallest space, among the siblings that the view
  /// would meet if it were moved there. Of siblings with equal spaces it is the one of which the
  /// view would meet more, then the first. Without a sibling it is a layout guide of the superview
  /// or the superview itself, whichever is met first, and the guide if they are met together. Views
  /// that aren't shown don't count.
  ///
  /// Source: "Working with Constraints in Interface Builder", Pin Tool; "Auto Layout Guide: Working
  /// with Layout Guides", "If the layout guide is the view's nearest neighbor, Interface Builder
  /// uses the guide by default".
  /// - Parameter toMargins: Whether the layout margin of the superview counts, or else its edge.
  public func nearestNeighbour(of id: String, at edge: Edge, toMargins: Bool = true) -> Neighbour? {
    guard let item = item(id), let container = container(of: item) else { return nil }
    if let sibling = siblings(beyond: edge, of: item, in: container).first { return sibling }
    let guides = guides(at: edge, of: item, in: container)
    if let content = guides.first(where: { $0.kind == .content }) { return content.neighbour }
    let superview = neighbour(
      of: item, at: edge, toMargins ? .margin : .edge, container,
      toMargins ? edge.marginAttribute : edge.attribute)
    let lines = guides.filter { $0.kind.isDefaultNeighbour }.map(\.neighbour) + [superview]
    return lines.compactMap(\.self).filter { $0.spacing >= -Self.roundingError }
      .min { $0.spacing < $1.spacing - Self.roundingError } ?? superview
  }

  /// All that an edge of a view can be pinned to: siblings beyond it, the nearest first, guides of
  /// the superview, its margin and its edge, and the other siblings.
  public func neighbours(of id: String, at edge: Edge) -> [Neighbour] {
    guard let item = item(id), let container = container(of: item) else { return [] }
    let beyond = siblings(beyond: edge, of: item, in: container)
    let listed = Set(beyond.map(\.other.item))
    let others = siblings(of: item).filter { !listed.contains($0.id) }.compactMap {
      neighbour(of: item, at: edge, .sibling, $0, edge.opposite.attribute)
    }
    let superview = [
      neighbour(of: item, at: edge, .margin, container, edge.marginAttribute),
      neighbour(of: item, at: edge, .edge, container, edge.attribute),
    ]
    return beyond + guides(at: edge, of: item, in: container).map(\.neighbour)
      + superview.compactMap(\.self) + others
  }

  /// The rounding error that a difference of frames can have, in points.
  static let roundingError = 1e-6

  /// The views in sight that have the same superview.
  func siblings(of item: CanvasItem) -> [CanvasItem] {
    item.container.map(subviews)?.filter { $0.id != item.id && $0.isShown } ?? []
  }

  /// The siblings beyond an edge, the nearest first.
  private func siblings(
    beyond edge: Edge, of item: CanvasItem, in container: CanvasItem
  ) -> [Neighbour] {
    let across = Extent(item.frame, horizontal: !edge.isHorizontal)
    func along(_ item: CanvasItem) -> Extent {
      Extent(item.frame, horizontal: edge.isHorizontal, isMirrored: container.isRightToLeft)
    }
    let own = along(item)
    let found = siblings(of: item).compactMap { sibling -> (Neighbour, overlap: Double)? in
      let overlap = Extent(sibling.frame, horizontal: !edge.isHorizontal).overlap(across)
      let other = along(sibling)
      let gap = edge.isNear ? own.start - other.end : other.start - own.end
      guard overlap > Self.roundingError, gap >= -Self.roundingError else { return nil }
      return neighbour(of: item, at: edge, .sibling, sibling, edge.opposite.attribute)
        .map { ($0, overlap) }
    }
    return found.sorted { ($0.0.spacing, -$0.overlap) < ($1.0.spacing, -$1.overlap) }.map(\.0)
  }

  /// The neighbour that an edge of an item would have in an attribute of another one.
  private func neighbour(
    of item: CanvasItem, at edge: Edge, _ kind: Neighbour.Kind, _ other: CanvasItem,
    _ attribute: LayoutAttribute
  ) -> Neighbour? {
    let own = NewConstraint.Side(item.id, edge.attribute)
    let side = NewConstraint.Side(other.id, attribute)
    let spacing = constant(of: edge.isNear ? own : side, relativeTo: edge.isNear ? side : own)
    let name =
      switch kind {
      case .sibling, .guide: other.title
      case .margin: other.name + " margin"
      case .edge: other.name + " edge"
      }
    return spacing.map {
      Neighbour(own: own, other: side, kind: kind, name: name, spacing: $0, isNear: edge.isNear)
    }
  }

  /// The guides of the superview that an edge can be pinned to, with their kinds.
  private func guides(
    at edge: Edge, of item: CanvasItem, in container: CanvasItem
  ) -> [(kind: LayoutGuideElement.Kind, neighbour: Neighbour)] {
    guides(of: container.id).compactMap { guide in
      guard case .guide(let kind) = guide.kind,
        let attribute = kind.attribute(at: edge),
        let neighbour = neighbour(of: item, at: edge, .guide, guide, attribute)
      else { return nil }
      return (kind, neighbour)
    }
  }
}
