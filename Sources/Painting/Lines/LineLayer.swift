import Cells
import Foundation
import LayoutTools

/// The lines of constraints over a picture. They go beside texts and beside each other where there
/// is room, and never over a letter.
struct LineLayer {
  var picture: Picture
  let glyphs: GlyphSet
  /// Whether the lines of constraints can be told from the lines of boxes by their colours.
  let isColored: Bool
  /// The number of lines of which nothing is seen, or whose number is left out.
  private(set) var crowded = 0
  /// The number of places at which each line is tried.
  private var tries = LineLane.most
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
    tries = lines.count > 200 ? 4 : LineLane.most
    for rank in PictureLine.ranks {
      for line in lines where line.rank == rank { draw(line) }
    }
  }

  private mutating func draw(_ line: PictureLine) {
    let lanes = LineLane.lanes(of: line.line, in: picture.viewport).prefix(tries)
    let isShort = line.line.kind != .alignment && lanes.first.map { $0.from == $0.through } ?? false
    let text = line.text(glyphs, isShort: isShort)
    var best: (lane: LineLane, label: CellPoint?, cost: Double)?
    for (order, lane) in lanes.enumerated() {
      // An alignment keeps its own place, unless more than half of it is hidden there.
      let isExact = line.line.kind == .alignment
      var cost =
        (isExact ? hiddenPart(of: lane) * 8 : self.cost(of: lane))
        + (isExact ? 4.5 : 0.5) * Double(order)
      if let best, best.cost <= cost {
        // Every further lane costs at least as much.
        if best.cost <= 0.5 * Double(order) { break }
        continue
      }
      let label = text.isEmpty ? nil : place(of: text, on: lane, isAtEnd: line.isGuideline)
      cost += text.isEmpty ? 0 : label?.cost ?? 200
      if best == nil || cost < best!.cost { best = (lane, label?.cell, cost) }
    }
    guard let best, best.cost < .infinity else {
      crowded += 1
      return
    }
    let target = line.path.map {
      picture.hits.add(line.area, of: $0, constraint: line.constraint)
    }
    let isSeen = stroke(line, best.lane, target)
    if let cell = best.label {
      write(text, at: cell, line.style, target)
    } else if !text.isEmpty || !isSeen {
      crowded += 1
    }
  }

  // MARK: - Strokes

  /// What a lane would disturb; infinite if it is out of sight.
  private func cost(of lane: LineLane) -> Double {
    var cost = 0.0
    var isSeen = false
    for place in lane.from...max(lane.from, lane.through) {
      let cell = lane.cell(place)
      guard picture.grid.bounds.contains(cell) else { continue }
      isSeen = true
      let isEnd = place == lane.from || place == lane.through
      switch content(cell) {
      case .label: cost += 20
      case .across: cost += lane.isVertical ? 1 : 20
      case .down: cost += lane.isVertical ? 20 : 1
      case .nothing: cost += picture.isLettered(at: cell) ? isEnd ? 4 : 10 : 0
      }
    }
    return isSeen ? cost : .infinity
  }

  /// The part of a lane that has no room for a line; infinite if it is out of sight.
  private func hiddenPart(of lane: LineLane) -> Double {
    let cells = (lane.from...max(lane.from, lane.through)).map(lane.cell)
      .filter(picture.grid.bounds.contains)
    guard !cells.isEmpty else { return .infinity }
    return Double(cells.count { isBlocked($0) }) / Double(cells.count)
  }

  /// Draws the cells of a line that nothing is written in.
  /// - Returns: Whether any of it is seen.
  private mutating func stroke(_ line: PictureLine, _ lane: LineLane, _ target: Int?) -> Bool {
    var lane = lane
    let isBar = line.line.kind != .alignment
    // A space or a size of less than a cell is a number alone.
    if isBar, lane.from == lane.through { return true }
    // Where a text begins at the edge itself, the line ends before it.
    if isBar, lane.isLong {
      if isBlocked(lane.cell(lane.from)) { lane.from += 1 }
      if lane.isLong, isBlocked(lane.cell(lane.through)) { lane.through -= 1 }
    }
    let strokes = line.strokes(glyphs, isColored: isColored)
    var isSeen = false
    for place in lane.from...lane.through {
      let cell = lane.cell(place)
      guard picture.grid.bounds.contains(cell), !isBlocked(cell) else { continue }
      var character = strokes.rule
      if isBar, place == lane.from { character = strokes.start }
      if isBar, place == lane.through { character = strokes.end }
      if character == strokes.rule, strokes.isGapped, (place - lane.from) % 2 == 1 { continue }
      // Along the selection its heavy line stays, in the colour of the constraint.
      if isColored, !isBar, let heavy = picture.grid[cell].scalar,
        Self.isHeavy(heavy, glyphs)
      {
        character = Character(heavy)
      }
      picture.grid.write(String(character), at: cell, style: line.style)
      show(target, cell)
      drawn[index(cell)] = lane.isVertical ? .down : .across
      isSeen = true
    }
    return isSeen
  }

  /// Whether a character has a heavy arm, as the lines of the selection have.
  private static func isHeavy(_ scalar: Unicode.Scalar, _ glyphs: GlyphSet) -> Bool {
    guard glyphs == .unicode else { return scalar == "#" || scalar == "=" }
    return ("━"..."╋").contains(scalar) && !"│┄┆┈┊┌┐└┘├┤┬┴┼".unicodeScalars.contains(scalar)
  }

  private func isBlocked(_ cell: CellPoint) -> Bool {
    picture.isLettered(at: cell) || content(cell) != .nothing
  }

  // MARK: - Cells

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
