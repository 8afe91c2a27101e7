import Testing

@testable import Cells

@Suite struct CellRectTests {
  private let rect = CellRect(column: 2, row: 1, columns: 4, rows: 3)

  @Test func `a rectangle covers its first cells and not its ends`() {
    let contained = [(2, 1), (5, 3), (6, 3), (5, 4), (1, 1)].map { column, row in
      rect.contains(CellPoint(column: column, row: row))
    }
    #expect(contained == [true, true, false, false, false])
  }

  @Test func `sizes are never negative`() {
    var size = CellSize(columns: -1, rows: 4)
    size.rows = -2
    #expect(size == .zero)
    #expect(CellRect(column: 3, row: 3, columns: -2, rows: 5).isEmpty)
  }

  @Test func `the intersection is what both cover`() {
    let other = CellRect(column: 4, row: 0, columns: 9, rows: 2)
    #expect(rect.intersection(other) == CellRect(column: 4, row: 1, columns: 2, rows: 1))
  }

  @Test func `rectangles that share an edge do not meet`() {
    let neighbour = CellRect(column: 6, row: 1, columns: 2, rows: 3)
    #expect(rect.intersection(neighbour).isEmpty)
  }

  @Test func `the union covers both, and an empty one adds nothing`() {
    let other = CellRect(column: 7, row: 0, columns: 1, rows: 1)
    let empty = CellRect(column: 90, row: 90, columns: 0, rows: 5)
    #expect(rect.union(other) == CellRect(column: 2, row: 0, columns: 6, rows: 4))
    #expect(rect.union(empty) == rect)
    #expect(empty.union(rect) == rect)
  }

  @Test func `an inset takes from all sides until nothing is left`() {
    #expect(rect.inset(columns: 1, rows: 1) == CellRect(column: 3, row: 2, columns: 2, rows: 1))
    #expect(rect.inset(columns: 5, rows: 0).isEmpty)
    #expect(rect.inset(columns: -1, rows: -1) == CellRect(column: 1, row: 0, columns: 6, rows: 5))
  }

  @Test func `coordinates at the end of all numbers do not overflow`() {
    let far = CellRect(column: .max - 1, row: .min, columns: .max, rows: .max)
    #expect(far.intersection(rect).isEmpty)
    #expect(far.offset(columns: .max, rows: .min).column == .max)
    #expect(far.union(rect).column == 2)
    #expect(rect.at(row: 9, rows: 2).endRow == 11 && rect.at(row: 9).columns == rect.columns)
  }
}
