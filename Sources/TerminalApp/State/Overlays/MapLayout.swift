import Cells
import Documents

/// The boxes of a map in the cells of the terminal, scrolled so that the marked one is in sight.
struct MapLayout {
  /// The lines below the map, about the marked scene.
  static let detailRows = 5
  static let boxRows = 4
  static let gapRows = 2
  static let gapColumns = 6

  let map: SceneMap
  let boxColumns: Int
  /// The part of the terminal in which boxes are drawn.
  let room: CellRect
  /// The cells that are scrolled past the left and the upper edge.
  let offset: CellPoint

  init(_ map: SceneMap, in terminal: CellSize, marked: Int) {
    self.map = map
    boxColumns = terminal.columns >= 140 ? 28 : terminal.columns >= 100 ? 24 : 20
    let details = min(Self.detailRows, max(0, terminal.rows - 8))
    room = CellRect(
      column: 0, row: 1, columns: terminal.columns, rows: max(0, terminal.rows - 2 - details))
    let pitch = boxColumns + Self.gapColumns
    func scroll(_ index: Int, _ count: Int, _ step: Int, _ length: Int, _ room: Int) -> Int {
      let whole = count * step
      if whole <= room { return -((room - whole) / 2) }
      return min(max(0, index * step + length / 2 - room / 2), whole - room)
    }
    let place = map.places.indices.contains(marked) ? map.places[marked] : .init(column: 0, row: 0)
    offset = CellPoint(
      column: scroll(place.column, map.size.column, pitch, boxColumns, room.columns),
      row: scroll(place.row, map.size.row, Self.boxRows + Self.gapRows, Self.boxRows, room.rows))
  }

  /// The cells of a node's box, which may be out of sight.
  func box(of node: Int) -> CellRect {
    let place = map.places[node]
    return CellRect(
      column: room.column + place.column * (boxColumns + Self.gapColumns) + Self.gapColumns / 2
        - offset.column,
      row: room.row + place.row * (Self.boxRows + Self.gapRows) + Self.gapRows / 2 - offset.row,
      columns: boxColumns, rows: Self.boxRows)
  }

  /// The numbers of boxes that are not wholly in sight, by the side on which they lie. A box beyond
  /// a corner counts at both sides.
  var hidden: (left: Int, right: Int, above: Int, below: Int) {
    let boxes = map.nodes.indices.map(box)
    return (
      boxes.count { $0.column < room.column }, boxes.count { $0.endColumn > room.endColumn },
      boxes.count { $0.row < room.row }, boxes.count { $0.endRow > room.endRow }
    )
  }

  /// The node whose box is at a cell.
  func node(at cell: CellPoint) -> Int? {
    guard room.contains(cell) else { return nil }
    return map.nodes.indices.first { box(of: $0).contains(cell) }
  }
}
