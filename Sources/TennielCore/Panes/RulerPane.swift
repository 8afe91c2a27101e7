import Cells
import Foundation
import Stage

/// The ruler of all widths or heights: devices, breakpoints, problems, and the present length.
struct RulerPane {
  let reading: SweepReading
  let layout: RulerLayout
  let state: AppState
  let glyphs: Glyphs

  func draw(of grid: inout CellGrid, _ commands: inout CommandMap) {
    grid.fill(layout.rect, style: Palette.plain)
    drawTrack(of: &grid)
    drawCaptions(of: &grid, &commands)
  }

  private func drawTrack(of grid: inout CellGrid) {
    let row = layout.track.row
    let start = "\(reading.range.lowerBound)"
    put(" \(reading.axis.lengthName)", Palette.strong, layout.rect.column, row, of: &grid)
    put(start, Palette.quiet, layout.track.column - 1 - start.count, row, of: &grid)
    put(
      "\(reading.range.upperBound)", Palette.quiet, layout.track.endColumn + 1, row, of: &grid)
    for column in layout.track.columnRange {
      put(glyphs.dot, Palette.quiet, column, row, of: &grid)
    }
    for stretch in reading.stretches {
      let worst = stretch.problems.first
      let style = worst.map { Palette.style(of: $0.check.faultSeverity) } ?? Palette.quiet
      let line = worst == nil ? glyphs.horizontal : glyphs.heavyHorizontal
      for column in layout.columns(of: stretch.range) { put(line, style, column, row, of: &grid) }
    }
    // Lengths that are not known yet are dotted: a line would say that they have no problems.
    for gap in reading.unknown {
      for column in layout.columns(of: gap).dropFirst().dropLast() {
        put(glyphs.dot, Palette.quiet, column, row, of: &grid)
      }
    }
    for mark in reading.landmarks {
      put(
        glyphs.tick, Palette.quiet, layout.column(of: Double(mark.length)), row, of: &grid,
        keepsStyle: true)
    }
    for breakpoint in reading.breakpoints {
      put(
        breakpoint.isExact ? glyphs.exact : glyphs.sampled,
        breakpoint.isProblem ? Palette.problem : Palette.moved,
        layout.column(of: breakpoint.length), row, of: &grid)
    }
    put(glyphs.here, Palette.accent, layout.column(of: here), row, of: &grid)
  }

  /// What is said below the track where no breakpoint is told.
  private var summary: (String, Style) {
    guard reading.isDone else { return ("looking", Palette.quiet) }
    if let worst = reading.stretches.lazy.flatMap(\.problems).first {
      let all = reading.axis == .horizontal ? "at all widths" : "at all heights"
      return ("\(worst.beginning), \(all)", Palette.style(of: worst.check.faultSeverity))
    }
    return (
      reading.isComplete ? "no breakpoints and no problems" : "not all is known", Palette.quiet
    )
  }

  /// Draws what happens at the breakpoints. Problems get their room first, then the breakpoints
  /// nearest to the present length.
  private func drawCaptions(of grid: inout CellGrid, _ commands: inout CommandMap) {
    let row = layout.track.row + 1
    let ranked = reading.breakpoints.sorted { one, other in
      (one.isProblem ? 0 : 1, abs(one.length - here), one.length)
        < (other.isProblem ? 0 : 1, abs(other.length - here), other.length)
    }
    var taken: [Range<Int>] = []
    for breakpoint in ranked {
      let number = Number.text(breakpoint.length, places: breakpoint.isExact ? 1 : 0)
      let about = breakpoint.isExact ? "" : "~"
      let text = "from \(about)\(number): \(breakpoint.text)"
      let width = TextWidth.width(of: text)
      let column = min(layout.column(of: breakpoint.length), layout.rect.endColumn - width - 1)
      let cells = column - 2..<column + width + 2
      guard column > layout.rect.column, !taken.contains(where: { $0.overlaps(cells) }) else {
        continue
      }
      taken.append(cells)
      put(text, breakpoint.isProblem ? Palette.problem : Palette.quiet, column, row, of: &grid)
      commands.set(
        .goToLength(breakpoint.reached),
        in: CellRect(column: column, row: row, columns: width, rows: 1)
          .intersection(layout.rect))
    }
    guard taken.isEmpty else { return }
    let (words, style) = summary
    put(words, style, layout.track.column, row, of: &grid)
  }

  private var here: Double { Double(reading.axis.length(of: state.screen.size)) }

  private func put(
    _ text: String, _ style: Style, _ column: Int, _ row: Int, of grid: inout CellGrid,
    keepsStyle: Bool = false
  ) {
    let kept =
      keepsStyle && grid.bounds.contains(CellPoint(column: column, row: row))
      ? grid[column, row].style : style
    grid.write(text, at: CellPoint(column: column, row: row), style: kept, clip: layout.rect)
  }
}
