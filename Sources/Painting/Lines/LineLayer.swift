import Cells
import LayoutTools

/// The lines of constraints over a picture, each in a lane of its own: free cells between the edges
/// that it joins, or beside them. No line goes over a letter.
struct LineLayer {
  var picture: Picture
  let glyphs: GlyphSet
  /// Whether the lines of constraints can be told from the lines of boxes by their colours.
  let isColored: Bool
  /// The number of lines of which nothing is seen, or whose number is left out.
  private(set) var crowded = 0
  /// The number of places at which each line is tried.
  private var tries = Int.max
  /// What lines have drawn in each cell, row by row.
  var drawn: [Content]
  /// The targets of the picture's hit map that have letters, for each row that was asked for.
  private var lettered: [Set<Int>?]

  enum Content { case nothing, across, down, label }

  init(over picture: consuming Picture, glyphs: GlyphSet, isColored: Bool) {
    drawn = Array(
      repeating: .nothing, count: picture.grid.size.columns * picture.grid.size.rows)
    lettered = Array(repeating: nil, count: picture.grid.size.rows)
    self.picture = picture
    self.glyphs = glyphs
    self.isColored = isColored
  }

  mutating func draw(_ lines: [PictureLine]) {
    // Where there are so many lines, more tries find no better place.
    tries = lines.count > 200 ? 4 : Int.max
    for rank in PictureLine.ranks {
      for line in lines where line.rank == rank { draw(line) }
    }
  }

  /// A lane for a line, with the text that stands there.
  private struct Place {
    let lane: LineLane
    let text: String
    let label: CellPoint?
    let cost: Double
  }

  private mutating func draw(_ line: PictureLine) {
    var best: Place?
    let lanes = LineLane.lanes(
      of: line.line, in: picture.viewport, hasBoxes: !isColored || glyphs == .ascii
    ).prefix(tries)
    for (order, lane) in lanes.enumerated() {
      // Marks have two lanes for each place, and lie rather far off than between letters.
      let start = lane.isMark ? min(0.25 * Double(order), 3) : 0.5 * Double(order)
      // Every further lane costs at least as much.
      if let best, best.cost <= start { break }
      guard let place = place(of: line, on: lane, since: start) else { continue }
      if best == nil || place.cost < best!.cost { best = place }
    }
    guard let best else {
      crowded += 1
      return
    }
    let target = line.path.map {
      picture.hits.add(line.area, of: $0, constraint: line.constraint)
    }
    let pen = pen(of: line, at: best)
    if !best.lane.isMark { stroke(line, best.lane, pen, target) }
    if let cell = best.label {
      write(best.text, at: cell, on: best.lane, pen, target)
    } else if !best.text.isEmpty {
      crowded += 1
    }
  }

  /// The place of a line on a lane, or where it is seen there; nil if it has no room.
  private mutating func place(
    of line: PictureLine, on lane: LineLane, since start: Double
  ) -> Place? {
    let lane = line.line.kind == .alignment ? lane : fitted(lane)
    guard
      let cost = lane.isMark ? 0 : line.line.kind == .alignment ? hiding(lane) : disturbing(lane)
    else { return nil }
    let text = line.text(glyphs, isShort: lane.isMark)
    let label = text.isEmpty ? nil : place(of: text, on: lane, isAtEnd: line.isGuideline)
    if lane.isMark, label == nil { return nil }
    return Place(
      lane: lane, text: text, label: label?.cell,
      cost: start + cost + (text.isEmpty ? 0 : label?.cost ?? 200))
  }

  /// The lane of a bar between the edges that are drawn: up to the line of a box, beside the
  /// letters of a text, and off the cell in which a ground ends.
  private func fitted(_ lane: LineLane) -> LineLane {
    guard !lane.isMark else { return lane }
    var lane = lane
    // Other lines may end there.
    let isBoxed = [lane.across, lane.ofEdges, lane.ofEdges - 1, lane.ofEdges + 1].contains {
      var seen = lane
      seen.across = $0
      let beyond = seen.cell(lane.through + 1)
      return isRule(beyond, isVertical: !lane.isVertical)
        && picture.grid[beyond].style.background
          == picture.grid[seen.cell(lane.through)].style.background
    }
    if isBoxed { lane.through += 1 }
    if lane.isLong, isEdge(lane.cell(lane.from)) { lane.from += 1 }
    if lane.isLong, isEdge(lane.cell(lane.through)) { lane.through -= 1 }
    lane.isMark = lane.from >= lane.through
    return lane
  }

  private func isEdge(_ cell: CellPoint) -> Bool {
    picture.isLettered(at: cell)
      || picture.grid.bounds.contains(cell) && picture.grid[cell].isBlock
  }

  // MARK: - Costs

  /// What a bar would disturb; nil if a letter or a line along it is in its way, or if it is out
  /// of sight.
  private func disturbing(_ lane: LineLane) -> Double? {
    var cost = 0.0
    var isSeen = false
    for place in lane.from...lane.through {
      let cell = lane.cell(place)
      guard picture.grid.bounds.contains(cell) else { continue }
      isSeen = true
      let isEnd = place == lane.from || place == lane.through
      let isParallel =
        content(cell) == (lane.isVertical ? .down : .across)
        || isRule(cell, isVertical: lane.isVertical)
      if picture.isLettered(at: cell) || content(cell) == .label || isParallel { return nil }
      // Upright lines beside others would look like one.
      if lane.isVertical, isEnd || place == lane.from + 1, touches(cell) { cost += 2 }
      if content(cell) != .nothing {
        cost += isEnd ? 4 : 1
      } else if isRule(cell, isVertical: !lane.isVertical) {
        cost += isEnd ? 0 : 1
      } else if picture.grid[cell].isRule {
        cost += 4
      } else if picture.grid[cell].isBlock {
        cost += 0.6
      }
    }
    return isSeen ? cost : nil
  }

  /// How much of an alignment is hidden on a lane; nil if all of it is. Alignments in one line
  /// continue each other.
  private func hiding(_ lane: LineLane) -> Double? {
    let cells = lane.cells.filter(picture.grid.bounds.contains)
    let own = lane.isVertical ? Content.down : .across
    let hidden = cells.count { !isFree($0) && content($0) != own }
    return hidden == cells.count ? nil : 8 * Double(hidden) / Double(cells.count)
  }

  // MARK: - Strokes

  /// The style of a line with the one colour that is seen best on all that it lies on.
  private func pen(of line: PictureLine, at place: Place) -> Style {
    let label = place.label.map { cell in
      (0..<TextWidth.width(of: place.text)).map {
        CellPoint(column: cell.column + $0, row: cell.row)
      }
    }
    let grounds = Set(
      ((place.lane.isMark ? [] : place.lane.cells) + (label ?? []))
        .filter(picture.grid.bounds.contains)
        .compactMap { ground(of: $0, on: place.lane) })
    guard isColored, let color = line.style.foreground, !grounds.isEmpty else { return line.style }
    let pens = [0, 0.2, 0.35, 0.5, 0.6, 0.7, 0.85].flatMap {
      [color.mixed(with: .black, $0), color.mixed(with: .white, $0)]
    }
    func contrast(_ pen: Color) -> Double { grounds.map(pen.contrast).min() ?? 0 }
    var pen = line.style
    pen.foreground =
      pens.first { contrast($0) >= Color.easyContrast }
      ?? pens.max { contrast($0) < contrast($1) }
    return pen
  }

  /// The colour behind what is written in a cell: where areas meet, that of most of the cell, and
  /// rather that of a gap than of what is beside it.
  func ground(of cell: CellPoint, on lane: LineLane) -> Color? {
    let shown = picture.grid[cell]
    guard shown.isBlock else { return shown.style.background }
    let (down, right) = lane.isVertical ? (1, 0) : (0, 1)
    let beside = [-1, 1].map {
      picture.grid[cell.column + $0 * right, cell.row + $0 * down].style.background
    }
    let quarters = Quarters(of: shown)
    let gap = (0..<4).map { quarters[$0] }.first { !beside.contains($0) }
    return quarters.most(preferring: gap ?? shown.style.background)
  }

  /// Draws the cells of a line that are free. The ends of a bar join the lines of boxes.
  private mutating func stroke(
    _ line: PictureLine, _ lane: LineLane, _ pen: Style, _ target: Int?
  ) {
    let isBar = line.line.kind != .alignment
    let strokes = line.strokes(glyphs, isColored: isColored)
    for place in lane.from...lane.through {
      let cell = lane.cell(place)
      let isEnd = isBar && (place == lane.from || place == lane.through)
      guard isFree(cell) || isEnd && content(cell) == .nothing,
        picture.grid.bounds.contains(cell)
      else { continue }
      if !isEnd, strokes.isGapped, (place - lane.from) % 2 == 1 { continue }
      let character =
        !isEnd ? strokes.rule : place == lane.from ? strokes.start : strokes.end
      var style = pen
      style.background = ground(of: cell, on: lane)
      picture.grid.write(String(character), at: cell, style: style)
      show(target, cell)
      drawn[index(cell)] = lane.isVertical ? .down : .across
    }
  }

  // MARK: - Cells

  /// Whether an upright line or a number is right beside a cell.
  private func touches(_ cell: CellPoint) -> Bool {
    [-1, 1].contains {
      let beside = CellPoint(column: cell.column + $0, row: cell.row)
      return content(beside) != .nothing || isRule(beside, isVertical: true)
    }
  }

  /// Whether nothing is in a cell but colours.
  private func isFree(_ cell: CellPoint) -> Bool {
    picture.grid.bounds.contains(cell) && !picture.isLettered(at: cell)
      && content(cell) == .nothing && !picture.grid[cell].isRule
  }

  /// Whether a line of a box goes straight through a cell.
  func isRule(_ cell: CellPoint, isVertical: Bool) -> Bool {
    guard picture.grid.bounds.contains(cell), !picture.isLettered(at: cell) else { return false }
    return switch picture.grid[cell].scalar {
    case "─", "━", "-", "=": !isVertical
    case "│", "┃", "|", "#": isVertical
    default: false
    }
  }

  func index(_ cell: CellPoint) -> Int {
    cell.row * picture.grid.size.columns + cell.column
  }

  func content(_ cell: CellPoint) -> Content {
    picture.grid.bounds.contains(cell) ? drawn[index(cell)] : .nothing
  }

  /// Whether a cell is in a view that has letters in the same row, such as a text field.
  mutating func isBesideLetters(_ cell: CellPoint) -> Bool {
    guard let target = picture.hits.target(at: cell) else { return false }
    if let known = lettered[cell.row] { return known.contains(target) }
    let targets = Set(
      picture.grid.bounds.columnRange.map { CellPoint(column: $0, row: cell.row) }
        .filter(picture.isLettered).compactMap(picture.hits.target))
    lettered[cell.row] = targets
    return targets.contains(target)
  }

  /// Whether a cell is a corner of the device's outline.
  func isCorner(_ cell: CellPoint) -> Bool {
    let size = picture.grid.size
    return (cell.row == 0 || cell.row == size.rows - 1)
      && (cell.column == 0 || cell.column == size.columns - 1)
  }

  mutating func show(_ target: Int?, _ cell: CellPoint) {
    guard let target else { return }
    picture.hits.show(
      target, in: CellRect(column: cell.column, row: cell.row, columns: 1, rows: 1))
  }
}

extension Cell {
  /// Whether the cell has a line of a box that is not a faint one, as far as it is no letter.
  fileprivate var isRule: Bool {
    scalar.map {
      ("─"..."╿").contains($0) && !"╌╎┄┆".unicodeScalars.contains($0)
        || "|-+=#".unicodeScalars.contains($0)
    } ?? false
  }

  /// Whether the cell shows parts of areas or of a picture.
  fileprivate var isBlock: Bool { scalar.map { ("▀"..."▟").contains($0) } ?? false }
}

extension Picture {
  /// Draws the lines of constraints over the picture.
  /// - Returns: The number of lines that have no room, or whose number has none.
  public mutating func draw(
    _ lines: [PictureLine], glyphs: GlyphSet, depth: ColorDepth = .direct
  ) -> Int {
    guard !lines.isEmpty else { return 0 }
    var layer = LineLayer(over: self, glyphs: glyphs, isColored: depth != .none)
    layer.draw(lines)
    self = layer.picture
    return layer.crowded
  }
}
