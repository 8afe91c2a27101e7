/// A guide that is positioned by the system's own constraints.
class SystemLayoutGuide: UILayoutGuide, ClassDisguised {
  init(identifier: String, owner: UIView) {
    super.init()
    self.identifier = identifier
    hold(makeConstraints(owner), in: owner)
  }

  required init?(coder: NSCoder) { nil }

  func makeConstraints(_ owner: UIView) -> [NSLayoutConstraint] { [] }

  /// The guide's rectangle in the owner's coordinates, in points. The system creates the guide when
  /// it is first read, and computes its rectangle until the next layout, if there has been one.
  override var layoutFrame: CGRect {
    guard let owningView, let engine = owningView.layoutEngine, engine.knows(owningView.node),
      !engine.knows(node)
    else { return solvedFrame }
    return frame(
      in: CGRect(origin: owningView.bounds.origin, size: owningView.solvedFrame.size),
      of: owningView)
  }

  /// The rectangle that the system's constraints give the guide.
  /// - Parameter rect: The owner's rectangle, in its own coordinates.
  func frame(in rect: CGRect, of owner: UIView) -> CGRect { solvedFrame }

  /// The name of UIKit's class for this guide.
  nonisolated var loggedClassName: String { "UILayoutGuide" }

  /// Constraints from each edge to the owner's edge, with the insets as constants.
  final func pinned(to owner: UIView, by insets: UIEdgeInsets, name: String) -> [NSLayoutConstraint]
  {
    let constraints = [
      topAnchor.constraint(equalTo: owner.topAnchor, constant: insets.top),
      leftAnchor.constraint(equalTo: owner.leftAnchor, constant: insets.left),
      bottomAnchor.constraint(equalTo: owner.bottomAnchor, constant: -insets.bottom),
      rightAnchor.constraint(equalTo: owner.rightAnchor, constant: -insets.right),
    ]
    for (constraint, edge) in zip(constraints, ["top", "left", "bottom", "right"]) {
      constraint.identifier = name.replacingOccurrences(of: "*", with: edge)
    }
    return constraints
  }

  final func setInsets(_ insets: UIEdgeInsets) {
    let constants = [insets.top, insets.left, -insets.bottom, -insets.right]
    for (constraint, constant) in zip(systemConstraints, constants) {
      constraint.constant = constant
    }
  }
}

extension UILayoutGuide {
  /// Sets the guide's owner and its system constraints.
  func hold(_ constraints: [NSLayoutConstraint], in owner: UIView) {
    node.parent = owner.node
    systemConstraints = constraints
    for constraint in constraints {
      constraint.containerNode = owner.node
      if constraint.identifier == nil { constraint.identifier = identifier }
    }
  }
}

/// The guide of the owner's layout margins.
final class LayoutMarginsGuide: SystemLayoutGuide {
  init(owner: UIView) { super.init(identifier: "UIViewLayoutMarginsGuide", owner: owner) }

  required init?(coder: NSCoder) { nil }

  override func makeConstraints(_ owner: UIView) -> [NSLayoutConstraint] {
    pinned(to: owner, by: owner.layoutMargins, name: "UIView-*Margin-guide-constraint")
  }

  override func refresh() { if let owningView { setInsets(owningView.layoutMargins) } }

  override func frame(in rect: CGRect, of owner: UIView) -> CGRect {
    rect.inset(by: owner.layoutMargins)
  }
}

/// The guide of the owner's safe area, which bars and the device's shape do not cover.
final class SafeAreaLayoutGuide: SystemLayoutGuide {
  init(owner: UIView) { super.init(identifier: "UIViewSafeAreaLayoutGuide", owner: owner) }

  required init?(coder: NSCoder) { nil }

  override func makeConstraints(_ owner: UIView) -> [NSLayoutConstraint] {
    pinned(to: owner, by: owner.safeAreaInsets, name: "UIViewSafeAreaLayoutGuide-*")
  }

  override func refresh() { if let owningView { setInsets(owningView.safeAreaInsets) } }

  override func frame(in rect: CGRect, of owner: UIView) -> CGRect {
    rect.inset(by: owner.safeAreaInsets)
  }
}

/// The guide of a column of readable width, centred in the margins.
final class ReadableContentGuide: SystemLayoutGuide {
  init(owner: UIView) { super.init(identifier: "UIViewReadableContentGuide", owner: owner) }

  required init?(coder: NSCoder) { nil }

  override func makeConstraints(_ owner: UIView) -> [NSLayoutConstraint] {
    let margins = owner.layoutMarginsGuide
    let fill = widthAnchor.constraint(equalTo: margins.widthAnchor)
    // Below required, so that the maximum width wins if the margins are further apart.
    fill.priority = UILayoutPriority(999.5)
    return [
      widthAnchor.constraint(lessThanOrEqualToConstant: limit),
      fill,
      centerXAnchor.constraint(equalTo: margins.centerXAnchor),
      topAnchor.constraint(equalTo: margins.topAnchor),
      bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ]
  }

  override func refresh() { systemConstraints[0].constant = limit }

  override func frame(in rect: CGRect, of owner: UIView) -> CGRect {
    let column = rect.inset(by: owner.layoutMargins)
    return column.insetBy(dx: max(0, (column.width - limit) / 2), dy: 0)
  }

  private var limit: CGFloat {
    ReadableWidth.limit(for: owningView?.traitCollection.preferredContentSizeCategory ?? .large)
  }
}
