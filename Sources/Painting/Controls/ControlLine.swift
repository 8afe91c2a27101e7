@_spi(Package) import AutoLayout
import Cells

/// A line of a control, or of an item of a bar, in cells.
struct ControlLine: Equatable {
  /// A string of characters in one tone.
  struct Run: Equatable {
    var text: String
    var tone: Drawing.Tone

    init(_ text: String, _ tone: Drawing.Tone = .plain) {
      self.text = text
      self.tone = tone
    }
  }

  var runs: [Run]
  let row: Int
  var column: Int
  /// The part of the view that is touched there, in the window's coordinates in points; nil for
  /// the whole view.
  var part: CGRect?
  /// Whether it is the title in the middle of a bar, which gives way to the buttons.
  var isTitle = false

  var width: Int { runs.width }
  var endColumn: Int { column + width }
}

extension ControlLine {
  /// Creates a line in the middle of some columns.
  init(runs: [Run], row: Int, centredIn cells: CellRect) {
    self.init(
      runs: runs, row: row, column: cells.column + (cells.columns - runs.width) / 2)
  }
}

extension Collection<ControlLine.Run> {
  /// The number of columns.
  var width: Int { reduce(0) { $0 + TextWidth.width(of: $1.text) } }
}

extension Drawing.Sign {
  func drawn(with glyphs: GlyphSet) -> String { glyphs == .unicode ? unicode : ascii }
}

extension GlyphSet {
  /// The mark at the end of a text that the picture has shortened. A text that the device shortens
  /// ends in an ellipsis.
  var cutMark: Character { self == .unicode ? "›" : ">" }
}
