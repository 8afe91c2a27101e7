extension CellGrid {
  /// Draws a picture: the colour of each cell is the average of the pixels it covers.
  ///
  /// In colour a cell shows the parts of `blocks`, each in one of two colours; with at most sixteen
  /// colours, two halves at most; in ASCII it is a blank in one colour. Without colours, brightness
  /// is shown by the share of the cell that is covered. What a picture doesn't cover in full shows
  /// the background of the cells through; without colours such a picture is shown by how much it
  /// covers.
  ///
  /// - Parameters:
  ///   - target: The cells onto which all of `source` is drawn; it may reach beyond the clip and
  ///     the grid.
  ///   - source: The part of the picture to draw, all of it by default. Outside of the picture it
  ///     is black.
  ///   - tint: The colour of all pixels in place of their own, which then only tell what is
  ///     covered.
  public mutating func draw(
    _ image: PixelImage, in target: CellRect, source: PixelImage.Region? = nil,
    clip: CellRect? = nil, glyphs: GlyphSet = .unicode, depth: ColorDepth = .direct,
    blocks: PixelBlocks = .quadrants, tint: Color? = nil
  ) {
    let source = source ?? image.bounds
    let shown = target.intersection(clip ?? bounds).intersection(bounds)
    guard !shown.isEmpty, source.width > 0, source.height > 0, source.isFinite else { return }

    let parts = blocks.shown(by: glyphs, depth)
    let drawing = PixelDrawing(
      source: source, target: target, shown: shown, parts: parts, glyphs: glyphs, depth: depth)
    guard !image.isOpaque || tint != nil else {
      let cells = image.drawn.cells(of: drawing) { drawing.cells(of: image) }
      return put(cells, in: shown)
    }
    drawing.forEachRow(of: image) { row, rows, mixer in
      for (place, column) in shown.columnRange.enumerated() {
        let below = depth == .none ? nil : self[column, row]
        guard parts.cover(below, at: place, of: &rows, tint: tint) else { continue }
        put(mixer.cell(at: place, of: rows), column: column, row: row)
      }
    }
  }

  private mutating func put(_ cells: [Cell], in rect: CellRect) {
    guard !cells.isEmpty else { return }
    var index = 0
    for row in rect.rowRange {
      for column in rect.columnRange {
        put(cells[index], column: column, row: row)
        index += 1
      }
    }
  }
}

extension PixelBlocks {
  /// The parts that can be told apart.
  fileprivate func shown(by glyphs: GlyphSet, _ depth: ColorDepth) -> PixelBlocks {
    if depth == .none || glyphs == .ascii { return .whole }
    // Terminals with few colours are consoles, whose fonts have halves alone.
    return depth >= .indexed ? self : .halves
  }

  /// Puts the parts of a cell over what it shows; false if none of them can be seen.
  /// - Parameter below: The cell; nil if the gray is wanted that tells how much is covered.
  fileprivate func cover(
    _ below: Cell?, at place: Int, of rows: inout [[SIMD4<Float>]], tint: Color?
  ) -> Bool {
    let places = columns * place..<columns * (place + 1)
    // Less than half a step of a colour can't be seen.
    if rows.allSatisfy({ $0[places].allSatisfy { $0.w < 0.5 } }) { return false }
    for index in 0..<count {
      let (down, across) = index.quotientAndRemainder(dividingBy: columns)
      let part = rows[down][places.lowerBound + across]
      rows[down][places.lowerBound + across] =
        if let below {
          part.covering(below.color(ofPart: index, of: self), tint: tint)
        } else {
          SIMD4(part.w, part.w, part.w, 255)
        }
    }
    return true
  }
}

extension SIMD4<Float> {
  /// The colour of an area over another one; nil, the terminal's own, counts as black.
  fileprivate func covering(_ below: Color?, tint: Color?) -> SIMD4<Float> {
    let own = tint.map { SIMD4($0) * (w / 255) } ?? self
    guard let below else { return own }
    return own + SIMD4(below) * (1 - w / 255)
  }

  /// The components, 0...255, of what covers all.
  private init(_ color: Color) {
    let (red, green, blue) = color.components
    self = SIMD4(Float(red), Float(green), Float(blue), 255)
  }
}

extension PixelImage.Region {
  fileprivate var isFinite: Bool {
    x.isFinite && y.isFinite && width.isFinite && height.isFinite
  }
}
