internal import Cassowary

/// The variables of a view or guide: its frame in its parent's coordinates.
///
/// The root of a hierarchy has no parent, and therefore only a size.
struct LayoutVariables {
  /// The left edge and the top; nil for the root, whose origin is 0, 0.
  let origin: PerAxis<Variable?>
  let size: PerAxis<Variable>

  /// Creates the variables, sizes first: if nothing determines two variables, the older one is the
  /// first to become 0.
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

  /// All variables, in the order of their creation.
  var all: [Variable] {
    var all = [size.horizontal, size.vertical]
    if let x = origin.horizontal { all.append(x) }
    if let y = origin.vertical { all.append(y) }
    return all
  }
}
