/// The constraints of a layout with the names of their items.
///
/// A layout may have thousands of constraints, of which a screen shows few. So a record has no
/// texts, and refers to its items by their places. It is put into words when it is asked for.
struct ConstraintRecords: Equatable, Sendable {
  /// A name that constraints refer to.
  struct Item: Equatable, Sendable {
    /// The path of a view or guide; nil for an item that is not listed, such as the window.
    let path: ViewPath?
    /// The names that make up the item's name, from the outermost. Names of views may have dots.
    let names: [String]
    /// The names, separated by dots.
    let name: String

    init(path: ViewPath?, names: [String]) {
      (self.path, self.names) = (path, names)
      name = names.joined(separator: ".")
    }
  }

  /// A side of a constraint.
  struct Side: Hashable, Sendable {
    /// The index of the item; nil if the item is gone.
    let item: Int?
    let attribute: NSLayoutConstraint.Attribute
  }

  struct Record: Equatable, Sendable {
    /// What it is known by: its element, the property that stores it, or the identity under which
    /// it was edited.
    let mark: ConstraintID.Mark?
    let first: Side
    var relation: NSLayoutConstraint.Relation
    /// The other side; nil if it is only a number.
    let second: Side?
    var multiplier: Double
    var constant: Double
    var priority: Float
    let identifier: String?
    let origin: SceneConstraint.Origin
    let isActive: Bool
    var isBroken: Bool
    var violation: Double

    fileprivate func isBetweenTheSame(as other: Record) -> Bool {
      first == other.first && second == other.second
    }
  }

  private var items: [Item]
  private var records: [Record] = []

  init(items: [Item]) { self.items = items }

  mutating func append(_ record: Record) { records.append(record) }

  /// Whether the record at an index has an identifier.
  func isIdentified(by identifier: String?, at index: Int) -> Bool {
    records[index].identifier == identifier
  }

  /// Changes the values of the record at an index.
  mutating func setValues(
    at index: Int, relation: NSLayoutConstraint.Relation, multiplier: Double, constant: Double,
    priority: Float, isBroken: Bool, violation: Double
  ) {
    records[index].relation = relation
    records[index].multiplier = multiplier
    records[index].constant = constant
    records[index].priority = priority
    records[index].isBroken = isBroken
    records[index].violation = violation
  }

  /// Adds a name, and returns its index.
  mutating func add(_ item: Item) -> Int {
    items.append(item)
    return items.count - 1
  }

  /// All constraints in words.
  var all: [SceneConstraint] { zip(records, marks(of: records)).map(describe) }

  /// The active constraints that came out of a document, in words. Their elements tell them apart.
  var ofElements: [SceneConstraint] {
    records.compactMap { record in
      guard record.isActive, let mark = record.mark, case .element = mark else { return nil }
      return describe(record, mark)
    }
  }

  /// The constraints of which the view or guide at a path is an item.
  func about(_ path: ViewPath) -> [SceneConstraint] {
    guard let index = items.firstIndex(where: { $0.path == path }) else { return [] }
    // These include all constraints between the same attributes, which are numbered together.
    let found = records.filter { $0.first.item == index || $0.second?.item == index }
    return zip(found, marks(of: found)).map(describe)
  }

  /// The constraint with an identity in words.
  func constraint(_ id: ConstraintID) -> SceneConstraint? {
    index(of: id).map { describe(records[$0], id.mark) }
  }

  /// The constraint of an element in a document, in words.
  func constraint(ofElement id: String) -> SceneConstraint? {
    let mark = ConstraintID.Mark.element(id)
    return records.first { $0.mark == mark }.map { describe($0, mark) }
  }

  /// The constraint of the record at an index in words.
  func constraint(at index: Int) -> SceneConstraint {
    let record = records[index]
    if let mark = record.mark { return describe(record, mark) }
    let alike = records.indices.filter { records[$0].isBetweenTheSame(as: record) }
    let place = alike.firstIndex(of: index) ?? 0
    return describe(record, marks(of: alike.map { records[$0] })[place])
  }

  /// Those of the listed constraints that are active and that the scene created.
  /// - Parameter live: The constraints, at the indices of their records.
  func ofScene(_ live: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    records.indices.compactMap { index in
      records[index].isActive && records[index].origin == .scene ? live[index] : nil
    }
  }

  /// The index of the record with an identity. A constraint of a document is found by its element
  /// alone if only one record has the element, since its items may have other paths.
  func index(of id: ConstraintID) -> Int? {
    if case .element = id.mark, let index = records.firstIndex(where: { $0.mark == id.mark }) {
      let isOnly = !records[(index + 1)...].contains { $0.mark == id.mark }
      if isOnly { return index }
    }
    let (first, second) = (places(of: id.first), id.second.map(places))
    let alike = records.indices.filter { index in
      let record = records[index]
      guard isSide(record.first, id.first, at: first) else { return false }
      guard let side = record.second, let wanted = id.second, let second else {
        return record.second == nil && second == nil
      }
      return isSide(side, wanted, at: second)
    }
    let marks = marks(of: alike.map { records[$0] })
    return marks.firstIndex(of: id.mark).map { alike[$0] }
  }

  /// The indices of the items that a side of an identity may have; only one if the item is listed.
  private func places(of side: ConstraintID.Side) -> [Int?] {
    let places = items.indices.filter { (items[$0].path?.text ?? items[$0].name) == side.item }
    return places.map { $0 } + (side.item == Self.gone ? [nil] : [])
  }

  private func isSide(_ side: Side, _ wanted: ConstraintID.Side, at places: [Int?]) -> Bool {
    places.contains(side.item) && side.attribute.name == wanted.attribute
  }

  /// The name of an item that is gone.
  private static let gone = "gone"

  private func side(_ side: Side) -> ConstraintID.Side {
    let item = side.item.map { items[$0] }
    return ConstraintID.Side(
      item: item?.path?.text ?? item?.name ?? Self.gone, attribute: side.attribute.name)
  }

  private func id(of record: Record, _ mark: ConstraintID.Mark) -> ConstraintID {
    ConstraintID(first: side(record.first), second: record.second.map(side), mark: mark)
  }

  /// What tells each record from the others between the same attributes: its own mark, or else the
  /// first free number.
  private func marks(of records: [Record]) -> [ConstraintID.Mark] {
    var taken: [Pair: Set<Int>] = [:]
    for record in records {
      if case .number(let number) = record.mark { taken[Pair(record), default: []].insert(number) }
    }
    var next: [Pair: Int] = [:]
    return records.map { record in
      if let mark = record.mark { return mark }
      let pair = Pair(record)
      var number = next[pair] ?? 0
      while taken[pair]?.contains(number) == true { number += 1 }
      next[pair] = number + 1
      return .number(number)
    }
  }

  /// The attributes between which a constraint is.
  private struct Pair: Hashable {
    let first: Side
    let second: Side?

    init(_ record: Record) { (first, second) = (record.first, record.second) }
  }

  /// A constraint in words.
  func describe(_ record: Record, _ mark: ConstraintID.Mark) -> SceneConstraint {
    let places = [record.first.item, record.second?.item]
    return SceneConstraint(
      id: id(of: record, mark), line: line(record), priority: record.priority,
      identifier: record.identifier,
      origin: record.origin, isActive: record.isActive, isBroken: record.isBroken,
      violation: record.violation, items: places.compactMap { $0 }.compactMap { items[$0].path })
  }

  private func line(_ record: Record) -> ConstraintLine {
    ConstraintLine(
      first: operand(record.first), relation: record.relation, second: record.second.map(operand),
      multiplier: record.multiplier, constant: record.constant)
  }

  private func operand(_ side: Side) -> ConstraintLine.Operand {
    ConstraintLine.Operand(side.item.map { items[$0].names } ?? [Self.gone], side.attribute.name)
  }
}
