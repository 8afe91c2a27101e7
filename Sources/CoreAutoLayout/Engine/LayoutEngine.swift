internal import Cassowary

/// The layout engine of one view hierarchy: it has variables for views and guides, and linear
/// constraints for everything that constrains them.
///
/// Changes reach the solver one by one: a toggle, a constant, a size, a view that is added or
/// removed. The engine rebuilds the system from the hierarchy only if the order in which required
/// constraints join decides which of them are left out. So the result depends on the present
/// hierarchy alone, never on its history.
@MainActor
package final class LayoutEngine {
  /// The node of the hierarchy's topmost view.
  let root: LayoutNode
  var solver = Solver()
  /// Whether this engine only computes a fitting size of the root, beside the engine of the root's
  /// hierarchy.
  let isFitting: Bool
  /// Whether texts are as wide as they were when they were last wrapped.
  var keepsWrappedTexts = false
  /// Constraints that take no part in a fitting size.
  private(set) var ignored: Set<ObjectIdentifier> = []
  /// The state of the items and constraints.
  var table: LayoutTable

  /// The items whose content height depends on the width that the layout gives them.
  var flowing: [LayoutNode] = []
  /// The flowing items that hug their wrapped texts, with the widths of their contents before and
  /// since.
  var narrowed: [(node: LayoutNode, natural: CGFloat, wrapped: CGFloat)] = []
  /// The flowing items measured since heights were last fitted to widths.
  var unfitted: [LayoutNode] = []

  /// The constraints on baselines, which follow the content of their items.
  var onBaselines: [NSLayoutConstraint] = []
  /// The constraints that reach from outside a scrolling view into it.
  var acrossScrolling: [NSLayoutConstraint] = []

  /// The present conflicts, in the order in which their constraints were left out.
  package var conflicts: [LayoutConflict] = []
  /// Whether the warning about a number beyond the solver's limits was given.
  var hasWarnedOfLimits = false
  /// The broken constraints whose conflicts were logged.
  var logged: Set<ObjectIdentifier> = []

  var changes = Changes()
  private(set) var needsRebuild = true
  private var isSolving = false
  /// What was found out about the ambiguity of the present layout; nil if nobody asked.
  var ambiguity: KnownAmbiguity?
  /// The state of the random numbers for exercises of ambiguous layouts.
  var exercises: UInt64 = 0
  /// The number of nested layouts, each requested by a callback of the one around it.
  package var layoutDepth = 0
  /// Whether the running layout does not settle and is left unfinished.
  package var hasGivenUp = false
  /// The items that keep insets of their own until the next layout, since these would never settle.
  package var keepingOwnInsets: [LayoutNode] = []

  /// The ambiguous variables of a layout.
  struct KnownAmbiguity {
    var variables: Set<Variable> = []
    /// Whether the search for more was given up.
    var isIncomplete = false
  }

  /// The work of each kind of search in one layout, as the solver counts it: about a second. The
  /// largest layout of scripts/bench takes 0.6 million; constraints at random between many views
  /// could take hours.
  var mostWork = 100_000_000

  /// The changes of constraints since the last solve. Views keep their own changes.
  struct Changes {
    var activated: [NSLayoutConstraint] = []
    var constants: [NSLayoutConstraint] = []
    var priorities: [NSLayoutConstraint] = []
    /// Constraints whose rank changed.
    var reordered: [NSLayoutConstraint] = []
    /// Items for which another constraint may now be the last to close a chain.
    var closed: [LayoutNode] = []
    var removed = false
    var baselines = false
    var rootSize = false

    var isEmpty: Bool {
      activated.isEmpty && constants.isEmpty && priorities.isEmpty && reordered.isEmpty
        && closed.isEmpty && !removed
        && !baselines && !rootSize
    }
  }

  package init(root: LayoutNode, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    table = LayoutTable(isSeparate: isFitting)
  }

  /// An engine that computes a fitting size of the root as if some constraints were not active.
  package convenience init(fitting root: LayoutNode, ignoring constraints: [NSLayoutConstraint]) {
    self.init(root: root, isFitting: true)
    ignored = Set(constraints.map(ObjectIdentifier.init))
  }

  package var hasChanges: Bool {
    needsRebuild || !changes.isEmpty || root.container?.waitsForEngine ?? false
  }

  /// Updates the solver, and marks for layout the views whose subviews' frames changed.
  ///
  /// Without a change since the last call it does nothing, so that a frame set by hand lasts until
  /// its superview's next layout. A layout requested while content is measured has to wait.
  package func solve() {
    guard hasChanges, !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    solver.limitWork(to: mostWork)
    ambiguity = nil
    if needsRebuild || !absorbChanges() || needsRebuild { rebuild() }
    flowContents()
    markMovedItems()
  }

  /// Begins to collect the changes that follow, which are not in the solver yet.
  func beginCollectingChanges() {
    needsRebuild = false
    changes = Changes()
  }

  // MARK: Changes reported by the hierarchy

  package func setNeedsRebuild() { needsRebuild = true }
  package func rootSizeChanged() { changes.rootSize = true }
  /// Notes that another view may provide a baseline now, as when a stack hides one of its views.
  package func baselinesChanged() { changes.baselines = true }
  func constantChanged(of constraint: NSLayoutConstraint) { changes.constants.append(constraint) }
  func priorityChanged(of constraint: NSLayoutConstraint) { changes.priorities.append(constraint) }

  func activated(_ constraint: NSLayoutConstraint) {
    guard !needsRebuild else { return }
    changes.activated.append(constraint)
    if let node = constraint.firstNode { changes.closed.append(node) }
  }

  func deactivated(_ constraint: NSLayoutConstraint) {
    changes.removed = true
    guard !needsRebuild else { return }
    if let node = constraint.firstNode { changes.closed.append(node) }
    drop(constraint)
  }

  /// Notes that the constraint now ranks as the one activated last.
  func reordered(_ constraint: NSLayoutConstraint) {
    guard !needsRebuild else { return }
    // Which constraints are broken may depend on the order.
    guard conflicts.isEmpty else { return setNeedsRebuild() }
    if constraint.relation != .equal || constraint.priority != .required {
      changes.reordered.append(constraint)
    }
    if let node = constraint.firstNode { changes.closed.append(node) }
  }

  /// Notes that an item of the constraint is about to move in the hierarchy, so that the constraint
  /// gets another meaning.
  package func moved(_ constraint: NSLayoutConstraint) {
    guard !needsRebuild else { return }
    drop(constraint)
    changes.activated.append(constraint)
    changes.removed = true
  }

  /// Notes that the engine's state of a view is out of date.
  package func note(_ changes: ViewChanges, of node: LayoutNode) { table.note(changes, of: node) }

  /// Notes that a view has scrolled, which moves its content against constraints held outside of
  /// it.
  package func scrolled() {
    guard !needsRebuild else { return }
    acrossScrolling.removeAll { table.index(of: $0) == nil }
    changes.constants += acrossScrolling
  }

  /// Notes that the origin of the coordinates of some items has changed.
  package func originChanged(around nodes: [LayoutNode]) {
    guard !needsRebuild else { return }
    for node in nodes { changes.constants += node.naming.all + node.measured }
    changes.baselines = true
  }
}
