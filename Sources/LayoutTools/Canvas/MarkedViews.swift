import InterfaceBuilder

/// The views that are misplaced or ambiguous before a change.
///
/// Interface Builder marks such views in the document. A change writes the marks of the views that
/// it makes so, and removes the marks of the views that it makes definite or draws in place. All
/// other marks stay as they are, so that an edit changes nothing that it does not concern.
public struct MarkedViews: Equatable, Sendable {
  private let known: Set<String>
  /// The views with each mark, by the attribute that is the mark.
  private let marked: [String: Set<String>]

  /// Finds the views on a canvas.
  public init(on canvas: Canvas) {
    let views = canvas.items.filter { $0.kind == .view }
    known = Set(views.map(\.id))
    marked = [
      "misplaced": Set(views.filter(canvas.isMisplaced).map(\.id)),
      "ambiguous": Set(views.filter(canvas.isAmbiguous).map(\.id)),
    ]
  }

  /// Whether a view is misplaced.
  public func isMisplaced(_ id: String) -> Bool { marked["misplaced"]?.contains(id) == true }

  /// The edits that mark the views as they are after the change.
  public func edits(on canvas: Canvas) -> [DocumentEdit] {
    let now = MarkedViews(on: canvas)
    return canvas.items.filter { now.known.contains($0.id) }.flatMap { item -> [DocumentEdit] in
      guard let element = canvas.document.object(item.id) else { return [] }
      return ["ambiguous", "misplaced"].compactMap { mark in
        let isMarked = now.marked[mark]?.contains(item.id) == true
        let isSame = known.contains(item.id) && marked[mark]?.contains(item.id) == isMarked
        guard !isSame, (element.flag(mark) == true) != isMarked else { return nil }
        return .set(mark, of: ElementPath(item.id), to: isMarked ? "YES" : nil)
      }
    }
  }
}

extension Canvas {
  /// Whether the constraints leave a part of a view's frame open that the document wants to be
  /// verified.
  fileprivate func isAmbiguous(_ item: CanvasItem) -> Bool {
    guard item.isShown, item.container != nil, !isPlacedByTable(item),
      let element = document.object(item.id)
    else { return false }
    switch element["verifyAmbiguity"] {
    case "off": return false
    case "ignoreSizes": return !item.open.isDisjoint(with: [.left, .top])
    default: return !item.open.isEmpty
    }
  }
}
