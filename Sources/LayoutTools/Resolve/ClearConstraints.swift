import InterfaceBuilder

/// Takes the constraints of views away, and holds the views where they are.
///
/// Views that a stack view places keep their places. A view that is not selected loses its
/// constraints with selected views, and is held if it has no others.
///
/// Source: "Working with Constraints in Interface Builder", Resolve Auto Layout Issues Tool.
public struct ClearConstraints: Sendable {
  /// The canvas.
  public let canvas: Canvas
  /// The ids of the views whose constraints go; nil for all of the scene.
  public let selection: Set<String>?
  /// The ids of the constraints that go.
  public let removed: [String]
  /// The views that are held at their frames from then on, in the order of the canvas.
  public let held: [CanvasItem]
  /// What goes for other size classes than those of the canvas.
  public let removedElsewhere: RemovedElsewhere

  /// Creates the tool, and finds what goes.
  public init(_ canvas: Canvas, selection: Set<String>? = nil) {
    self.canvas = canvas
    self.selection = selection
    let constraints = canvas.constraints
    removed = constraints.filter { constraint in
      selection.map { constraint.itemIDs.contains(where: $0.contains) } ?? true
    }.compactMap(\.id)
    let gone = Set(removed)
    removedElsewhere = RemovedElsewhere(
      constraints.filter { $0.id.map(gone.contains) ?? false }, on: canvas)
    let left = constraints.filter { $0.id.map { !gone.contains($0) } ?? true }
    let touched = Set(constraints.filter { $0.id.map(gone.contains) ?? false }.flatMap(\.itemIDs))
    let bound = Set(left.flatMap(\.itemIDs))
    held = canvas.items.filter { item in
      canvas.isPlacedByConstraints(item) && !canvas.isHeldAtFrame(item.id)
        && (touched.contains(item.id) || selection.map { $0.contains(item.id) } ?? true)
        && !bound.contains(item.id)
    }
  }

  /// The number of constraints that go.
  public var count: Int { removed.count }

  /// The edits of the document.
  public var edits: [DocumentEdit] {
    let frames = UpdateFrames(canvas, selection: Set(held.map(\.id)))
    return canvas.removing(removed) + frames.edits
      + held.flatMap { item in
        [
          .set("translatesAutoresizingMaskIntoConstraints", of: ElementPath(item.id), to: "NO")
        ] + DocumentEdit.holdingAtFrame(item.id)
      }
  }

  /// What is done, for undo.
  public var sentence: String { "Clear \(count) \(count == 1 ? "constraint" : "constraints")" }
}

extension Canvas {
  /// The constraints that the views hold, in the order of the views.
  fileprivate var constraints: [Constraint] {
    items.flatMap { item in
      item.kind == .view ? document.object(item.id)?.constraints ?? [] : []
    }
  }

  /// The edits that take some of ``constraints`` away, with the outlets and the entries of masks
  /// that refer to them.
  fileprivate func removing(_ constraints: [String]) -> [DocumentEdit] {
    // Only an id that the document doesn't have would be refused.
    (try? document.deleting(constraints)) ?? []
  }

  /// Whether constraints give a view its place: it is a subview, and its superview is no stack
  /// view.
  fileprivate func isPlacedByConstraints(_ item: CanvasItem) -> Bool {
    guard item.kind == .view, !item.isArranged, item.container != nil else { return false }
    return document.object(item.id)?.parent?.name == "subviews"
  }
}
