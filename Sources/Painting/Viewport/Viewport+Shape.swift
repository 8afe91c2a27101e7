import Cells
import Foundation

/// Outlines that look like the screen.
extension Viewport {
  /// How many times as wide a picture may look as the screen, and as high. With more, an upright
  /// tablet would look like one on its side.
  public static let mostStretch = 1.3

  /// The most columns of an upright screen, in percent of the columns that it has on its side.
  static let uprightShare = 85

  /// A viewport with a number of points per column, and with the fewest rows with which the outline
  /// looks like the screen. Screens with the same points per column differ as they do in truth.
  /// - Parameter stretch: How many times as wide as the screen the outline looks.
  public static func shaped(
    _ screen: CGSize, pointsPerColumn: Double, stretch: Double = mostStretch
  ) -> Viewport {
    let columns = max(2, whole((screen.width / pointsPerColumn + slack).rounded(.down)) + 1)
    let rows = Double(columns - 1) * screen.height / (2 * screen.width) / stretch
    return Viewport(
      screenSize: screen,
      outline: CellSize(columns: columns, rows: max(2, whole((rows - slack).rounded(.up)) + 1)))
  }

  /// The least points per column with which ``shaped(_:pointsPerColumn:)`` takes no more than a
  /// number of rows.
  public static func pointsPerColumn(of screen: CGSize, rows: Int) -> Double {
    screen.height / Double(max(1, rows - 1)) / (2 * mostStretch)
  }

  /// What sums of rounded numbers may be off by.
  private static let slack = 1e-9

  /// The outline with the most columns in a room, and then with the most rows, that looks like the
  /// screen. A cell stands for no less than the smallest letter.
  static func shapedOutline(of screen: CGSize, in room: CellSize) -> CellSize {
    var columns = mostCells(room.columns, screen.width, smallestLetter)
    let rows = mostCells(room.rows, screen.height, 2 * smallestLetter)
    if screen.height > screen.width {
      let turned = shapedOutline(
        of: CGSize(width: screen.height, height: screen.width), in: room)
      columns = min(columns, max(2, turned.columns * uprightShare / 100))
    }
    // The rows of a column in true shape.
    let share = screen.height / (2 * screen.width)
    for columns in stride(from: columns, to: 1, by: -1) {
      let even = Double(columns - 1) * share
      let most = min(rows - 1, whole((even * mostStretch).rounded(.down)))
      if most > 0, Double(most) * mostStretch >= even {
        return CellSize(columns: columns, rows: most + 1)
      }
    }
    // A screen so wide, or so high, that no outline looks like it.
    return share < 1 ? CellSize(columns: columns, rows: 2) : CellSize(columns: 2, rows: rows)
  }

  /// The most cells along one side of a room, lines included, with which no cell stands for less
  /// than a length.
  private static func mostCells(_ room: Int, _ side: CGFloat, _ least: Double) -> Int {
    max(2, min(room, whole((side / least).rounded(.down)) + 1))
  }
}
