import InterfaceBuilder

extension CellList {
  /// The edits that insert cells, with names for code that the others do not have.
  /// - Parameter id: The cell behind which they come; nil for the end.
  func inserting(
    _ new: [NewElement], after id: String?, on canvas: Canvas
  ) throws(ArrangementRefusal) -> Arranged {
    guard let path, let tableID = table["id"] else {
      throw ArrangementRefusal("the table has no id")
    }
    let next = next(after: id)
    let newIDs = new.compactMap { $0["id"] }
    var order: [(id: String, size: Size?)] = cells.compactMap { cell in
      cell["id"].map { ($0, nil) }
    }
    let place = order.firstIndex { $0.id == next } ?? order.count
    order.insert(
      contentsOf: new.compactMap { cell in
        cell["id"].map { ($0, cell.drawnSize) }
      }, at: place)
    let frames = frames(of: order)
    var arranged = Arranged(edits: edits(drawing: frames), selection: newIDs)
    let origin = canvas.item(tableID)?.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
    var names: [String] = []
    for var cell in new {
      guard let id = cell["id"], let frame = frames[id] else { continue }
      cell.draw(frame)
      names.append(identifier(like: cell["reuseIdentifier"] ?? "Cell", besides: names))
      cell["reuseIdentifier"] = isStatic ? nil : names.last
      arranged.edits.append(.insert([cell], into: path, before: next))
      arranged.frames[id] = frame.moved(x: origin.x, y: origin.y)
    }
    return arranged
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
      let width = frame["width"].flatMap({ Double($0) }),
      let height = frame["height"].flatMap({ Double($0) })
    else { return nil }
    return Size(width: width, height: height)
  }
}
