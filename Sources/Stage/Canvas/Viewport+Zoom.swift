import Cells
import Foundation
import Wording

/// The ways of choosing a scale.
extension Viewport {
  /// What the scale of a picture keeps.
  public enum Zoom: CaseIterable, Sendable {
    /// Text: the picture takes all the columns and rows there are, up to what the smallest text style needs, and texts
    /// take rows from what is empty. Shapes are not true.
    case text
    /// Shapes: a cell stands for twice as many points in height as in width, so that a square is drawn as one.
    case shape
    /// Sizes: a cell is 8 by 16 points, in however many cells that takes.
    case trueScale

    /// The zoom after this one, and the first after the last.
    public var next: Zoom {
      switch self {
      case .text: .shape
      case .shape: .trueScale
      case .trueScale: .text
      }
    }
  }

  /// The points of a letter in the smallest text style, 11 points high: half of that on average. More columns than it
  /// needs make no text easier to read.
  static let smallestLetter = 5.5

  /// A viewport for a room in cells.
  ///
  /// ```
  /// text                    shape          true scale
  /// ╭─────────────────────╮ ╭────────────╮ ╭──────────────
  /// │ Every column is     │ │ A square   │ │ As on the
  /// │ used, and every row.│ │ is one.    │ │ device. The
  /// ╰─────────────────────╯ ╰────────────╯ │ canvas scrolls.
  /// ```
  public static func fitting(
    _ screenSize: CGSize, into room: CellSize, zoom: Zoom
  ) -> Viewport {
    let across = screenSize.width / Double(max(room.columns - 1, 1))
    let down = screenSize.height / Double(max(room.rows - 1, 1))
    switch zoom {
    case .text:
      var viewport = Viewport(
        screenSize: screenSize, pointsPerColumn: easy(max(across, smallestLetter)),
        pointsPerRow: easy(max(down, 2 * smallestLetter)))
      viewport.seatsTexts = true
      return viewport
    case .shape:
      return Viewport(
        screenSize: screenSize, pointsPerColumn: easy(max(across, down / 2, trueScale)))
    case .trueScale:
      return Viewport(screenSize: screenSize)
    }
  }

  /// The next scale that is easy to calculate with: a multiple of 0.5 up to 20 points, then a whole number.
  private static func easy(_ scale: Double) -> Double {
    let step = scale <= 20 ? 0.5 : 1
    return (scale / step).rounded(.up) * step
  }

  /// The size of a cell in words: `1 cell = 17.5 × 35 pt`.
  public func scaleText(_ glyphs: GlyphSet = .unicode) -> String {
    let times = glyphs == .unicode ? "×" : "x"
    return "1 cell = \(pointsPerColumn.shortDecimal) \(times) \(pointsPerRow.shortDecimal) pt"
  }
}
