import Foundation

extension UIWindow {
  /// The conflicts among required constraints that now stand.
  package var conflicts: [LayoutConflict] { node.ownEngine?.conflicts ?? [] }

  /// Whether the solver found the optimum of all optional constraints, as of the last layout. It gives
  /// up after far more pivots than layouts of that size take; then only what is required is met.
  package var hasOptimalLayout: Bool { node.ownEngine?.solver.isOptimal() ?? true }
}

extension UIView {
  /// The parts of the frame (left, top, width, height) that could have another value without any
  /// loss, as of the last layout.
  package var ambiguousAttributes: [NSLayoutConstraint.Attribute] {
    layoutEngine?.ambiguousAttributes(of: node) ?? []
  }

  /// Whether the constraints leave the view another frame that it could have.
  public var hasAmbiguousLayout: Bool { !ambiguousAttributes.isEmpty }
}

extension UIView {
  /// Moves the view, if its layout is ambiguous, to another place that its constraints leave it; it
  /// stays there until the layout next changes. For finding out what is ambiguous by looking.
  public func exerciseAmbiguityInLayout() { layoutEngine?.exerciseAmbiguity(of: node) }
}

extension UIView {
  /// What the solver has of the hierarchy, as of the last layout.
  package var linearSystem: LinearSystem { layoutEngine?.linearSystem ?? LinearSystem() }
}

extension UILayoutGuide {
  /// The parts of the frame (left, top, width, height) that could have another value without any
  /// loss, as of the last layout.
  package var ambiguousAttributes: [NSLayoutConstraint.Attribute] {
    owningView?.layoutEngine?.ambiguousAttributes(of: node) ?? []
  }

  /// Whether the constraints leave the guide another frame that it could have.
  public var hasAmbiguousLayout: Bool { !ambiguousAttributes.isEmpty }
}

extension NSLayoutConstraint {
  /// Whether the layout goes on without this constraint, because not all required ones can be met.
  package var isBroken: Bool { containerNode?.engine?.isBroken(self) ?? false }

  /// By how many points the constraint is not met as of the last layout; 0 if it is.
  package var violation: CGFloat { containerNode?.engine?.violation(of: self) ?? 0 }
}
