/// Stacks of four in stacks of four, whose axes alternate with the depth.
///
/// Equal ones divide their room evenly, by required constraints alone. Others hold leaves with
/// sizes of their own, the last of which takes what is left.
struct Stacks {
  /// The constraints that space one stack's boxes. The changes in a group add up to nothing, so
  /// that neither the stack nor its boxes' sizes change.
  private struct Spacing {
    var groups: [[Workload.Swing]] = []
    var variables: [Int] = []
  }

  private typealias Box = Blueprint.Box
  private typealias Axis = Blueprint.Axis

  private static let breadth = 4
  private static let inset = 2.0
  private static let margin = 1.0

  private let isEqual: Bool
  private var blueprint = Blueprint(isAbsolute: false)
  private var random: SplitMix
  private var spacings: [Spacing] = []

  static func workload(views: Int, equal: Bool) -> Workload {
    var stacks = Stacks(isEqual: equal, random: SplitMix(seed: 1))
    stacks.draw(views: views)
    return stacks.blueprint.workload
  }

  private init(isEqual: Bool, random: SplitMix) {
    self.isEqual = isEqual
    self.random = random
  }

  private mutating func draw(views: Int) {
    // Every box is the stack of the next four, as long as there are any.
    var boxes = [blueprint.root]
    while boxes.count < views { boxes.append(blueprint.makeBox()) }
    let stackCount = (views - 1 + Self.breadth - 1) / Self.breadth
    var axes = [Axis.x]
    for index in 1..<views { axes.append(axes[(index - 1) / Self.breadth].other) }

    for stack in 0..<stackCount {
      let first = 1 + stack * Self.breadth
      let members = first..<min(first + Self.breadth, views)
      arrange(
        Array(boxes[members]), leaves: members.map { $0 >= stackCount }, in: boxes[stack],
        along: axes[stack])
    }
    chooseOperations()
  }

  private mutating func arrange(_ boxes: [Box], leaves: [Bool], in stack: Box, along axis: Axis) {
    let insets: [Double] = [1, 1, -2, 1, -1]
    var line: [Workload.Swing] = []
    var spacing = Spacing()
    var equalOne: Box?
    for (place, box) in boxes.enumerated() {
      let start =
        place == 0
        ? blueprint.lead(axis, box, in: stack, Self.inset)
        : blueprint.follow(axis, box, after: boxes[place - 1], Self.inset)
      line.append(.init(row: start, change: -insets[place]))
      let near = blueprint.lead(axis.other, box, in: stack, Self.margin)
      let far = blueprint.trail(axis.other, box, in: stack, Self.margin)
      spacing.groups.append([.init(row: near, change: -1), .init(row: far, change: -1)])
      spacing.variables += box.variables

      if !isEqual, leaves[place] {
        let isLast = place == boxes.count - 1
        let size = (width: Double(random.below(51) + 10), height: Double(random.below(17) + 8))
        blueprint.wish(.x, box, size.width, hug: isLast ? 249 : 250)
        blueprint.wish(.y, box, size.height)
      } else if let equalOne {
        blueprint.add([(box.size(axis), 1), (equalOne.size(axis), -1)], .equal, 0)
      } else {
        equalOne = box
      }
    }
    let end = blueprint.trail(axis, boxes[boxes.count - 1], in: stack, Self.inset)
    guard boxes.count == Self.breadth else { return }
    line.append(.init(row: end, change: insets[Self.breadth]))
    spacing.groups.insert(line, at: 0)
    spacings.append(spacing)
  }

  /// What two neighbouring stacks near the middle have in constraints between their boxes.
  private mutating func chooseOperations() {
    let middle = max(0, min(spacings.count / 2, spacings.count - 2))
    let part = spacings[middle..<min(middle + 2, spacings.count)]
    blueprint.workload.toggle = Array(part.flatMap(\.groups).joined().prefix(20))
    blueprint.workload.toggled = Set(part.flatMap(\.variables))
    for stack in 0..<min(8, spacings.count) {
      let spacing = spacings[(middle + stack * 5) % spacings.count]
      blueprint.workload.changing.append(spacing.groups[1 + stack % 4][0].row)
    }
    let side = blueprint.workload.rows[blueprint.workload.toggle[6].row]
    blueprint.workload.conflicting = Blueprint.row(
      [(side.terms[1].variable, 1), (side.terms[2].variable, -1)], .greaterThanOrEqual, 5)
  }
}
