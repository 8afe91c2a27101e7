@_spi(Package) import AutoLayout

/// The rows that texts need.
///
/// Texts one below the other on the device would share a row of the picture if the row stands for
/// more points than their distance. The same is true of a text and a line. Here such distances are
/// stretched to a row each, and others shrink by as much: empty space first, and long texts last.
extension Plan {
  /// Gives each text a row of its own, as far as there are enough rows, and the equal views of a
  /// list the same number of rows. A text without a row is not drawn if it would stand among
  /// others.
  mutating func seatTexts() {
    guard viewport.seatsTexts, viewport.screenRows > firstTextRow else { return }
    guard viewport.rowScale != nil else { return seat() }
    // Equal views keep their equal rows if all texts have room in them, and also where texts would
    // make them unequal that get more lines than on the device.
    let isCrowded = isCrowded(rowBands(breaking: [:]))
    guard isCrowded || !brokenTexts.isEmpty else { return }
    var seated = self
    seated.setRows(nil)
    seated.seat()
    if isCrowded || seated.hasEqualRows(scene.equalSpans(.vertical)) { self = seated }
  }

  private mutating func seat() {
    let bands = bandsWithBrokenTexts
    let isCrowded = isCrowded(bands)
    var seats = isCrowded ? seats(of: bands) : evenSeats(of: bands)
    let isEvened =
      viewport.keepsLargeViews
      && seats.even(equalRuns, pointsPerRow: viewport.pointsPerRow, rows: viewport.screenRows)
    guard isCrowded || isEvened else { return }
    setRows(seats.scale(of: viewport))
    leftOut = seats.leftOut
  }

  /// Whether equal views have as many rows each, but for a half.
  private func hasEqualRows(_ spans: [EqualSpans]) -> Bool {
    spans.allSatisfy { span in
      let rows = (0..<span.count).map { index in
        let area = viewport.halves(
          of: CGRect(
            x: 0, y: span.start + Double(index) * span.pitch, width: 1, height: span.length))
        return area.bottom - area.top
      }
      return (rows.max() ?? 0) - (rows.min() ?? 0) <= 1
    }
  }

  private func isCrowded(_ bands: [RowBand]) -> Bool {
    [RowGroup](of: bands).areCrowded(in: viewport, textRows: firstTextRow..<viewport.screenRows)
  }

  /// Plans the scene again, in other rows.
  private mutating func setRows(_ rows: CellScale?) {
    let viewport = viewport.scaled(columns: viewport.columnScale, rows: rows)
    self = Plan(of: scene, in: viewport, options: options)
  }

  private func evenSeats(of bands: [RowBand]) -> RowSeats {
    let groups = [RowGroup](of: (edgeBands + bands).fromTop)
    return RowSeats(groups: groups, places: groups.map { $0.top / viewport.pointsPerRow })
  }

  /// The bands in sight. A text that is broken into more lines for its cells has a band for each
  /// of them, as far as there are enough rows.
  private var bandsWithBrokenTexts: [RowBand] {
    let broken = brokenTexts
    let bands = rowBands(breaking: broken)
    if broken.isEmpty { return bands }
    let narrow = sections(of: [RowGroup](of: (edgeBands + bands).fromTop), keepsLinesApart: true)
      .filter { !$0.hasRoom(narrowing: false) }.map(\.heights)
    if narrow.isEmpty { return bands }
    return rowBands(
      breaking: broken.filter { index, _ in
        let middle = shapes[index].frame.midY
        return !narrow.contains { $0.contains(middle) }
      })
  }

  private func sections(of groups: [RowGroup], keepsLinesApart: Bool) -> [RowSection] {
    groups.sections(
      with: groups.gaps(
        in: viewport, firstRow: firstTextRow, pictures: pictures,
        keepsLinesApart: keepsLinesApart),
      in: viewport)
  }

  /// The places of bands that would share rows if rows were even.
  private func seats(of bands: [RowBand]) -> RowSeats {
    let placed = (edgeBands + bands).fromTop
    var groups = [RowGroup](of: placed)
    var all = sections(of: groups, keepsLinesApart: true)
    if !all.allSatisfy({ $0.hasRoom(narrowing: false) }) {
      all = sections(of: groups, keepsLinesApart: false)
    }
    let narrow = all.filter { !$0.hasRoom(narrowing: true) }.map(\.heights)
    if !narrow.isEmpty {
      // Texts stand on lines rather than on each other.
      groups = [RowGroup](
        of: placed.filter { band in
          band.kind != .line || !narrow.contains { $0.contains(band.y) }
        })
      all = sections(of: groups, keepsLinesApart: false)
    }
    let places = groups.places(in: all, firstRow: firstTextRow)
    let leftOut =
      all.allSatisfy { $0.hasRoom(narrowing: true) } ? [] : groups.leftOut(at: places)
    return RowSeats(groups: groups, places: places, leftOut: leftOut)
  }

  /// The first row inside the device's outline.
  private var firstTextRow: Double { max(0, Double(screen.row) - viewport.rows(to: 0)) }

  /// The number of rows from which on a view's shape is seen, and the view stays where even rows
  /// have it.
  static let rowsOfLargeViews = 6.0

  /// The edges of large views, which stay where even rows have them.
  private var edgeBands: [RowBand] {
    guard viewport.keepsLargeViews else { return [] }
    let least = Self.rowsOfLargeViews * viewport.pointsPerRow
    let height = viewport.screenSize.height
    var bands: [RowBand] = []
    for shape in shapes where shape.isShown && shape.frame.height >= least {
      for y in [shape.frame.minY, shape.frame.maxY] where 0 < y && y < height {
        let place = CGRect(
          x: shape.frame.minX, y: Viewport.steady(y), width: shape.frame.width, height: 0)
        bands.append(RowBand(kind: .edge, shape: shape.index, place: place))
      }
    }
    return bands
  }

  /// The bands in sight, from top to bottom.
  /// - Parameter broken: The lines of texts that are broken again, by the indices of their views.
  private func rowBands(breaking broken: [Int: Int]) -> [RowBand] {
    let height = viewport.screenSize.height
    // The opaque views by row, so that each band is compared with few of them.
    var covers: [[(index: Int, frame: CGRect)]] = Array(repeating: [], count: bounds.rows + 1)
    func row(_ y: CGFloat) -> Int { min(max(0, viewport.row(at: y)), bounds.rows) }
    for index in shapes.indices where shapes[index].isShown && shapes[index].isOpaque {
      let frame = shapes[index].frame
      for row in row(frame.minY)...max(row(frame.minY), row(frame.maxY)) {
        covers[row].append((index, frame))
      }
    }
    var bands: [RowBand] = []
    for index in shapes.indices where shapes[index].isShown {
      let own = rowBands(of: shapes[index], lines: broken[index])
      guard !own.isEmpty else { continue }
      // Half a point more, since lines along its edges are rounded.
      let (room, frame) = (shapes[index].room, shapes[index].frame)
      let sight = (shapes[index].view.clips ? room.intersection(frame) : room)
        .insetBy(dx: 0, dy: -0.5)
      let (top, bottom) = (max(0, sight.minY), min(height, sight.maxY))
      for band in own where top <= band.y && band.y <= bottom {
        let x = band.place.midX
        let isCovered = covers[row(band.y)].contains { cover in
          cover.index > index && cover.frame.minY <= band.y && band.y < cover.frame.maxY
            && cover.frame.minX <= x && x < cover.frame.maxX
            && !isAncestor(index, of: cover.index)
        }
        if !isCovered { bands.append(band) }
      }
    }
    return bands.fromTop
  }

  /// The heights from the tops of pictures to their bottoms, in points.
  private var pictures: [ClosedRange<Double>] {
    shapes.compactMap { shape in
      guard shape.isShown, shape.view.pixels != nil, let place = shape.picturePlace else {
        return nil
      }
      return place.minY...place.maxY
    }
  }

  /// The number of lines up to which each line of a text has a row of its own.
  static let fewLines = 4

  private func rowBands(of shape: Shape, lines count: Int?) -> [RowBand] {
    func line(_ y: CGFloat, _ kind: RowBand.Kind = .line) -> RowBand {
      let place = CGRect(
        x: shape.frame.minX, y: Viewport.steady(y), width: shape.frame.width, height: 0)
      return RowBand(
        kind: kind, shape: shape.index, place: place,
        isAroundText: options.isColored && kind == .line && !shape.lines.isEmpty)
    }
    var bands = shape.isBoxed ? [line(shape.frame.minY), line(shape.frame.maxY)] : []
    let lines = shape.linePlaces(count ?? shape.lines.count)
    if let first = lines.first, let last = lines.last {
      let all = Double(first.midY)...Double(max(first.midY, last.midY))
      let kind: RowBand.Kind = shape.lines.count > Self.fewLines ? .textLine(all) : .text
      return bands + lines.map { RowBand(kind: kind, shape: shape.index, place: $0) }
    }
    // An edited view without text has a row as well, so that nothing moves when the last letter
    // goes.
    if shape.view.isEdited {
      return bands + [RowBand(kind: .text, shape: shape.index, place: shape.frame)]
    }
    switch shape.view.drawing.content {
    case .bar(let bar):
      bands += bar.slots.map {
        RowBand(kind: .item, shape: shape.index, place: shape.place(of: $0.frame))
      }
      bands.append(bar.isAbove ? line(shape.frame.maxY, .rule) : line(shape.frame.minY))
    case .row, .segments:
      bands.append(RowBand(kind: .text, shape: shape.index, place: shape.frame))
    case .tableRow(let row) where hasLine(below: row, of: shape):
      bands.append(line(shape.frame.maxY))
    case .wheels, .chosen, .tableRow, nil: break
    }
    return bands
  }
}
