/// The guide of a scroll view's content. Its origin is (0, 0) and its size follows from
/// constraints.
final class ScrollContentGuide: SystemLayoutGuide {
  init(owner: UIScrollView) {
    super.init(identifier: "UIScrollView-contentLayoutGuide", owner: owner)
  }

  required init?(coder: NSCoder) { nil }

  override nonisolated var loggedClassName: String { "_UIScrollViewLayoutGuide" }

  override func makeConstraints(_ owner: UIView) -> [NSLayoutConstraint] {
    [
      fixed(.left, at: 0, name: "UIScrollView-contentLayoutGuide-minX"),
      fixed(.top, at: 0, name: "UIScrollView-contentLayoutGuide-minY"),
    ]
  }

  override var solvedFrame: CGRect {
    didSet {
      guard solvedFrame.size != oldValue.size else { return }
      (owningView as? UIScrollView)?.contentSolved(solvedFrame.size)
    }
  }
}

/// The guide of a scroll view's visible rectangle, which is its bounds.
final class ScrollFrameGuide: SystemLayoutGuide {
  init(owner: UIScrollView) {
    super.init(identifier: "UIScrollView-frameLayoutGuide", owner: owner)
  }

  required init?(coder: NSCoder) { nil }

  override nonisolated var loggedClassName: String { "_UIScrollViewLayoutGuide" }

  override func makeConstraints(_ owner: UIView) -> [NSLayoutConstraint] {
    [
      fixed(.left, at: owner.bounds.origin.x, name: "UIScrollView-frameLayoutGuide-minX"),
      fixed(.top, at: owner.bounds.origin.y, name: "UIScrollView-frameLayoutGuide-minY"),
      widthAnchor.constraint(equalTo: owner.widthAnchor),
      heightAnchor.constraint(equalTo: owner.heightAnchor),
    ]
  }

  override func refresh() {
    guard let origin = owningView?.bounds.origin else { return }
    systemConstraints[0].constant = origin.x
    systemConstraints[1].constant = origin.y
  }
}

extension SystemLayoutGuide {
  /// Fixes an edge at a coordinate of the owner. Apps can't make such a constraint.
  fileprivate func fixed(
    _ edge: NSLayoutConstraint.Attribute, at place: CGFloat, name: String
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      validatedFirst: node, edge, .equal, second: nil, .notAnAttribute, multiplier: 1,
      constant: place)
    constraint.identifier = name
    return constraint
  }
}
