import InterfaceBuilder

/// Control-dragging from an item to another: which constraints between them are likely to be meant.
///
/// Source: "Working with Constraints in Interface Builder", Control-Dragging Constraints.
public struct Connect: Hashable, Sendable {
  /// The id of the view or guide where the drag begins.
  public var from: String
  /// The id of the view or guide where it ends: a sibling, a view around the first, a guide, or the
  /// same view.
  public var to: String
  /// The way of the drag in points, rightwards and downwards; nil if the items were chosen
  /// otherwise, so that their places tell the direction.
  public var drag: Point?
  /// Whether spaces to a view around the item are measured from that view's layout margins, and not
  /// from its edges.
  public var usesMargins = true

  /// Creates a connection.
  public init(from: String, to: String, drag: Point? = nil) {
    self.from = from
    self.to = to
    self.drag = drag
  }

  /// What would be done with some of the candidates.
  public func proposal(_ chosen: [Candidate], on canvas: Canvas) -> Proposal {
    canvas.proposing(chosen.map(\.wanted), sentence: sentence(chosen, on: canvas))
  }

  /// What is done, in a sentence for undo: "Connect cup and pot: horizontal spacing".
  private func sentence(_ chosen: [Candidate], on canvas: Canvas) -> String {
    let names = (from == to ? [from] : [from, to]).map { canvas.item($0)?.title ?? $0 }
    return "Connect " + names.joined(separator: " and ")
      + (chosen.isEmpty
        ? "" : ": " + chosen.map { $0.title.lowercased() }.joined(separator: ", "))
  }
}
