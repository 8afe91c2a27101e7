import InterfaceBuilder

/// The Align tool: aligns edges, centres and baselines of views with the first view's, and centres
/// views in their container.
///
/// Source: "Working with Constraints in Interface Builder", Align Tool.
public struct Align: Hashable, Sendable {
  /// The ids of the selected views, in the order in which they were selected.
  public var views: [String]
  /// The offsets of the alignments that are chosen, in points: what is added to the place of the
  /// first view, or of the container's centre.
  public var offsets: [Alignment: Double] = [:]
  /// The frames that are set afterwards.
  public var frameUpdate = FrameUpdate.none

  /// Creates a tool that aligns nothing yet.
  public init(_ views: [String]) { self.views = views }

  /// The offset of an alignment; nil if it is not chosen.
  public subscript(alignment: Alignment) -> Double? {
    get { offsets[alignment] }
    set { offsets[alignment] = newValue }
  }

  /// What the tool would do. Alignments that have an obstacle are left out.
  public func proposal(on canvas: Canvas) -> Proposal {
    canvas.proposing(constraints(on: canvas), sentence: sentence(on: canvas), updating: frameUpdate)
  }

  /// The constraints that the tool stands for, one alignment after the other.
  public func constraints(on canvas: Canvas) -> [NewConstraint] {
    Alignment.allCases.flatMap { alignment -> [NewConstraint] in
      guard let offset = offsets[alignment] else { return [] }
      let items = aligned(by: alignment, on: canvas)
      guard !alignment.isInContainer else {
        return items.compactMap { item in
          item.container.map {
            NewConstraint(
              .init(item.id, alignment.attribute), .equal, .init($0, alignment.attribute),
              constant: offset)
          }
        }
      }
      guard let first = items.first else { return [] }
      return items.dropFirst().map {
        NewConstraint(
          .init($0.id, alignment.attribute), .equal, .init(first.id, alignment.attribute),
          constant: offset)
      }
    }
  }

  /// The selected views that an alignment can align: views with text for baselines, and views with
  /// a superview for the container.
  func aligned(by alignment: Alignment, on canvas: Canvas) -> [CanvasItem] {
    views.compactMap(canvas.item).filter { item in
      guard item.kind == .view else { return false }
      if alignment == .baselines { return item.lastBaseline != nil }
      return !alignment.isInContainer || item.container != nil
    }
  }
}
