import InterfaceBuilder

/// Puts copied views into a view.
public struct Pasting: Arrangement {
  /// Where the views go.
  public let canvas: Canvas
  /// The copied views.
  public var clipping: Clipping
  /// The id of the view that gets the copies.
  public var container: String
  /// How far from the places of the originals the copies are put, in points. Nil takes the first
  /// place that no view has: the place of views that were cut, else 8 points further than the
  /// originals, and than each copy that is there.
  public var offset: Point?
  /// The id of the view in front of which the copies come; nil puts them in front of all.
  public var sibling: String?

  /// Creates a change that pastes views.
  public init(_ canvas: Canvas, _ clipping: Clipping, into container: String) {
    self.canvas = canvas
    self.clipping = clipping
    self.container = container
  }

  public var sentence: String {
    let list = clipping.cellName.flatMap { name in
      try? CellList.beside(sibling ?? container, for: name, on: canvas).list
    }
    return "Paste \(clipping.phrase) into \(canvas.name(of: list?.table["id"] ?? container))"
  }

  public func arranged() throws(ArrangementRefusal) -> Arranged {
    if let name = clipping.cellName { return try insertingCells(named: name) }
    let target = try canvas.target(container)
    guard let id = target["id"] else { throw ArrangementRefusal("the view has no id") }
    let copies = PastedCopies(clipping, into: target, on: canvas)
    let isArranged = target.name == "stackView"
    let shift = shift(into: id)
    var arranged = Arranged(edits: [])
    for (index, piece) in zip(copies.views.indices, clipping.pieces) {
      let frame = piece.frame.moved(x: shift.x, y: shift.y)
      let view = copies.view(index, at: canvas.frame(frame, in: id), isArranged: isArranged)
      guard let new = view["id"] else { continue }
      arranged.edits.append(
        .insert([view], into: ElementPath(id).group("subviews"), before: next(in: target)))
      arranged.selection.append(new)
      arranged.frames[new] = frame
    }
    for constraint in copies.constraints
    where !isArranged || !constraint.places(arranged.selection) {
      arranged.edits.append(.insert([constraint], into: ElementPath(id).group("constraints")))
    }
    arranged.edits += canvas.document.adding(resources: clipping.resources)
    return arranged
  }

  /// Cells come behind the selected one, or at the end of the table.
  private func insertingCells(named name: String) throws(ArrangementRefusal) -> Arranged {
    let (list, after) = try CellList.beside(sibling ?? container, for: name, on: canvas)
    let copies = PastedCopies(clipping, into: list.table, on: canvas)
    var arranged = try list.inserting(copies.views, after: after, on: canvas)
    arranged.edits += canvas.document.adding(resources: clipping.resources)
    return arranged
  }

  /// The id of the subview that follows ``sibling`` in the order; nil for the end.
  private func next(in target: Element) -> String? {
    let order = (target.child("subviews")?.children ?? target.children).compactMap { $0["id"] }
    guard let sibling, let index = order.firstIndex(of: sibling), index + 1 < order.count else {
      return nil
    }
    return order[index + 1]
  }

  /// How far the views are moved: to the middle of the container if they would be outside of it.
  private func shift(into id: String) -> Point {
    guard let frame = clipping.frame, let target = canvas.item(id) else {
      return offset ?? Point(x: 0, y: 0)
    }
    let outer = target.frame
    if let offset, frame.moved(x: offset.x, y: offset.y).overlaps(outer) { return offset }
    let middle = Point(
      x: (outer.midX - frame.midX).rounded(), y: (outer.midY - frame.midY).rounded())
    let start = frame.overlaps(outer) ? Point(x: 0, y: 0) : middle
    let taken = canvas.items.filter { item in
      item.kind == .view && item.id != id && !canvas.isInside(target, item)
    }.map(\.documentFrame)
    // Each view that is there blocks at most one step for each piece, so that one step is free.
    let steps = (0...taken.count * clipping.count).lazy.map { Double($0) * 8 }
    let free = steps.first { step in
      !clipping.pieces.contains { piece in
        let place = piece.frame.moved(x: start.x + step, y: start.y + step)
        return taken.contains { $0.isAlike(place) }
      }
    }
    return Point(x: start.x + (free ?? 0), y: start.y + (free ?? 0))
  }
}

extension Rect {
  /// Whether both look the same: they differ by less than half a point.
  fileprivate func isAlike(_ other: Rect) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height]
      .allSatisfy { $0.magnitude < 0.5 }
  }
}
