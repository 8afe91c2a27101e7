import Testing

@testable import Painting
@testable import Stage

@Suite struct CellScaleTests {
  private let scale = CellScale(
    [
      .init(points: 0, cells: 0), .init(points: 20, cells: 2), .init(points: 24, cells: 2),
      .init(points: 100, cells: 4),
    ],
    pointsPerCell: 25)

  @Test func `the rows between two knots are even`() {
    #expect([0, 10, 20, 22, 24, 62, 100].map { scale.cells(to: $0) } == [0, 1, 2, 2, 2, 3, 4])
  }

  @Test func `beyond the first and the last knot, rows are as high as on average`() {
    #expect([-50, 150].map { scale.cells(to: $0) } == [-2, 6])
    #expect([-2, 6].map { scale.points(atCells: $0) } == [-50, 150])
  }

  @Test func `the height at a number of rows is the one to which there are as many`() {
    #expect([0, 1, 3, 4].map { scale.points(atCells: $0) } == [0, 10, 62, 100])
  }

  @Test func `a number of rows is cut to whole steps, in spite of the errors of sums`() {
    #expect(CellScale.steps(0.1 + 0.2 + 0.7) == 1)
    #expect(CellScale.steps(1.49) == 1.484375)
  }
}
