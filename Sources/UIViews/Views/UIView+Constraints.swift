extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  public var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }
  public var widthAnchor: NSLayoutDimension { dimension(.width) }
  public var heightAnchor: NSLayoutDimension { dimension(.height) }

  /// Whether the view, or a view below it, holds constraints or arranges its subviews by them.
  package var holdsConstraints: Bool {
    node.held.count > 0 || subviews.contains { $0.arrangesByConstraints || $0.holdsConstraints }
  }

  /// Holds a constraint that was added to this view, as older code does.
  func hold(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive, !constraint.isIllegal else { return }
    guard constraint.nodes.allSatisfy({ $0.item != nil && $0.isInside(node) }) else {
      refuseUnprepared(constraint)
      return
    }
    constraint.install(on: node)
  }

  /// The constraints that name the view, in the order of activation: first those held by the view
  /// and its superviews, then those that stand for its content size and its autoresizing mask.
  package var constraintsNamingView: [NSLayoutConstraint] {
    node.naming.all + (layoutEngine?.ownConstraints(of: node) ?? [])
  }
}
