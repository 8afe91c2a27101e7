import Cells
import Foundation
import Painting
import Stage

/// The letters by which views are chosen, each at the corner of its view.
struct LabelLayer {
  let labels: ViewLabels
  /// Where a view is seen, in the window's coordinates.
  let frame: (ViewPath) -> CGRect?

  func draw(on picture: inout Picture) {
    var taken: Set<CellPoint> = []
    let style = Style(foreground: .palette(6), attributes: [.bold, .reverse])
    for label in labels.open {
      guard let frame = frame(label.path) else { continue }
      let text = String(label.letters.dropFirst(labels.typed.count))
      let left = picture.viewport.column(frame.minX)
      let row = picture.viewport.row(frame.minY)
      // The letters of views with a common corner stand in a row.
      func cells(_ column: Int) -> [CellPoint] {
        (0..<text.count).map { CellPoint(column: column + $0, row: row) }
      }
      let columns = max(0, left)...max(0, left) + 40
      guard
        let column = columns.first(where: { column in
          cells(column).allSatisfy { picture.grid.bounds.contains($0) && !taken.contains($0) }
        })
      else { continue }
      picture.grid.write(text, at: CellPoint(column: column, row: row), style: style)
      taken.formUnion(cells(column) + [CellPoint(column: column + text.count, row: row)])
    }
  }
}
