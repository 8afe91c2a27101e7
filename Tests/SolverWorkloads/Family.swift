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
}
