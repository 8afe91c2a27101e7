internal import Cassowary
import Foundation

/// Where a table has an item or a constraint: all that these keep of the layout engine.
struct TablePlace {
  /// The number of the table, which is the only one that the index means something to.
  var table: Int
  var index: Int

  static let none = TablePlace(table: 0, index: 0)
}

/// What a layout engine knows of the items of a hierarchy, and of the constraints about them, by
/// index.
///
/// Closures are left out of what is asked for each constraint: the runtime checks for each that it
/// runs on the main actor.
///
/// Items and constraints keep their place in the table of their hierarchy's engine, so that a copy
/// of it would mean nothing to them. Another table over the same ones, as a fitting size needs it,
/// finds them by their identity.
@MainActor
struct LayoutTable: ~Copyable {
  /// A view or guide.
  struct Item {
    /// Nil where there is no item: its place is free.
    var node: LayoutNode?
    var variables: LayoutVariables
    /// The constraints that stand for the size of the content, one an axis that has a size.
    var content = PerAxis<NSContentSizeLayoutConstraint?>(both: nil)
    /// Whether these are those of the content as it is.
    var isMeasured = false
    /// The constraints that stand for the frame and the autoresizing mask.
    var autoresizing: [NSAutoresizingMaskLayoutConstraint] = []
    /// Whether these are those of the frame and the mask as they are.
    var isAutoresizingKnown = false
    /// Whether the solver has found other values, on which nobody has acted yet.
    var isMoved = false
    /// The item's exact rectangle as of the last solve, in the coordinates of what it lies in; nil
    /// before the first one.
    var frame: CGRect?
    /// Whether the layout of what is around has to give the item that rectangle.
    var needsPlacing = false
    /// Whether the height of the content is fitted to the width that the layout gives it.
    var isFlowing = false
  }

  /// What stands for a constraint in the solver: one linear constraint, or two for a content's size.
  struct Entry {
    /// A linear constraint: its handle, or nil while it can't be met and is broken.
    struct Part {
      var constraint: Constraint
      var handle: Solver.Handle?
    }

    /// Nil where there is no entry: its place is free.
    var constraint: NSLayoutConstraint?
    var first: Part
    var second: Part?

    var count: Int { second == nil ? 1 : 2 }
    var isBroken: Bool { first.handle == nil || (second != nil && second?.handle == nil) }

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
  /// The indices of items for which the solver has found other values, on which nobody has acted yet.
  var moved: [Int] = []
  private var freeItems: [Int] = []
  private var freeEntries: [Int] = []
  /// The index of each variable's item, by the variable's index; -1 for those that are gone.
  private(set) var itemOfVariable: [Int32] = []
  /// The indices of items and constraints by their identity, in a table that stands beside their
  /// hierarchy's.
  private var indices: [ObjectIdentifier: Int]?

  private static var tables = 0

  /// - Parameter isSeparate: Whether another table is that of the hierarchy.
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

  /// The index of the constraint's entry, if something stands for it in the solver.
  func index(of constraint: NSLayoutConstraint) -> Int? {
    if let indices { return indices[ObjectIdentifier(constraint)] }
    return constraint.place.table == number ? constraint.place.index : nil
  }

  /// The index of the item that has the variable.
  func index(of variable: Variable) -> Int? {
    guard variable.index < itemOfVariable.count else { return nil }
    let index = Int(itemOfVariable[variable.index])
    return index < 0 ? nil : index
  }

  /// Whether the height of the item's content is fitted to its width.
  func isFlowing(_ node: LayoutNode) -> Bool {
    guard let index = index(of: node) else { return false }
    return items[index].isFlowing
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

  /// What the table has of a view's content or frame is no longer so.
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

  /// Has the new constraint stand in the place of the old one.
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
