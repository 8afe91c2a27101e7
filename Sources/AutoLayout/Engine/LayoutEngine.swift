internal import Cassowary
import Foundation

/// The solver's side of one view hierarchy: variables for its views and guides, and linear
/// constraints for everything that holds them.
///
/// Toggles, constants and sizes reach the solver one by one. When views or guides come and go, or
/// when required constraints can't all be met, the engine builds the system afresh from the tree,
/// which makes what it finds depend on the hierarchy alone and never on how it came about.
@MainActor
final class LayoutEngine {
  unowned let root: UIView
  var solver = Solver()

  /// The views and guides that have variables, parents first; a view's guides before its subviews.
  var items: [UnretainedItem] = []
  /// Views whose content's height depends on the width that the layout gives them.
  var flowingViews: [UnretainedView] = []
  /// The constraint behind each handle, for naming the members of a conflict.
  var owners: [Solver.Handle: NSLayoutConstraint] = [:]
  /// For each item and axis, when the last constraint with it as the first item was activated.
  var closings: [ObjectIdentifier: PerAxis<Int>] = [:]

  /// The conflicts that now stand, in the order in which their constraints were left out.
  var conflicts: [LayoutConflict] = []
  /// Whether it has been said that a number is larger than the solver takes.
  var hasWarnedOfLimits = false
  /// The broken constraints whose conflict has been logged.
  var logged: Set<ObjectIdentifier> = []

  var changes = Changes()
  private(set) var needsRebuild = true
  private var isSolving = false
  /// How many layouts run inside each other, each asked for by a callback of the one around it.
  var layoutDepth = 0
  /// Whether the layout that now runs does not settle and is being left as it is.
  var hasGivenUp = false

  /// What happened since the last solve.
  struct Changes {
    var activated: [NSLayoutConstraint] = []
    var constants: [NSLayoutConstraint] = []
    var priorities: [NSLayoutConstraint] = []
    var contents: [UnretainedView] = []
    var insets: [UnretainedView] = []
    var autoresized: [UnretainedView] = []
    var rootSize = false
    var removed = false

    var isEmpty: Bool {
      activated.isEmpty && constants.isEmpty && priorities.isEmpty && contents.isEmpty
        && insets.isEmpty && autoresized.isEmpty && !rootSize && !removed
    }
  }

  init(root: UIView) { self.root = root }

  var hasChanges: Bool { needsRebuild || !changes.isEmpty }

  /// Brings the solver up to date, and marks the views for layout whose subviews' frames changed.
  ///
  /// Without a change since the last time it does nothing, so that a frame set by hand lasts until
  /// its superview is laid out again. Content that lays out while it is measured has to wait.
  func solve() {
    guard hasChanges, !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    if needsRebuild || !absorbChanges() { rebuild() }
    flowContents()
    markMovedViews()
  }

  /// What is told from here on has not been taken into the solver.
  func beginCollectingChanges() {
    needsRebuild = false
    changes = Changes()
  }

  // MARK: What the hierarchy tells

  func setNeedsRebuild() {
    needsRebuild = true
    // What has left the hierarchy must not be looked at again; a rebuild collects what is in it.
    items.removeAll(keepingCapacity: true)
    flowingViews.removeAll()
    changes = Changes()
  }
  func rootSizeChanged() { changes.rootSize = true }
  func insetsChanged(of view: UIView) { changes.insets.append(UnretainedView(view: view)) }
  /// The view scrolls: what lies in it moves against the constraints held by the views around it.
  func boundsOriginChanged(of view: UIView) {
    for ancestor in sequence(first: view, next: \.superview).dropFirst() {
      changes.constants += ancestor.installedConstraints.filter { constraint in
        constraint.itemViews.contains { $0 !== view && $0.isDescendant(of: view) }
          || constraint.items.contains { ($0 as? UILayoutGuide)?.owningView === view }
      }
    }
  }
  func contentSizeChanged(of view: UIView) { changes.contents.append(UnretainedView(view: view)) }
  func autoresizingChanged(of view: UIView) {
    if view === root {
      changes.rootSize = true
    } else if view.translatesAutoresizingMaskIntoConstraints {
      changes.autoresized.append(UnretainedView(view: view))
    }
  }
  func constantChanged(of constraint: NSLayoutConstraint) { changes.constants.append(constraint) }
  func priorityChanged(of constraint: NSLayoutConstraint) { changes.priorities.append(constraint) }
  func activated(_ constraint: NSLayoutConstraint) { changes.activated.append(constraint) }

  func deactivated(_ constraint: NSLayoutConstraint) {
    changes.removed = true
    changes.activated.removeAll { $0 === constraint }
    guard !needsRebuild, let entry = constraint.engineEntry else { return }
    drop(entry)
  }
}
