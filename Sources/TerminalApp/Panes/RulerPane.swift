import Cells
import Stage

/// The ruler of all widths or heights: devices, breakpoints, lengths with problems, and the present
/// length.
struct RulerPane {
  let reading: RulerReading
  let layout: RulerLayout
  let state: AppState
  let glyphs: Glyphs

  func draw(on surface: inout Surface) {
    surface.fill(layout.rect)
    drawEnds(on: &surface)
    drawStretches(on: &surface)
    drawMarks(on: &surface)
    drawCaptions(on: &surface)
  }

  private func drawEnds(on surface: inout Surface) {
    let row = layout.track.row
    let start = "\(reading.range.lowerBound)"
    put(" \(reading.axis.lengthName)", Palette.strong, layout.rect.column, row, on: &surface)
    put(start, Palette.quiet, layout.track.column - 1 - start.count, row, on: &surface)
    put("\(reading.range.upperBound)", Palette.quiet, layout.track.endColumn + 1, row, on: &surface)
  }

  /// Draws what is wrong at which lengths. Lengths that are not known yet are dotted: a line would
  /// say that they have no problems.
  private func drawStretches(on surface: inout Surface) {
    let row = layout.track.row
    for column in layout.track.columnRange {
      put(glyphs.dot, Palette.quiet, column, row, on: &surface)
    }
    // Where several fall on a column, the worst is seen.
    for severity in [nil, LayoutCheck.Severity.warning, .error] {
      for stretch in reading.stretches where stretch.words.severity == severity {
        let isStale = stretch.range.upperBound > reading.knownEnd
        let style =
          isStale ? Palette.quiet : severity.map { Palette.style(of: $0) } ?? Palette.quiet
        let line = glyphs.rulerLine(isWrong: severity != nil, isStale: isStale)
        for column in layout.columns(of: stretch.range) {
          put(line, style, column, row, on: &surface)
        }
      }
    }
  }

  private func drawMarks(on surface: inout Surface) {
    let row = layout.track.row
    let heavy = Set(
      reading.stretches.lazy.filter { !$0.words.isEmpty && $0.range.upperBound <= reading.knownEnd }
        .flatMap { layout.columns(of: $0.range) })
    for column in reading.deviceLengths.map(layout.column)
    where surface.grid.bounds.contains(CellPoint(column: column, row: row)) {
      let tick = glyphs.tick(onHeavy: heavy.contains(column))
      put(tick, surface.grid[column, row].style, column, row, on: &surface)
    }
    for breakpoint in reading.breakpoints {
      put(
        breakpoint.isSolved ? glyphs.exact : glyphs.sampled,
        breakpoint.length > reading.knownEnd
          ? Palette.quiet : breakpoint.severity.map { Palette.style(of: $0) } ?? Palette.moved,
        layout.column(of: breakpoint.length), row, on: &surface)
    }
    put(glyphs.here, Palette.accent, layout.column(of: here), row, on: &surface)
  }

  /// Draws what happens where, as far as there is room: each caption begins below its lengths.
  private func drawCaptions(on surface: inout Surface) {
    let row = layout.track.row + 1
    var taken: [Range<Int>] = []
    for caption in reading.captions(around: here) {
      let width = TextWidth.width(of: caption.text)
      guard let column = column(for: caption, ofColumns: width, besides: taken) else { continue }
      taken.append(column..<column + width)
      let length = caption.range.lowerBound
      let style =
        length > reading.knownEnd ? nil : caption.severity.map { Palette.style(of: $0) }
      put(caption.text, style ?? Palette.quiet, column, row, on: &surface)
      surface.commands.set(
        .goToLength(length),
        in: CellRect(column: column, row: row, columns: width, rows: 1)
          .intersection(layout.rect))
    }
    guard taken.isEmpty else { return }
    let words = reading.isComplete ? "no breakpoints and no problems" : "looking"
    put(words, Palette.quiet, layout.track.column, row, on: &surface)
  }

  /// The first column below the lengths of a caption where it has room; nil if it has none.
  private func column(
    for caption: RulerCaption, ofColumns width: Int, besides taken: [Range<Int>]
  ) -> Int? {
    let (gap, columns) = (3, layout.columns(of: caption.range))
    let last = layout.rect.endColumn - width - 1
    let behind = taken.map { $0.upperBound + gap }.filter { columns.contains($0) && $0 <= last }
    return ([min(columns.lowerBound, last)] + behind.sorted()).first { column in
      let cells = column - gap..<column + width + gap
      return column > layout.rect.column && !taken.contains { $0.overlaps(cells) }
    }
  }

  private var here: Int { state.display.rulerLength ?? reading.range.lowerBound }

  private func put(
    _ text: String, _ style: Style, _ column: Int, _ row: Int, on surface: inout Surface
  ) {
    surface.grid.write(
      text, at: CellPoint(column: column, row: row), style: style, clip: layout.rect)
  }
}
