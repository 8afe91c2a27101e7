/// A kind of layout that comes in sizes.
package enum Family: String, CaseIterable, Sendable {
  /// Stacks in stacks, filled evenly: required equalities alone.
  case tree
  /// Stacks in stacks of boxes that know their own sizes.
  case treei
  /// A table of cells, each box placed in its superview.
  case list
  /// The same table, each box placed in the window.
  case listInWindow = "list_abs"
  /// A grid with aspect ratios; its size is the number of cells on a side.
  case grid

  /// The sizes that are measured: how many boxes, and for the grid how many on a side.
  package var sizes: [Int] { self == .grid ? [5, 10, 30] : [10, 100, 1000, 5000] }

  /// The layout with about that many boxes.
  ///
  /// - Precondition: at least 10 boxes, or 5 on a grid's side.
  package func workload(size: Int) -> Workload {
    switch self {
    case .tree: Stacks.workload(views: size, equal: true)
    case .treei: Stacks.workload(views: size, equal: false)
    case .list: Table.workload(views: size, isAbsolute: false)
    case .listInWindow: Table.workload(views: size, isAbsolute: true)
    case .grid: Grid.workload(side: size)
    }
  }

  /// The layout that a word such as `list-100` names, its family and its size; nil if there is
  /// none.
  package static func workload(named name: String) -> Workload? {
    let words = name.split(separator: "-")
    guard words.count == 2, let family = Family(rawValue: String(words[0])),
      let size = Int(words[1]), family.sizes.contains(size)
    else { return nil }
    return family.workload(size: size)
  }

  /// A list of about that many boxes, whose cells are of so few kinds that many are alike.
  package static func listOfFewKinds(size: Int) -> Workload {
    Table.workload(views: size, isAbsolute: false, hasFewKinds: true)
  }
}
