/// A table: cells below each other, each with seven views that know their own sizes.
struct Table {
  private var blueprint: Blueprint
  /// Whether lengths are only some.
  private let hasFewKinds: Bool
  private var random = SplitMix(seed: 1)
  private var cells: [Cell] = []

  /// What of a cell is exchanged or changed.
  private struct Cell {
    var swings: [Workload.Swing] = []
    var changing: [Int] = []
    var conflicting: Workload.Row
    var variables: [Int] = []
  }

  static func workload(views: Int, isAbsolute: Bool, hasFewKinds: Bool = false) -> Workload {
    var table = Table(blueprint: Blueprint(isAbsolute: isAbsolute), hasFewKinds: hasFewKinds)
    table.draw(views: views)
    return table.blueprint.workload
  }

  private init(blueprint: Blueprint, hasFewKinds: Bool) {
    self.blueprint = blueprint
    self.hasFewKinds = hasFewKinds
  }

  /// A length at random: any of these, or the least, the middle or the greatest one.
  private mutating func length(_ lengths: ClosedRange<Int>) -> Double {
    if !hasFewKinds { return Double(random.below(lengths.count) + lengths.lowerBound) }
    let ends = [lengths.lowerBound, lengths.upperBound]
    return Double(random.pick(ends + [(ends[0] + ends[1]) / 2]))
  }

  private mutating func draw(views: Int) {
    var last: Blueprint.Box?
    repeat { last = addCell(below: last) } while blueprint.workload.viewCount + 8 <= views

    let cell = cells[cells.count / 2]
    blueprint.workload.toggle = cell.swings
    blueprint.workload.toggled = Set(cell.variables)
    blueprint.workload.conflicting = cell.conflicting
    for step in 0..<6 {
      let other = cells[(cells.count / 2 + step * 3) % cells.count]
      blueprint.workload.changing.append(other.changing[step])
    }
  }

  /// A cell is as wide as the table, and as high as what it shows.
  private mutating func addCell(below last: Blueprint.Box?) -> Blueprint.Box {
    let cell = blueprint.makeBox()
    let (icon, title, subtitle) = (blueprint.makeBox(), blueprint.makeBox(), blueprint.makeBox())
    let (badge, button, line) = (blueprint.makeBox(), blueprint.makeBox(), blueprint.makeBox())
    let accessory = blueprint.makeBox()

    blueprint.lead(.x, cell, in: blueprint.root)
    blueprint.trail(.x, cell, in: blueprint.root)
    if let last {
      blueprint.follow(.y, cell, after: last, 0)
    } else {
      blueprint.lead(.y, cell, in: blueprint.root)
    }

    // From left to right; the title takes what is left.
    let iconStart = blueprint.lead(.x, icon, in: cell, 16)
    let iconWidth = blueprint.add([(icon.size(.x), 1)], .equal, 40)
    let iconHeight = blueprint.add([(icon.size(.y), 1)], .equal, 40)
    let titleStart = blueprint.follow(.x, title, after: icon, 8)
    blueprint.wish(.x, title, length(60...400), hug: 249)
    let badgeStart = blueprint.follow(.x, badge, after: title, 8)
    let badgeWidth = blueprint.wish(.x, badge, length(10...40))
    let buttonStart = blueprint.follow(.x, button, after: badge, 8)
    let buttonWidth = blueprint.wish(.x, button, length(40...90))
    let accessoryStart = blueprint.follow(.x, accessory, after: button, 8)
    let accessoryEnd = blueprint.trail(.x, accessory, in: cell, 16)
    blueprint.wish(.x, accessory, 12)

    // Down the middle.
    let centers = [icon, badge, button, accessory].map { blueprint.center(.y, $0, in: cell) }
    blueprint.wish(.y, badge, 18)
    blueprint.wish(.y, button, 30)
    blueprint.wish(.y, accessory, 12)

    // From top to bottom.
    let titleTop = blueprint.lead(.y, title, in: cell, 8)
    blueprint.wish(.y, title, 20)
    let left = blueprint.add([(subtitle.start(.x), 1), (title.start(.x), -1)], .equal, 0)
    let width = blueprint.add([(subtitle.size(.x), 1), (title.size(.x), -1)], .equal, 0)
    let subtitleTop = blueprint.follow(.y, subtitle, after: title, 4)
    blueprint.wish(.y, subtitle, Double((random.below(3) + 1) * 16))
    let lineTop = blueprint.follow(.y, line, after: subtitle, 8)
    let lineHeight = blueprint.add([(line.size(.y), 1)], .equal, 1)
    blueprint.trail(.y, line, in: cell)
    let lineStart = blueprint.lead(.x, line, in: cell, 60)
    let lineEnd = blueprint.trail(.x, line, in: cell)

    // In each direction the lengths that add up to the cell's change in opposite ways.
    let changes: [(row: Int, change: Double)] =
      [
        (iconStart, -2), (iconWidth, -4), (titleStart, 3), (badgeStart, 2), (buttonStart, -1),
        (accessoryStart, 3), (accessoryEnd, 1),
        (titleTop, -1), (subtitleTop, -1), (lineTop, 3), (lineHeight, -1),
        (iconHeight, 4), (left, 2), (width, -2), (lineStart, 4), (lineEnd, 1),
      ] + centers.map { ($0, 2) }
    cells.append(
      Cell(
        swings: changes.map { Workload.Swing(row: $0.row, change: $0.change) },
        changing: [titleStart, badgeWidth, lineStart, buttonWidth, accessoryStart, iconWidth],
        conflicting: Blueprint.row(
          [(line.size(.x), 1), (cell.size(.x), -1)], .greaterThanOrEqual, -50),
        variables: [icon, title, subtitle, badge, button, line, accessory].flatMap(\.variables)))
    return cell
  }
}
