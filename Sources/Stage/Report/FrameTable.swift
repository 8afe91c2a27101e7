import Cells
import Foundation
import Wording

extension SceneSnapshot {
  /// The frames of all views in points, one line each, indented by depth. The same layout gives the
  /// same text.
  ///
  /// ```
  /// view            0   0  414  736
  ///   avatarView   16  20  382  300
  ///   titleLabel   16  -4  382   20  hidden
  /// ```
  /// - Parameter isInWindow: Whether frames are in the window's coordinates, and not in the
  ///   superview's.
  package func frameTable(isInWindow: Bool = false) -> String {
    let rows = views.map { FrameRow($0, isInWindow ? $0.frameInWindow : $0.frame) }
    let nameWidth = rows.map { TextWidth.width(of: $0.name) }.max() ?? 0
    let widths = (0..<4).map { column in rows.map { $0.numbers[column].count }.max() ?? 0 }
    return rows.map { row in
      let numbers = zip(row.numbers, widths).map { number, width in
        "  " + number.padded(toColumns: width, alignment: .right)
      }
      return row.name.padded(toColumns: nameWidth) + numbers.joined() + row.note
    }.joined(separator: "\n")
  }
}

private struct FrameRow {
  let name: String
  let numbers: [String]
  let note: String

  init(_ view: SceneView, _ frame: CGRect) {
    name = String(repeating: "  ", count: view.depth) + view.path.name
    numbers = [frame.minX, frame.minY, frame.width, frame.height].map(\.shortDecimal)
    note = view.isHidden ? "  hidden" : ""
  }
}
