extension CellGrid {
  /// Draws a picture: the colour of each cell is the average of the pixels it covers.
  ///
  /// In colour a cell shows two areas of pixels, one above the other (`▀` in two colours); in ASCII
  /// it is a blank in one colour. Without colours, brightness is shown by the share of the cell
  /// that is covered. What a picture doesn't cover in full shows the background of the cells through;
  /// without colours such a picture is shown by how much it covers.
  ///
  /// - Parameters:
  ///   - target: The cells onto which all of `source` is drawn; it may reach beyond the clip and
  ///     the grid.
  ///   - source: The part of the picture to draw, all of it by default. Outside of the picture it
  ///     is black.
  ///   - tint: The colour of all pixels in place of their own, which then only tell what is covered.
  public mutating func draw(
    _ image: PixelImage, in target: CellRect, source: PixelImage.Region? = nil,
    clip: CellRect? = nil, glyphs: GlyphSet = .unicode, depth: ColorDepth = .direct,
    tint: Color? = nil
  ) {
    let source = source ?? image.bounds
    let shown = target.intersection(clip ?? bounds).intersection(bounds)
    guard !shown.isEmpty, source.width > 0, source.height > 0, source.isFinite else { return }

    let scanner = PixelScanner(image: image, source: source, target: target, shown: shown)
    guard scanner.area.isNormal else { return }
    var top = scanner.sums(atHalfRow: 2 * (shown.row - target.row))
    for row in shown.rowRange {
      let halfRow = 2 * (row - target.row)
      let middle = scanner.sums(atHalfRow: halfRow + 1)
      let bottom = scanner.sums(atHalfRow: halfRow + 2)
      for (place, column) in shown.columnRange.enumerated() {
        var upper = scanner.average(at: place, from: top, to: middle)
        var lower = scanner.average(at: place, from: middle, to: bottom)
        if !image.isOpaque || tint != nil {
          // Less than half a step of a colour can't be seen.
          if max(upper.w, lower.w) < 0.5 { continue }
          let below = depth == .none ? nil : self[column, row]
          upper = upper.covering(below?.colors.upper, tint: tint, isShade: depth == .none)
          lower = lower.covering(below?.colors.lower, tint: tint, isShade: depth == .none)
        }
        put(
          CellGrid.pixelCell(upper: upper, lower: lower, glyphs: glyphs, depth: depth),
          column: column, row: row)
      }
      top = bottom
    }
  }

  /// The cell that shows two areas, one above the other.
  private static func pixelCell(
    upper: SIMD4<Double>, lower: SIMD4<Double>, glyphs: GlyphSet, depth: ColorDepth
  ) -> Cell {
    if depth == .none {
      let ramp = glyphs == .unicode ? shades : asciiShades
      // Rec. 709 luma: steps of equal size look about equal, which those of luminance do not.
      let luma = ((upper + lower) * SIMD4(0.2126, 0.7152, 0.0722, 0)).sum() / 510
      let step = Int(luma * Double(ramp.count))
      return Cell(scalar: ramp[min(step, ramp.count - 1)], style: .plain)
    }
    if glyphs == .ascii {
      return Cell(style: Style(background: Color(average: (upper + lower) / 2)))
    }
    // Compared as they are shown: if both become one colour, neither is text that has to stand out
    // from its background.
    let above = Color(average: upper).nearest(in: depth)
    let below = Color(average: lower).nearest(in: depth)
    if above == below { return Cell(style: Style(background: above)) }
    return Cell(scalar: "▀", style: Style(foreground: above, background: below))
  }

  private static let shades: [Unicode.Scalar] = [" ", "░", "▒", "▓", "█"]
  private static let asciiShades: [Unicode.Scalar] = [
    " ", ".", ":", "-", "=", "+", "*", "#", "%", "@",
  ]
}

extension Cell {
  /// The colours of the upper and the lower half, as far as they are those of areas; nil for the
  /// terminal's own.
  fileprivate var colors: (upper: Color?, lower: Color?) {
    (scalar == "▀" ? style.foreground : style.background, style.background)
  }
}

extension SIMD4<Double> {
  /// The colour of an area over another one; nil, the terminal's own, counts as black.
  /// - Parameter isShade: Whether the gray is wanted that tells how much is covered.
  fileprivate func covering(_ below: Color?, tint: Color?, isShade: Bool) -> SIMD4<Double> {
    if isShade { return SIMD4(w, w, w, 255) }
    var own = self
    if let tint = tint?.components {
      own = SIMD4(Double(tint.red), Double(tint.green), Double(tint.blue), 255) * (w / 255)
    }
    guard let below = below?.components else { return own }
    let behind = SIMD4(Double(below.red), Double(below.green), Double(below.blue), 255)
    return (own + behind * (1 - w / 255)).clamped(
      lowerBound: .zero, upperBound: SIMD4(repeating: 255))
  }
}

extension Color {
  /// Red, green and blue, 0...255 each.
  fileprivate init(average: SIMD4<Double>) {
    let rounded = average + SIMD4(repeating: 0.5)
    self = .rgb(red: UInt8(rounded.x), green: UInt8(rounded.y), blue: UInt8(rounded.z))
  }
}

extension PixelImage.Region {
  fileprivate var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }
}

/// The pixels of a picture, in steps of the cells in which it is drawn.
private struct PixelScanner {
  let image: PixelImage
  let source: PixelImage.Region
  /// The number of half rows in the whole target.
  let halfRows: Double
  /// The edges of the drawn columns.
  let edges: [PixelImage.Edge]
  /// The number of pixels that half a cell covers.
  let area: Double

  init(image: PixelImage, source: PixelImage.Region, target: CellRect, shown: CellRect) {
    self.image = image
    self.source = source
    halfRows = 2 * Double(target.rows)
    let step = source.width / Double(target.columns)
    edges = (shown.column...shown.endColumn).map {
      PixelImage.Edge(source.x + step * Double($0 - target.column), count: image.width)
    }
    area = step * source.height / halfRows
  }

  /// The sums above a half row, at each edge of the drawn columns.
  func sums(atHalfRow halfRow: Int) -> [SIMD4<Double>] {
    let row = PixelImage.Edge(
      source.y + source.height * Double(halfRow) / halfRows, count: image.height)
    return edges.map { image.sum(leftOf: $0, above: row) }
  }

  /// The average of a column between two half rows, given the sums at their edges: 0...255.
  func average(
    at place: Int, from upper: [SIMD4<Double>], to lower: [SIMD4<Double>]
  ) -> SIMD4<Double> {
    ((lower[place + 1] - lower[place] - upper[place + 1] + upper[place]) / area)
      .clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
  }
}
