internal import Cassowary
import Foundation

/// The solver's side of one view hierarchy: variables for its views and guides, and linear
/// constraints for everything that holds them.
///
/// Whatever changes reaches the solver by itself: a toggle, a constant, a size, a view that comes
/// or goes. Only where it depends on the order in which required constraints join which of them are
/// left out does the engine build the system afresh from the tree; so what it finds depends on the
/// hierarchy alone and never on how it came about.
@MainActor
final class LayoutEngine {
  /// The node of the hierarchy's topmost view.
  let root: LayoutNode
  var solver = Solver()
  /// Whether this engine only finds the size that the root would like to have, beside the engine of
  /// the hierarchy that the root lies in.
  let isFitting: Bool
  /// What is known of the items and constraints.
  var table: LayoutTable

  /// The pixels to a point of the screen as of the last layout; nil outside of a window.
  private(set) var pixelScale: CGFloat?
  /// Items whose content's height depends on the width that the layout gives them.
  var flowing: [LayoutNode] = []
  /// Those of them that have been measured since heights were last fitted to widths.
  var unfitted: [LayoutNode] = []

  /// Constraints on baselines, which follow the content of their items.
  var onBaselines: [NSLayoutConstraint] = []
  /// Constraints from the outside of a view that scrolls into it.
  var acrossScrolling: [NSLayoutConstraint] = []

  /// The conflicts that now stand, in the order in which their constraints were left out.
  var conflicts: [LayoutConflict] = []
  /// Whether it has been said that a number is larger than the solver takes.
  var hasWarnedOfLimits = false
  /// The broken constraints whose conflict has been logged.
  var logged: Set<ObjectIdentifier> = []

  var changes = Changes()
  private(set) var needsRebuild = true
  private var isSolving = false
  /// How far the exercise of ambiguous layouts has got.
  var exercises: UInt64 = 0
  /// How many layouts run inside each other, each asked for by a callback of the one around it.
  var layoutDepth = 0
  /// Whether the layout that now runs does not settle and is being left as it is.
  var hasGivenUp = false

  /// What happened to constraints since the last solve; what happened to views, they know themselves.
  struct Changes {
    var activated: [NSLayoutConstraint] = []
    var constants: [NSLayoutConstraint] = []
    var priorities: [NSLayoutConstraint] = []
    /// Constraints that have another place in the order.
    var reordered: [NSLayoutConstraint] = []
    /// Items of whose constraints another one may be the last to close a chain.
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

  init(root: LayoutNode, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    table = LayoutTable(isSeparate: isFitting)
  }

  var hasChanges: Bool {
    needsRebuild || !changes.isEmpty || root.container?.waitsForEngine ?? false
  }

  /// Brings the solver up to date, and marks the views for layout whose subviews' frames changed.
  ///
  /// Without a change since the last time it does nothing, so that a frame set by hand lasts until
  /// its superview is laid out again. Content that lays out while it is measured has to wait.
  func solve() {
    pixelScale = root.container?.pixelScale
    guard hasChanges, !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    if needsRebuild || !absorbChanges() || needsRebuild { rebuild() }
    flowContents()
    markMovedItems()
  }

  /// What is told from here on has not been taken into the solver.
  func beginCollectingChanges() {
    needsRebuild = false
    changes = Changes()
  }

  // MARK: What the hierarchy tells

  func setNeedsRebuild() { needsRebuild = true }
  func rootSizeChanged() { changes.rootSize = true }
  /// Another view may bear a baseline now, as when a stack hides one of its views.
  func baselinesChanged() { changes.baselines = true }
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

  /// The constraint counts as activated after all others.
  func reordered(_ constraint: NSLayoutConstraint) {
    guard !needsRebuild else { return }
    // What is broken may depend on the order.
    guard conflicts.isEmpty else { return setNeedsRebuild() }
    if constraint.relation != .equal || constraint.priority != .required {
      changes.reordered.append(constraint)
    }
    if let node = constraint.firstNode { changes.closed.append(node) }
  }

  /// An item of the constraint is about to lie elsewhere in the hierarchy, and so the constraint
  /// means something else.
  func moved(_ constraint: NSLayoutConstraint) {
    guard !needsRebuild else { return }
    drop(constraint)
    changes.activated.append(constraint)
    changes.removed = true
  }

  /// What the engine has of a view is no longer so.
  func note(_ changes: ViewChanges, of node: LayoutNode) { table.note(changes, of: node) }

  /// A view that scrolls has moved what lies in it against the constraints held around it.
  func scrolled() {
    guard !needsRebuild else { return }
    acrossScrolling.removeAll { table.index(of: $0) == nil }
    changes.constants += acrossScrolling
  }

  /// Other points of what lies around the items are the origin of their coordinates.
  func originChanged(around nodes: [LayoutNode]) {
    guard !needsRebuild else { return }
    for node in nodes { changes.constants += node.naming.all + node.measured }
    changes.baselines = true
  }
}
