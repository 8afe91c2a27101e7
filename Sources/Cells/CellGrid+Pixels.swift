extension CellGrid {
  /// Draws a picture: the colour of each cell is the average of the pixels it covers.
  ///
  /// In colour a cell shows the parts of `blocks`, each in one of two colours; with at most sixteen
  /// colours, two halves; in ASCII it is a blank in one colour. Without colours, brightness is shown
  /// by the share of the cell that is covered. What a picture doesn't cover in full shows the
  /// background of the cells through; without colours such a picture is shown by how much it covers.
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
    blocks: PixelBlocks = .quadrants, tint: Color? = nil
  ) {
    let source = source ?? image.bounds
    let shown = target.intersection(clip ?? bounds).intersection(bounds)
    guard !shown.isEmpty, source.width > 0, source.height > 0, source.isFinite else { return }

    // Terminals with few colours are consoles, whose fonts have halves alone.
    let parts = glyphs == .unicode && depth >= .indexed ? blocks : .halves
    let scanner = PixelScanner(
      image: image, source: source, target: target, shown: shown, parts: parts)
    guard scanner.area.isNormal else { return }
    var mixer = PixelMixer(parts: parts, glyphs: glyphs, depth: depth)
    var edge = scanner.sums(atRow: parts.rows * (shown.row - target.row))
    var averages = [SIMD4<Double>](repeating: .zero, count: parts.count)
    for row in shown.rowRange {
      let first = parts.rows * (row - target.row)
      var edges = [edge]
      for next in 1...parts.rows { edges.append(scanner.sums(atRow: first + next)) }
      edge = edges[parts.rows]
      for (place, column) in shown.columnRange.enumerated() {
        for index in 0..<parts.count {
          let (down, across) = index.quotientAndRemainder(dividingBy: parts.columns)
          averages[index] = scanner.average(
            at: parts.columns * place + across, from: edges[down], to: edges[down + 1])
        }
        if !image.isOpaque || tint != nil {
          // Less than half a step of a colour can't be seen.
          if averages.allSatisfy({ $0.w < 0.5 }) { continue }
          let below = depth == .none ? nil : self[column, row]
          for index in 0..<parts.count {
            averages[index] = averages[index].covering(
              below?.color(ofPart: index, of: parts), tint: tint, isShade: depth == .none)
          }
        }
        put(mixer.cell(showing: averages), column: column, row: row)
      }
    }
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

extension PixelImage.Region {
  fileprivate var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }
}
