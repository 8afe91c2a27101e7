@_spi(Package) import AutoLayout
import Cells

extension [Drawing.Segment] {
  /// Titles between vertical lines, the selected one in brackets: `│ One [ Two ] Three │`.
  /// - Parameter edges: The columns of the lines before each segment, and of the line after the
  ///   last.
  func runs(edges: [Int], glyphs: GlyphSet) -> [ControlLine.Run] {
    func line(before index: Int) -> ControlLine.Run {
      if indices.contains(index), self[index].isChosen { return ControlLine.Run("[", .strong) }
      if indices.contains(index - 1), self[index - 1].isChosen {
        return ControlLine.Run("]", .strong)
      }
      return ControlLine.Run(Drawing.Sign.bar.drawn(with: glyphs), .quiet)
    }
    var runs: [ControlLine.Run] = []
    for (index, segment) in enumerated() {
      // Segments narrower than a line share one.
      if index == 0 || edges[index] > edges[index - 1] { runs.append(line(before: index)) }
      let room = edges[index + 1] - edges[index] - 1
      guard room > 0 else { continue }
      let shown = segment.title.drawn(with: glyphs)
        .truncated(toColumns: room, mark: glyphs.cutMark)
      let tone: Drawing.Tone = segment.isChosen ? .strong : segment.isEnabled ? .plain : .quiet
      runs.append(ControlLine.Run(shown.padded(toColumns: room, alignment: .center), tone))
    }
    if let last = edges.last, let before = edges.dropLast().last, last > before {
      runs.append(line(before: count))
    }
    return runs
  }
}
