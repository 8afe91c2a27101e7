extension NSLayoutConstraint {
  /// The exception that UIKit raises for arguments that make no constraint; nil for valid ones.
  static func validate(
    first: AnyObject?, _ firstAttribute: Attribute, second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) -> (LayoutException.Name, String)? {
    guard let item = first as? any LayoutItem else {
      let name = first.flatMap(nameOfStranger) ?? "(null)"
      return (
        .invalidArgument,
        "NSLayoutConstraint for \(name): Constraint must contain a first layout item"
      )
    }
    // Evaluated only for a mistake, since a view's description costs more than all of these checks.
    var subject: String { "NSLayoutConstraint for \(item)" }
    if let second, !(second is any LayoutItem) {
      return (
        .invalidArgument,
        "\(subject): \(type(of: second)) is neither a view nor a layout guide"
      )
    }
    guard firstAttribute != .notAnAttribute else {
      return (.invalidArgument, "\(subject): Unknown layout attribute")
    }
    if !constant.isFinite || !multiplier.isFinite {
      let anchors = [
        item.node.erasedAnchor(firstAttribute).description,
        (second as? any LayoutItem)?.node.erasedAnchor(secondAttribute).description ?? "(null)",
      ]
      return (
        .internalInconsistency,
        notFinite(multiplier: multiplier, constant: constant, anchors: anchors)
      )
    }
    if second == nil || multiplier == 0, firstAttribute.kind != .size {
      return (
        .invalidArgument,
        "\(subject): A multiplier of 0 or a nil second item together with a location for the first "
          + "attribute creates an illegal constraint of a location equal to a constant. "
          + "Location attributes must be specified in pairs."
      )
    }
    guard second != nil else { return nil }
    // UIKit makes and activates a constraint between a horizontal and a vertical location; its
    // engine refuses it.
    guard (firstAttribute.kind == .size) == (secondAttribute.kind == .size),
      secondAttribute != .notAnAttribute
    else {
      return (.invalidArgument, "\(subject): Invalid pairing of layout attributes")
    }
    if firstAttribute.isDirectional && secondAttribute.isAbsolute
      || firstAttribute.isAbsolute && secondAttribute.isDirectional
    {
      return (
        .invalidArgument,
        "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:"
          + "constant:]: A constraint cannot be made between a leading/trailing attribute and a "
          + "right/left attribute. Use leading/trailing for both or neither."
      )
    }
    return nil
  }

  /// The class name of an object that is neither a view nor a guide; nil for a nil object, however
  /// it is wrapped.
  private static func nameOfStranger(_ stranger: AnyObject) -> String? {
    let value = stranger as Any
    let mirror = Mirror(reflecting: value)
    if stranger is NSNull || mirror.displayStyle == .optional && mirror.children.isEmpty {
      return nil
    }
    return String(describing: type(of: value))
  }

  private static func notFinite(
    multiplier: CGFloat, constant: CGFloat, anchors: [String]
  ) -> String {
    let (fault, value) =
      constant.isFinite
      ? ("Multiplier", "multiplier:\(shortest(multiplier))")
      : ("NSLayoutConstraint constant", "constant:\(shortest(constant))")
    return "\(fault) is not finite!  That's illegal.  \(value) firstAnchor:\(anchors[0]) "
      + "secondAnchor:\(anchors[1])"
  }

  /// Raises UIKit's exception for a constant that is not finite.
  package func refuse(constant: CGFloat) {
    let anchors = [firstAnchor.description, secondAnchor?.description ?? "(null)"]
    LayoutException.raise(
      .internalInconsistency,
      Self.notFinite(multiplier: 1, constant: constant, anchors: anchors))
  }

  /// Whether the constraint relates a horizontal and a vertical location.
  var isIncompatible: Bool {
    switch (firstAttribute.kind, secondAttribute.kind) {
    case (.x, .y), (.y, .x): true
    default: false
    }
  }

  /// Raises UIKit's exception for a constraint between a horizontal and a vertical location, which
  /// comes when the engine takes it in.
  func refuseIncompatibleAnchors() {
    LayoutException.raise(
      .invalidLayoutConstraint,
      "Constraint improperly relates anchors of incompatible types: \(self)")
  }

  func setConstant(_ constant: CGFloat) {
    guard constant.isFinite else { return refuse(constant: constant) }
    let known = self.constant
    symbolicSpacing = nil
    storedConstant = constant
    guard constant != known else { return }
    containerNode?.engine?.constantChanged(of: self)
  }

  func setPriority(_ priority: UILayoutPriority) {
    guard priority.isLegal() else { return }
    guard priority != storedPriority else { return }
    let wasRequired = storedPriority == .required
    storedPriority = priority
    if wasRequired == (priority == .required) {
      containerNode?.engine?.priorityChanged(of: self)
    } else {
      // Which required constraints can't be met may be another question now.
      containerNode?.engine?.setNeedsRebuild()
    }
  }
}

extension UILayoutPriority {
  /// Whether the priority is above 0 and at most 1000. Raises UIKit's exception if it is not.
  @MainActor
  package func isLegal() -> Bool {
    if rawValue > 0, self <= .required { return true }
    LayoutException.raise(
      .internalInconsistency,
      "It's illegal to set priority:\(shortest(rawValue)).  Priorities must be greater than 0 and "
        + "less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
    return false
  }
}
