internal import Cassowary

/// The unknowns of a view or guide: its rectangle in the coordinates of what it lies in.
///
/// The root of a hierarchy lies in nothing, so that it only has a size.
struct LayoutVariables {
  /// The left edge and the top; nil for the root, whose own are 0.
  let origin: PerAxis<Variable?>
  let size: PerAxis<Variable>

  /// Makes the variables in a solver, sizes first: of two that nothing holds, the size is 0 first.
  init(in solver: inout Solver, isRoot: Bool) {
    var size = PerAxis(both: solver.makeVariable(restricted: true))
    size.vertical = solver.makeVariable(restricted: true)
    self.size = size
    var origin = PerAxis<Variable?>(both: nil)
    if !isRoot {
      origin.horizontal = solver.makeVariable()
      origin.vertical = solver.makeVariable()
    }
    self.origin = origin
  }

  /// All of them, in the order in which they were made.
  var all: [Variable] {
    var all = [size.horizontal, size.vertical]
    if let x = origin.horizontal { all.append(x) }
    if let y = origin.vertical { all.append(y) }
    return all
  }
}
