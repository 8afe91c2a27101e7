import Cassowary

/// A workload while it is drawn: boxes, and the usual constraints between them.
struct Blueprint {
  enum Axis: Int {
    case x, y

    var other: Axis { self == .x ? .y : .x }
  }

  /// Four variables in a row: x, y, width and height.
  struct Box {
    let first: Int

    func start(_ axis: Axis) -> Int { first + axis.rawValue }
    func size(_ axis: Axis) -> Int { first + 2 + axis.rawValue }
    var variables: Range<Int> { first..<first + 4 }
  }

  var workload = Workload()
  /// Whether a box stands in the window's coordinates, or else in those of the box around it.
  let isAbsolute: Bool
  let root: Box

  init(isAbsolute: Bool) {
    self.isAbsolute = isAbsolute
    root = Box(first: 0)
    workload.variableCount = 4
    workload.viewCount = 1
    workload.windowWidth = root.size(.x)
    workload.windowHeight = root.size(.y)
    add([(root.start(.x), 1)], .equal, 0)
    add([(root.start(.y), 1)], .equal, 0)
  }

  mutating func makeBox() -> Box {
    let box = Box(first: workload.variableCount)
    workload.variableCount += 4
    workload.viewCount += 1
    return box
  }

  /// Adds the constraint `sum of terms relation number`, and returns its place.
  @discardableResult
  mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, _ number: Double,
    priority: Float = 1000
  ) -> Int {
    workload.rows.append(Self.row(terms, relation, number, priority: priority))
    return workload.rows.count - 1
  }

  static func row(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, _ number: Double,
    priority: Float = 1000
  ) -> Workload.Row {
    Workload.Row(
      terms: terms.map { .init(variable: $0.variable, coefficient: $0.coefficient) },
      relation: relation, constant: 0 - number, priority: priority)
  }
}

// MARK: - Between two boxes

extension Blueprint {
  /// The box starts so far inside of the outer one.
  @discardableResult
  mutating func lead(_ axis: Axis, _ box: Box, in outer: Box, _ inset: Double = 0) -> Int {
    let origin = isAbsolute ? [(outer.start(axis), -1.0)] : []
    return add([(box.start(axis), 1)] + origin, .equal, inset)
  }

  /// The box ends so far inside of the outer one.
  @discardableResult
  mutating func trail(_ axis: Axis, _ box: Box, in outer: Box, _ inset: Double = 0) -> Int {
    let origin = isAbsolute ? [(outer.start(axis), -1.0)] : []
    return add(
      [(box.start(axis), 1), (box.size(axis), 1), (outer.size(axis), -1)] + origin, .equal, -inset)
  }

  /// The box starts so far behind the end of its neighbour.
  @discardableResult
  mutating func follow(_ axis: Axis, _ box: Box, after neighbour: Box, _ gap: Double) -> Int {
    add(
      [(box.start(axis), 1), (neighbour.start(axis), -1), (neighbour.size(axis), -1)], .equal, gap)
  }

  /// The box's middle is the outer one's.
  @discardableResult
  mutating func center(_ axis: Axis, _ box: Box, in outer: Box) -> Int {
    let origin = isAbsolute ? [(outer.start(axis), -2.0)] : []
    return add(
      [(box.start(axis), 2), (box.size(axis), 1), (outer.size(axis), -1)] + origin, .equal, 0)
  }

  /// The box would have that size: it resists growing at `hug`, and shrinking at 750.
  ///
  /// - Returns: The constraint against shrinking.
  @discardableResult
  mutating func wish(_ axis: Axis, _ box: Box, _ size: Double, hug: Float = 250) -> Int {
    add([(box.size(axis), 1)], .lessThanOrEqual, size, priority: hug)
    return add([(box.size(axis), 1)], .greaterThanOrEqual, size, priority: 750)
  }
}
