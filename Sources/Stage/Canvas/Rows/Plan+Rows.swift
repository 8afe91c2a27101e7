import AutoLayout
import Foundation

/// The rows that texts need.
///
/// Texts that stand one below the other on the device share a row of the picture if that stands for more points than their
/// distance, and so do a text and a line. Here the places between them are stretched to a row each, and others become
/// narrower by as much: first what is empty, and long texts last.
extension Plan {
  /// Gives each text a row of its own, as far as there are as many. Of texts that are left without one, those are not
  /// drawn that would stand among others.
  mutating func seatTexts() {
    guard viewport.seatsTexts else { return }
    let bands = rowBands
    var groups = [RowGroup](of: bands)
    let height = viewport.screenSize.height
    let rows = Double(viewport.row(height))
    guard rows > firstTextRow,
      groups.differFromEvenRows(
        pointsPerRow: viewport.pointsPerRow, textRows: firstTextRow..<rows)
    else { return }
    let pictures = pictures
    func gaps(keepsLinesApart: Bool) -> [RowGap] {
      groups.gaps(
        in: viewport, firstRow: firstTextRow, pictures: pictures, keepsLinesApart: keepsLinesApart)
    }
    var all = gaps(keepsLinesApart: true)
    if !all.haveRoom(in: rows, narrowing: false) { all = gaps(keepsLinesApart: false) }
    var hasRoom = all.haveRoom(in: rows, narrowing: true)
    if !hasRoom {
      // Texts stand on lines rather than on each other.
      groups = [RowGroup](of: bands.filter { $0.kind != .line })
      all = gaps(keepsLinesApart: false)
      hasRoom = all.haveRoom(in: rows, narrowing: true)
    }
    let places = (hasRoom ? groups.places(with: all, in: rows) : crowded(groups, all, in: rows))
      .map { min($0, rows) }
    let leftOut = hasRoom ? [] : groups.leftOut(at: places)
    var knots = [RowScale.Knot(y: 0, row: 0)]
    for (group, place) in zip(groups, places)
    where !group.bands.allSatisfy({ leftOut.contains($0.shape) }) {
      knots.append(RowScale.Knot(y: group.top, row: place))
      if group.bottom > group.top { knots.append(RowScale.Knot(y: group.bottom, row: place)) }
    }
    knots.append(RowScale.Knot(y: height, row: rows))
    self = Plan(
      of: scene, in: viewport.scaled(by: RowScale(knots, pointsPerRow: viewport.pointsPerRow)),
      options: options)
    self.leftOut = leftOut
  }

  /// The places of groups that need more rows than there are: bars above the content keep theirs, and the others are
  /// spread over the rest, of which some share one.
  private func crowded(_ groups: [RowGroup], _ gaps: [RowGap], in rows: Double) -> [Double] {
    var level = 0.0
    let levels = gaps.dropLast().map { gap in
      level += gap.need
      return level
    }
    let fixed = (groups.lastIndex(where: \.isRule) ?? -1) + 1
    let start = fixed > 0 ? levels[fixed - 1].rounded() + 1 : firstTextRow
    let first = fixed < levels.count ? levels[fixed] : 0
    let share = max(1, rows - start) / ((levels.last ?? 0) - first + 1)
    return levels.indices.map { index in
      index < fixed
        ? groups[index].place(at: levels[index])
        : start + ((levels[index] - first) * share).rounded(.down) + 0.5
    }
  }

  /// The first row inside the device's outline.
  private var firstTextRow: Double { Double(screen.row - bounds.row) }

  /// What takes a row and is in sight, from top to bottom.
  private var rowBands: [RowBand] {
    let height = viewport.screenSize.height
    // By rows, so that each text is looked for in few of them.
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
      let own = rowBands(of: shapes[index])
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
    // Bands of one height stay in the order of their views.
    return bands.enumerated()
      .sorted { ($0.element.y, $0.offset) < ($1.element.y, $1.offset) }
      .map(\.element)
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
  private static let fewLines = 4

  private func rowBands(of shape: Shape) -> [RowBand] {
    func line(_ y: CGFloat, _ kind: RowBand.Kind = .line) -> RowBand {
      let place = CGRect(
        x: shape.frame.minX, y: Viewport.steady(y), width: shape.frame.width, height: 0)
      return RowBand(kind: kind, shape: shape.index, place: place)
    }
    var bands = shape.isBoxed ? [line(shape.frame.minY), line(shape.frame.maxY)] : []
    let lines = shape.lines.map { shape.place(of: $0.frame) }
    if let first = lines.first, let last = lines.last {
      let all = Double(first.midY)...Double(max(first.midY, last.midY))
      let kind: RowBand.Kind = lines.count > Self.fewLines ? .textLine(all) : .text
      return bands + lines.map { RowBand(kind: kind, shape: shape.index, place: $0) }
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
