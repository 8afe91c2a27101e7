import Cells
import Foundation
import Wording

/// The ways of choosing a scale.
extension Viewport {
  /// What the scale of a picture keeps.
  public enum Zoom: String, CaseIterable, Sendable {
    /// Shape: the picture is as large as fits while its outline looks like the device, upright or
    /// on its side. Large views are where even rows have them.
    case shape = "shape first"
    /// Text: the picture takes all the columns and rows there are, up to what the smallest text
    /// style needs, and texts take rows from what is empty. Shapes are not true.
    case text = "text first"
    /// Sizes: a cell is 8 by 16 points, in however many cells that takes.
    case trueScale = "true scale"

    /// What it keeps, in words.
    public var name: String { rawValue }
  }

  /// The average width of a letter in the smallest text style, in points: half of its height of 11
  /// points. More columns than such letters need make no text easier to read.
  static let smallestLetter = 5.5

  /// A viewport for a room in cells.
  ///
  /// ```
  /// shape          text                    true scale
  /// ╭────────────╮ ╭─────────────────────╮ ╭──────────────
  /// │ A square   │ │ Every column is     │ │ As on the
  /// │ looks like │ │ used, and every row.│ │ device. The
  /// ╰────────────╯ ╰─────────────────────╯ │ canvas scrolls.
  /// ```
  public static func fitting(
    _ screenSize: CGSize, into room: CellSize, zoom: Zoom
  ) -> Viewport {
    switch zoom {
    case .shape:
      return Viewport(screenSize: screenSize, outline: shapedOutline(of: screenSize, in: room))
    case .text:
      let across = screenSize.width / Double(max(room.columns - 1, 1))
      let down = screenSize.height / Double(max(room.rows - 1, 1))
      var viewport = Viewport(
        screenSize: screenSize, pointsPerColumn: easy(max(across, smallestLetter)),
        pointsPerRow: easy(max(down, 2 * smallestLetter)))
      viewport.seatsTexts = true
      return viewport
    case .trueScale:
      return Viewport(screenSize: screenSize)
    }
  }

  /// The next scale that is easy to calculate with: a multiple of 0.5 up to 20 points, then a whole
  /// number.
  private static func easy(_ scale: Double) -> Double {
    let step = scale <= 20 ? 0.5 : 1
    return (scale / step).rounded(.up) * step
  }

  /// The size of a cell in words, rounded: `17.5 × 35 pt`.
  public func scaleText(_ glyphs: GlyphSet = .unicode) -> String {
    let times = glyphs == .unicode ? "×" : "x"
    return "\(pointsPerColumn.decimal(places: 1)) \(times) \(pointsPerRow.decimal(places: 1)) pt"
  }
}
