/// A picture on cells: which part of it lies where, and of what the cells are made.
struct PixelDrawing: Hashable {
  /// The part of the picture on all cells of `target`.
  let source: PixelImage.Region
  let target: CellRect
  /// The cells that are drawn.
  let shown: CellRect
  let parts: PixelBlocks
  let glyphs: GlyphSet
  let depth: ColorDepth

  /// Draws rows of cells, from the top.
  /// - Parameter draw: Takes a row, the averages of its rows of parts from left to right, 0...255
  ///   each, and what makes cells of them.
  func forEachRow(
    of image: PixelImage, draw: (Int, inout [[SIMD4<Float>]], inout PixelMixer) -> Void
  ) {
    let scanner = PixelScanner(
      image: image, source: source, target: target, shown: shown, parts: parts)
    guard scanner.area.isNormal else { return }
    var mixer = PixelMixer(parts: parts, glyphs: glyphs, depth: depth)
    var edge = scanner.sums(atRow: parts.rows * (shown.row - target.row))
    for row in shown.rowRange {
      let first = parts.rows * (row - target.row)
      var rows: [[SIMD4<Float>]] = []
      for next in first + 1...first + parts.rows {
        let upper = edge
        edge = scanner.sums(atRow: next)
        rows.append(scanner.averages(from: upper, to: edge))
      }
      draw(row, &rows, &mixer)
    }
  }

  /// The cells that show a picture without holes, row by row; none if its pixels can't be told
  /// apart.
  func cells(of image: PixelImage) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(shown.columns * shown.rows)
    forEachRow(of: image) { _, rows, mixer in
      for place in 0..<shown.columns { cells.append(mixer.cell(at: place, of: rows)) }
    }
    return cells
  }
}
