import InterfaceBuilder

// Where Interface Builder draws cells.
extension CellList {
  /// The frames that cells get in an order, in the coordinates of the table, and the frames of those that follow
  /// in other sections.
  ///
  /// Rows stand below one another; items of a collection view stand beside one another as far as they fit.
  /// - Parameter order: The ids of the cells, with the sizes of those that come.
  func frames(of order: [(id: String, size: Size?)]) -> [String: Rect] {
    var frames: [String: Rect] = [:]
    var place = start
    var lineHeight = 0.0
    for (id, size) in order {
      guard let size = size ?? cells.first(where: { $0["id"] == id })?.size else { continue }
      if table.name == "collectionView" {
        if place.x > start.x, place.x + size.width > width - start.x {
          place = Point(x: start.x, y: place.y + lineHeight + spacing("minimumLineSpacing"))
          lineHeight = 0
        }
        frames[id] = Rect(x: place.x, y: place.y, width: size.width, height: size.height)
        place.x += size.width + spacing("minimumInteritemSpacing")
        lineHeight = max(lineHeight, size.height)
      } else {
        frames[id] = Rect(x: start.x, y: place.y, width: size.width, height: size.height)
        place.y += size.height
      }
    }
    let growth = place.y - start.y - cells.compactMap(\.size?.height).reduce(0, +)
    for cell in isStatic ? following : [] {
      guard let id = cell["id"], let frame = cell.rect(key: "frame") else { continue }
      frames[id] = frame.moved(y: growth)
    }
    return frames
  }

  /// The edits that draw the cells there which are drawn elsewhere.
  func edits(drawing frames: [String: Rect]) -> [DocumentEdit] {
    (cells + following).flatMap { cell -> [DocumentEdit] in
      guard let id = cell["id"], let new = frames[id], let old = cell.rect(key: "frame") else {
        return []
      }
      let path = ElementPath(id).child("rect", key: "frame")
      return [("x", old.x, new.x), ("y", old.y, new.y)]
        .filter { abs($0.1 - $0.2) > 1e-6 }
        .map { name, _, now in .set(name, of: path, to: now.settled.written) }
    }
  }

  /// The edits that let the cells follow one another when some of them have gone.
  func closingRanks(without gone: Set<String>) -> [DocumentEdit] {
    let left = cells.compactMap { $0["id"] }.filter { !gone.contains($0) }
    guard !left.isEmpty else { return [] }
    return edits(drawing: frames(of: left.map { ($0, nil) }))
  }

  /// The size of a cell that comes.
  func size(of entry: Size) -> Size {
    guard table.name == "tableView" else {
      let item = table.child("collectionViewFlowLayout")?.child("size", key: "itemSize")
      guard let width = item?.number("width"), let height = item?.number("height"),
        width > 0, height > 0
      else { return entry }
      return Size(width: width, height: height)
    }
    let height = table.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
    return Size(width: cells.first?.size?.width ?? width, height: height ?? entry.height)
  }

  /// The corner of the first cell: below what stands above the rows of an empty table in the version of Xcode.
  private var start: Point {
    if let first = cells.first?.rect(key: "frame") { return Point(x: first.x, y: first.y) }
    guard table.name == "tableView" else { return Point(x: 0, y: 0) }
    return Point(x: 0, y: table["style"] == "plain" ? 50 : 55.5)
  }

  private var width: Double { table.rect(key: "frame")?.width ?? 0 }

  private func spacing(_ name: String) -> Double {
    table.child("collectionViewFlowLayout")?.number(name) ?? 0
  }

  /// The cells of the sections below.
  private var following: [Element] {
    let sections = table.list("sections")
    guard isStatic, let place = sections.firstIndex(of: holder) else { return [] }
    return sections[(place + 1)...].flatMap { $0.list("cells") }
  }
}

extension Element {
  /// The size that a view is drawn with.
  fileprivate var size: Size? {
    rect(key: "frame").map { Size(width: $0.width, height: $0.height) }
  }
}
