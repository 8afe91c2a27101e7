import InterfaceBuilder

extension CellList {
  /// The edits that insert cells, with reuse identifiers that the other cells do not have.
  /// - Parameter after: The id of the cell behind which the new cells come; nil for the end.
  func inserting(
    _ new: [NewElement], after: String?, on canvas: Canvas
  ) throws(ArrangementRefusal) -> Arranged {
    guard let path, let tableID = table["id"] else {
      throw ArrangementRefusal("the table has no id")
    }
    let next = next(after: after)
    let newIDs = new.compactMap { $0["id"] }
    var order = order
    let index = order.firstIndex { $0.id == next } ?? order.count
    order.insert(
      contentsOf: new.compactMap { cell in
        cell["id"].map { ($0, size(of: cell)) }
      }, at: index)
    let frames = Self.frames(of: table) { $0.holder == holder ? order : $0.order }
    var arranged = Arranged(edits: Self.edits(drawing: frames, in: table), selection: newIDs)
    let origin = canvas.item(tableID)?.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
    var names: [String] = []
    for var cell in new {
      guard let id = cell["id"],
        let frame = frames[id] ?? size(of: cell).map({ place(of: $0, after: after) })
      else { throw ArrangementRefusal("the cell has no size") }
      cell.draw(frame)
      // Code does not ask for static rows: their reuse identifiers don't matter.
      if !isStatic {
        names.append(identifier(like: cell["reuseIdentifier"] ?? "Cell", besides: names))
        cell["reuseIdentifier"] = names.last
      }
      arranged.edits.append(.insert([cell], into: path, before: next))
      arranged.frames[id] = frame.moved(x: origin.x, y: origin.y)
    }
    return arranged
  }

  /// The size of a new cell: in old documents a cell may have a height alone, or no size.
  private func size(of cell: NewElement) -> Size? {
    if let size = cell.drawnSize { return size }
    let height = cell["rowHeight"].flatMap(Double.init(written:))
    return size(of: Size(width: 50, height: height ?? 44))
  }
}

extension NewElement {
  /// Gives a view another frame.
  mutating func draw(_ frame: Rect) {
    children.removeAll { $0["key"] == "frame" }
    children.insert(NewElement(frame, key: "frame"), at: 0)
  }

  /// The size that a view is drawn with.
  fileprivate var drawnSize: Size? {
    guard let frame = children.first(where: { $0["key"] == "frame" }),
      let width = frame["width"].flatMap(Double.init(written:)),
      let height = frame["height"].flatMap(Double.init(written:))
    else { return nil }
    return Size(width: width, height: height)
  }
}
