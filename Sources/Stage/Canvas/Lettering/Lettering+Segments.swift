import AutoLayout
import Cells
import Foundation

/// Segmented controls: titles between vertical lines, the selected one in brackets: `│ One [ Two ]
/// Three │`.
extension Lettering {
  mutating func draw(_ segments: [Drawing.Segment], _ shape: Shape) {
    let places = segments.map { shape.place(of: $0.frame) }
    guard let first = places.first else { return }
    var edges = [viewport.column(first.minX)] + places.map { viewport.column($0.maxX) }
    // The last line is inside the control.
    edges[edges.count - 1] -= 1
    let runs = Self.runs(of: segments, edges: edges, glyphs: options.glyphs)
    let rooms = zip(edges, edges.dropFirst()).map { $1 - $0 - 1 }
    if zip(segments, rooms).contains(where: { TextWidth.width(of: $0.title.unicode) > $1 }) {
      noteCut(of: shape)
    }
    let width = runs.reduce(0) { $0 + TextWidth.width(of: $1.text) }
    let column = shape.cells.column + (shape.cells.columns - width) / 2
    draw(runs, column: column, row: insideRow(of: shape, midY: shape.frame.midY), shape)
  }

  /// - Parameter edges: The columns of the lines before each segment, and of the line after the
  ///   last.
  static func runs(of segments: [Drawing.Segment], edges: [Int], glyphs: GlyphSet) -> [Run] {
    func sign(_ unicode: String, _ ascii: String) -> String { glyphs == .unicode ? unicode : ascii }
    func isChosen(_ index: Int) -> Bool {
      segments.indices.contains(index) && segments[index].isChosen
    }
    func line(before index: Int) -> Run {
      if isChosen(index) { return Run("[", .strong) }
      if isChosen(index - 1) { return Run("]", .strong) }
      return Run(sign("│", "|"), .quiet)
    }
    var runs: [Run] = []
    for (index, segment) in segments.enumerated() {
      // Segments narrower than a line share one.
      if index == 0 || edges[index] > edges[index - 1] { runs.append(line(before: index)) }
      let room = edges[index + 1] - edges[index] - 1
      guard room > 0 else { continue }
      let shown = sign(segment.title.unicode, segment.title.ascii)
        .truncated(toColumns: room, mark: Character(sign("›", ">")))
      let tone: Drawing.Tone = segment.isChosen ? .strong : segment.isEnabled ? .plain : .quiet
      runs.append(Run(shown.padded(toColumns: room, alignment: .center), tone))
    }
    if let last = edges.last, let before = edges.dropLast().last, last > before {
      runs.append(line(before: segments.count))
    }
    return runs
  }
}
