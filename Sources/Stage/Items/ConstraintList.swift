import AutoLayout

/// The constraints of a layout with the names of their items.
///
/// A record has no texts, and refers to its items by their places, since a screen shows few of the
/// thousands that a layout may have: each is put into words when it is asked for.
struct ConstraintList: Equatable, Sendable {
  /// A name that constraints refer to.
  struct Item: Equatable, Sendable {
    /// The path of a view or guide; nil for what is not listed, such as the window.
    let path: ViewPath?
    let name: String
  }

  /// A side of a constraint.
  struct Side: Equatable, Sendable {
    /// The index of the item; nil if the item is gone.
    let item: Int?
    let attribute: NSLayoutConstraint.Attribute
  }

  struct Record: Equatable, Sendable {
    let first: Side
    let relation: NSLayoutConstraint.Relation
    /// The other side; nil if that is only a number.
    let second: Side?
    let multiplier: Double
    let constant: Double
    let priority: Float
    let identifier: String?
    let origin: SceneConstraint.Origin
    let isActive: Bool
    let isBroken: Bool
    let violation: Double
  }

  private var items: [Item]
  private var records: [Record] = []

  init(items: [Item]) { self.items = items }

  mutating func append(_ record: Record) { records.append(record) }

  mutating func append(_ records: [Record]) { self.records += records }

  /// Adds a name, and returns its index.
  mutating func add(_ item: Item) -> Int {
    items.append(item)
    return items.count - 1
  }

  /// All constraints in words.
  var all: [SceneConstraint] { records.map(describe) }

  /// The constraints of which the view or guide at a path is an item.
  func about(_ path: ViewPath) -> [SceneConstraint] {
    guard let index = items.firstIndex(where: { $0.path == path }) else { return [] }
    return records.filter { $0.first.item == index || $0.second?.item == index }.map(describe)
  }

  /// A constraint in words.
  func describe(_ record: Record) -> SceneConstraint {
    let places = [record.first.item, record.second?.item]
    return SceneConstraint(
      line: line(record), priority: record.priority, identifier: record.identifier,
      origin: record.origin, isActive: record.isActive, isBroken: record.isBroken,
      violation: record.violation, items: places.compactMap { $0 }.compactMap { items[$0].path })
  }

  private func line(_ record: Record) -> ConstraintLine {
    let relation: ConstraintLine.Relation =
      switch record.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return ConstraintLine(
      first: operand(record.first), relation: relation, second: record.second.map(operand),
      multiplier: record.multiplier, constant: record.constant)
  }

  private func operand(_ side: Side) -> ConstraintLine.Operand {
    let name = side.item.map { items[$0].name } ?? "gone"
    return ConstraintLine.Operand(
      name.split(separator: ".", omittingEmptySubsequences: false).map(String.init),
      side.attribute.name)
  }
}
