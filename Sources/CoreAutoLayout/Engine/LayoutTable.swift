internal import Cassowary

/// The place of an item or constraint in a table: the whole link from it to the layout engine.
struct TablePlace {
  /// The number of the table in which the index is valid.
  var table: Int
  var index: Int

  static let none = TablePlace(table: 0, index: 0)
}

/// The state that a layout engine has of a hierarchy's items and of the constraints on them, by
/// index.
///
/// Code that runs for each constraint uses no closures, since the runtime checks for each call of
/// one that it runs on the main actor.
///
/// Items and constraints store their place in the table of their hierarchy's engine, which is not
/// valid in a copy of it. A second table of the same items, as for a fitting size, finds them by
/// their identity.
@MainActor
struct LayoutTable: ~Copyable {
  /// A view or guide.
  struct Item {
    /// The item; nil if the place is free.
    var node: LayoutNode?
    var variables: LayoutVariables
    /// The constraints that stand for the content size, for each axis on which there is one.
    var content = PerAxis<NSContentSizeLayoutConstraint?>(both: nil)
    /// Whether these are up to date.
    var isMeasured = false
    /// The constraints that stand for the frame and the autoresizing mask.
    var autoresizing: [NSAutoresizingMaskLayoutConstraint] = []
    /// Whether these are up to date.
    var isAutoresizingKnown = false
    /// Whether the solver has other values of the frame, which have not been processed.
    var isMoved = false
    /// The item's exact frame as of the last solve, in its parent's coordinates; nil before the
    /// first one.
    var frame: CGRect?
    /// Whether the parent's layout has to place the item.
    var needsPlacing = false
    /// Whether the content height is fitted to the width that the layout gives the item.
    var isFlowing = false
  }

  /// The linear constraints that stand for a constraint in the solver: one, or two for a content
  /// size.
  struct Entry {
    /// A linear constraint with its handle; the handle is nil while the constraint is broken.
    struct Part {
      var constraint: Constraint
      var handle: Solver.Handle?
      /// Whether a content size that is required yields: the solver meets it as nearly as it can.
      var isYielding = false
    }

    /// The constraint; nil if the place is free.
    var constraint: NSLayoutConstraint?
    var first: Part
    var second: Part?

    var count: Int { second == nil ? 1 : 2 }

    subscript(index: Int) -> Part {
      get {
        if index == 0 { return first }
        guard let second else { preconditionFailure("an entry of one part has no part \(index)") }
        return second
      }
      set {
        precondition(index < count, "an entry of \(count) parts has no part \(index)")
        if index == 0 { first = newValue } else { second = newValue }
      }
    }
  }

  private(set) var number: Int
  var items: [Item] = []
  var entries: [Entry] = []
  private(set) var itemCount = 0
  /// The indices of items whose frames have other values in the solver, which have not been
  /// processed.
  var moved: [Int] = []
  private var freeItems: [Int] = []
  private var freeEntries: [Int] = []
  /// The index of each variable's item, by the variable's index; -1 for removed ones.
  private(set) var itemOfVariable: [Int32] = []
  /// The indices of items and constraints by identity, in a table that is not that of their
  /// hierarchy.
  private var indices: [ObjectIdentifier: Int]?

  private static var tables = 0

  /// - Parameter isSeparate: Whether this is not the table of the items' hierarchy.
  init(isSeparate: Bool = false) {
    Self.tables += 1
    number = Self.tables
    if isSeparate { indices = [:] }
  }

  // MARK: Places

  func index(of node: LayoutNode) -> Int? {
    if let indices { return indices[ObjectIdentifier(node)] }
    return node.place.table == number ? node.place.index : nil
  }

  func variables(of node: LayoutNode) -> LayoutVariables? {
    guard let index = index(of: node) else { return nil }
    return items[index].variables
  }

  /// The index of the constraint's entry; nil if it has none.
  func index(of constraint: NSLayoutConstraint) -> Int? {
    if let indices { return indices[ObjectIdentifier(constraint)] }
    return constraint.place.table == number ? constraint.place.index : nil
  }

  /// The index of the item to which the variable belongs.
  func index(of variable: Variable) -> Int? {
    guard variable.index < itemOfVariable.count else { return nil }
    let index = Int(itemOfVariable[variable.index])
    return index < 0 ? nil : index
  }

  /// The variables of all items, those of earlier places first.
  var variables: [Variable] {
    var all: [Variable] = []
    all.reserveCapacity(4 * itemCount)
    for index in items.indices where items[index].node != nil {
      let (size, origin) = (items[index].variables.size, items[index].variables.origin)
      all.append(size.horizontal)
      all.append(size.vertical)
      if let x = origin.horizontal { all.append(x) }
      if let y = origin.vertical { all.append(y) }
    }
    return all
  }

  /// Whether the height of the item's content is fitted to its width.
  func isFlowing(_ node: LayoutNode) -> Bool {
    guard let index = index(of: node) else { return false }
    return items[index].isFlowing
  }

  /// The constraint that stands for the width of an item's content.
  func contentWidth(of node: LayoutNode) -> NSContentSizeLayoutConstraint? {
    index(of: node).flatMap { items[$0].content.horizontal }
  }

  // MARK: Items

  mutating func add(_ node: LayoutNode, _ variables: LayoutVariables) -> Int {
    let item = Item(node: node, variables: variables)
    let index = freeItems.popLast() ?? items.count
    if index < items.count { items[index] = item } else { items.append(item) }
    itemCount += 1
    if indices == nil {
      node.place = TablePlace(table: number, index: index)
    } else {
      indices?[ObjectIdentifier(node)] = index
    }
    for variable in variables.all {
      while itemOfVariable.count <= variable.index { itemOfVariable.append(-1) }
      itemOfVariable[variable.index] = Int32(index)
    }
    return index
  }

  mutating func remove(itemAt index: Int) {
    guard let node = items[index].node else { return }
    for variable in items[index].variables.all { itemOfVariable[variable.index] = -1 }
    items[index] = Item(node: nil, variables: items[index].variables)
    freeItems.append(index)
    itemCount -= 1
    if indices == nil { node.place = .none } else { indices?[ObjectIdentifier(node)] = nil }
  }

  /// Notes that the table's state of a view's content or frame is out of date.
  mutating func note(_ changes: ViewChanges, of node: LayoutNode) {
    guard !changes.isEmpty, let index = index(of: node) else { return }
    if changes.contains(.content) { items[index].isMeasured = false }
    if changes.contains(.frame) { items[index].isAutoresizingKnown = false }
  }

  // MARK: Entries

  mutating func add(_ entry: Entry, for constraint: NSLayoutConstraint) -> Int {
    let index = freeEntries.popLast() ?? entries.count
    if index < entries.count { entries[index] = entry } else { entries.append(entry) }
    if indices == nil {
      constraint.place = TablePlace(table: number, index: index)
    } else {
      indices?[ObjectIdentifier(constraint)] = index
    }
    return index
  }

  mutating func remove(entryAt index: Int) {
    guard let constraint = entries[index].constraint else { return }
    entries[index].constraint = nil
    freeEntries.append(index)
    if indices == nil {
      constraint.place = .none
    } else {
      indices?[ObjectIdentifier(constraint)] = nil
    }
  }

  /// Gives the old constraint's entry to the new one.
  mutating func hand(_ index: Int, to constraint: NSLayoutConstraint) {
    let old = entries[index].constraint
    entries[index].constraint = constraint
    if indices == nil {
      old?.place = .none
      constraint.place = TablePlace(table: number, index: index)
    } else {
      if let old { indices?[ObjectIdentifier(old)] = nil }
      indices?[ObjectIdentifier(constraint)] = index
    }
  }
}
