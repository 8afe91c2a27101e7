import Cells
import Foundation
import Wording

/// What became of the frames of a change, as many as have room.
struct ReviewFrames {
  let sentences: [String]
  let glyphs: Glyphs

  func draw(in rect: CellRect, of grid: inout CellGrid) {
    let count = sentences.count
    PaneTitle(text: count == 1 ? "1 frame" : "\(count) frames", glyphs: glyphs)
      .draw(in: rect, of: &grid)
    let pen = RowPen(rect: rect, glyphs: glyphs)
    var row = rect.row + 1
    for (index, sentence) in sentences.enumerated() {
      let lines = lines(of: sentence, columns: rect.columns - 1)
      let isLast = index == count - 1
      guard row + lines.count + (isLast ? 0 : 1) <= rect.endRow else {
        let rest = count - index
        let words = (index == 0 ? "" : "and ") + "\(rest) \(index == 0 ? "" : "more ")frame"
        if row < rect.endRow {
          pen.write(
            [Pen.Span(" " + words + (rest == 1 ? "" : "s"), Palette.quiet)], row: row, of: &grid)
        }
        return
      }
      for line in lines {
        pen.write([Pen.Span(" " + line)], row: row, of: &grid)
        row += 1
      }
    }
  }

  /// The lines of a sentence: one, or else the view and below it the numbers.
  private func lines(of sentence: String, columns: Int) -> [String] {
    let sentence = glyphs.typeset(sentence.printable)
    guard TextWidth.width(of: sentence) > columns else { return [sentence] }
    guard let colon = sentence.range(of: ": ", options: .backwards) else {
      return [shortened(sentence, columns)]
    }
    let numbers = String(sentence[colon.upperBound...]).lines(ofColumns: max(8, columns - 2))
    return [shortened(String(sentence[..<colon.lowerBound]), columns)]
      + numbers.map { "  " + $0 }
  }

  /// A path whose beginning gives way.
  private func shortened(_ path: String, _ columns: Int) -> String {
    path.truncatedAtStart(toColumns: max(1, columns), mark: glyphs.set.ellipsis)
  }
}
