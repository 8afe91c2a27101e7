@testable import Cells

extension CellGrid {
  /// The styles as text, a letter a cell, followed by the meaning of the letters:
  ///
  ///     .aab
  ///     .aab
  ///
  ///     a  #ff8000 on #000000, bold
  ///     b  reverse
  ///
  /// Plain cells are dots, which are left out at the ends of rows. Letters are given in reading
  /// order.
  var styles: String {
    var letters: [Style: Character] = [.plain: "."]
    var legend: [String] = []
    var names = CellGrid.styleLetters[...]
    var lines: [String] = []
    for row in 0..<size.rows {
      var line = ""
      for cell in cells[shownRange(ofRow: row, where: { $0.style != .plain })] {
        if letters[cell.style] == nil {
          let letter = names.popFirst() ?? "?"
          letters[cell.style] = letter
          legend.append("\(letter)  \(cell.style)")
        }
        line.append(letters[cell.style] ?? "?")
      }
      lines.append(line)
    }
    return (lines + (legend.isEmpty ? [] : [""] + legend)).joined(separator: "\n")
  }

  private static let styleLetters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
}
