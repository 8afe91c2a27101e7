// Members of constraints and anchors in Swift 1 and 2.

extension OldSpellings where Self: NSLayoutConstraint {
  @available(*, deprecated, renamed: "isActive")
  public var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }

  @available(*, deprecated, renamed: "activate(_:)")
  public static func activateConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }

  @available(*, deprecated, renamed: "deactivate(_:)")
  public static func deactivateConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  @available(*, deprecated, renamed: "constraints(withVisualFormat:options:metrics:views:)")
  public static func constraintsWithVisualFormat(
    _ format: String, options opts: NSLayoutConstraint.FormatOptions, metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: opts, metrics: metrics, views: views)
  }
}

extension NSLayoutAnchor {
  @available(*, deprecated, renamed: "constraint(equalTo:)")
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor)
  }

  @available(*, deprecated, renamed: "constraint(equalTo:constant:)")
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: c)
  }

  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor)
  }

  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:constant:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: c)
  }

  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor)
  }

  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:constant:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: c)
  }
}

extension NSLayoutDimension {
  @available(*, deprecated, renamed: "constraint(equalToConstant:)")
  public func constraintEqualToConstant(_ c: CGFloat) -> NSLayoutConstraint {
    constraint(equalToConstant: c)
  }

  @available(*, deprecated, renamed: "constraint(equalTo:multiplier:)")
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: m)
  }

  @available(*, deprecated, renamed: "constraint(equalTo:multiplier:constant:)")
  public func constraintEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, multiplier: m, constant: c)
  }

  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualToConstant:)")
  public func constraintGreaterThanOrEqualToConstant(_ c: CGFloat) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualToConstant: c)
  }

  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:multiplier:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: m)
  }

  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:multiplier:constant:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: c)
  }

  @available(*, deprecated, renamed: "constraint(lessThanOrEqualToConstant:)")
  public func constraintLessThanOrEqualToConstant(_ c: CGFloat) -> NSLayoutConstraint {
    constraint(lessThanOrEqualToConstant: c)
  }

  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:multiplier:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: m)
  }

  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:multiplier:constant:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: c)
  }
}
