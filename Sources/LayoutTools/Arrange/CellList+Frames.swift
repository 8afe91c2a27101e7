import InterfaceBuilder

// Where Interface Builder draws cells: rows below one another, from the first row of their section
// on.
extension CellList {
  /// The ids of cells in an order, with the sizes of new cells.
  typealias Order = [(id: String, size: Size?)]

  /// The cells as they are.
  var order: Order { cells.compactMap { cell in cell["id"].map { ($0, nil) } } }

  /// The frames that the rows of a table get in another order, in the coordinates of the table. If
  /// a section grows or shrinks, the sections below it move. None for a collection view, whose
  /// layout places its cells.
  /// - Parameter order: The order of the cells of a section, or of the prototypes.
  static func frames(of table: Element, _ order: (CellList) -> Order) -> [String: Rect] {
    guard table.name == "tableView" else { return [:] }
    var frames: [String: Rect] = [:]
    var growth = 0.0
    var end = table["style"] == "plain" ? emptyPlainTop : emptyGroupedTop
    for list in lists(of: table) {
      let before = list.cells.compactMap { $0.rect(key: "frame") }
      let top = before.first.map { $0.y + growth } ?? end
      end = top
      for (id, size) in order(list) {
        guard let size = size ?? list.cells.first(where: { $0["id"] == id })?.size else { continue }
        frames[id] = Rect(x: before.first?.x ?? 0, y: end, width: size.width, height: size.height)
        end += size.height
      }
      growth += end - top - before.map(\.height).reduce(0, +)
    }
    return frames
  }

  /// The top of the first row of a table without rows, as Xcode 13 and later draw it.
  private static let emptyPlainTop = 50.0
  private static let emptyGroupedTop = 55.5

  /// The edits that give the cells of a table other frames; none for cells that have them already.
  static func edits(drawing frames: [String: Rect], in table: Element) -> [DocumentEdit] {
    lists(of: table).flatMap(\.cells).flatMap { cell -> [DocumentEdit] in
      guard let id = cell["id"], let new = frames[id], let old = cell.rect(key: "frame") else {
        return []
      }
      let path = ElementPath(id).child("rect", key: "frame")
      var edits: [DocumentEdit] = []
      if abs(old.x - new.x) > 1e-6 { edits.append(.set("x", of: path, to: new.x.settled.written)) }
      if abs(old.y - new.y) > 1e-6 { edits.append(.set("y", of: path, to: new.y.settled.written)) }
      return edits
    }
  }

  /// The edits that draw the rows of tables as high as the layout makes them, and those below where
  /// they then are.
  public static func resizingRows(on canvas: Canvas) -> [DocumentEdit] {
    let tables = canvas.items.compactMap { canvas.document.object($0.id) }
      .filter { $0.name == "tableView" }
    return tables.flatMap { table -> [DocumentEdit] in
      var sizes: [String: Size] = [:]
      for row in lists(of: table).flatMap(\.cells) {
        guard let id = row["id"], let item = canvas.item(id), item.isShown,
          item.solvedFrame.height > 0, let drawn = row.rect(key: "frame"),
          abs(item.solvedFrame.height - drawn.height) > canvas.pixelError
        else { continue }
        sizes[id] = Size(width: drawn.width, height: item.solvedFrame.height)
      }
      guard !sizes.isEmpty else { return [] }
      let frames = frames(of: table) { list in list.order.map { ($0.id, sizes[$0.id]) } }
      return edits(drawing: frames, in: table)
        + sizes.sorted { $0.key < $1.key }.flatMap { id, size in
          canvas.document.object(id).map { Self.edits(resizing: $0, to: size.height) } ?? []
        }
    }
  }

  /// The edits that give a row and its content another height.
  private static func edits(resizing row: Element, to height: Double) -> [DocumentEdit] {
    let grown = height - (row.rect(key: "frame")?.height ?? height)
    return [row, row.child(key: "contentView")].compactMap { element in
      guard let id = element?["id"], let rect = element?.rect(key: "frame") else { return nil }
      return .set(
        "height", of: ElementPath(id).child("rect", key: "frame"),
        to: (rect.height + grown).settled.written)
    }
  }

  /// The edits that close the gaps between the cells of a table when some have gone.
  static func closingRanks(of table: Element, without gone: Set<String>) -> [DocumentEdit] {
    let left = frames(of: table) { list in list.order.filter { !gone.contains($0.id) } }
    return edits(drawing: left, in: table)
  }

  /// The frame of a new cell of a collection view, behind another cell or the last, until the
  /// layout has placed it.
  func place(of size: Size, after id: String?) -> Rect {
    let last = cells.last { id == nil || $0["id"] == id }?.rect(key: "frame")
    return Rect(x: last?.maxX ?? 0, y: last?.y ?? 0, width: size.width, height: size.height)
  }

  /// The size of a new cell: the list's size for cells or else the given size.
  func size(of entry: Size) -> Size {
    guard table.name == "tableView" else {
      let item = table.child("collectionViewFlowLayout")?.child("size", key: "itemSize")
      guard let width = item?.number("width"), let height = item?.number("height"),
        width > 0, height > 0
      else { return entry }
      return Size(width: width, height: height)
    }
    let height = table.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
    let width = cells.first?.size?.width ?? table.rect(key: "frame")?.width ?? 0
    return Size(width: width, height: height ?? entry.height)
  }
}

extension Element {
  /// The size that a view is drawn with.
  fileprivate var size: Size? {
    rect(key: "frame").map { Size(width: $0.width, height: $0.height) }
  }
}
