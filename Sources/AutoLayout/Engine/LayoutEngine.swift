import Foundation

/// The unknowns of a view or guide.
@MainActor
final class LayoutVariables {}

/// What the engine knows about one active constraint.
@MainActor
final class EngineEntry {
  var isBroken: Bool { false }
}

/// One view hierarchy's side of the solver, told of every change; it does not place views yet.
@MainActor
final class LayoutEngine {
  unowned let root: UIView
  var conflicts: [LayoutConflict] = []
  var hasChanges: Bool { false }

  init(root: UIView) { self.root = root }

  func solve() {}
  func frame(of item: any LayoutItem) -> CGRect? { nil }
  func setNeedsRebuild() {}
  func rootSizeChanged() {}
  func insetsChanged(of view: UIView) {}
  func contentSizeChanged(of view: UIView) {}
  func autoresizingChanged(of view: UIView) {}
  func constantChanged(of constraint: NSLayoutConstraint) {}
  func priorityChanged(of constraint: NSLayoutConstraint) {}
  func activated(_ constraint: NSLayoutConstraint) {}
  func deactivated(_ constraint: NSLayoutConstraint) {}
  func ambiguousAttributes(of item: any LayoutItem) -> [NSLayoutConstraint.Attribute] { [] }
  func violation(of constraint: NSLayoutConstraint) -> CGFloat { 0 }
}
