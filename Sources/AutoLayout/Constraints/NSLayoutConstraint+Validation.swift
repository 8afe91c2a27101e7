import Foundation

extension NSLayoutConstraint {
  /// The exception that UIKit raises for a constraint that makes no sense; nil for one that does.
  static func validate(
    first: AnyObject?, _ firstAttribute: Attribute, second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) -> (LayoutException.Name, String)? {
    guard let item = first as? any LayoutItem else {
      let name = first.map { String(describing: type(of: $0)) } ?? "(null)"
      return (
        .invalidArgument,
        "NSLayoutConstraint for \(name): Constraint must contain a first layout item"
      )
    }
    // Made only for a mistake: a view's description costs more than all of these checks.
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
    if let (what, value) = nonFinite(multiplier: multiplier, constant: constant) {
      return (
        .internalInconsistency,
        "NSLayoutConstraint \(what) is not finite!  That's illegal.  \(what):\(value)"
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
    guard firstAttribute.kind == secondAttribute.kind else {
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

  private static func nonFinite(
    multiplier: CGFloat, constant: CGFloat
  ) -> (String, CGFloat)? {
    if !constant.isFinite { return ("constant", constant) }
    if !multiplier.isFinite { return ("multiplier", multiplier) }
    return nil
  }

  func setConstant(_ constant: CGFloat) {
    guard constant.isFinite else {
      LayoutException.raise(
        .internalInconsistency,
        "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant)")
      return
    }
    let known = self.constant
    symbolicSpacing = nil
    storedConstant = constant
    guard constant != known else { return }
    container?.layoutEngine?.constantChanged(of: self)
  }

  func setPriority(_ priority: UILayoutPriority) {
    guard priority.isLegal() else { return }
    guard priority != storedPriority else { return }
    if isActive, (priority == .required) != (storedPriority == .required) {
      LayoutException.raise(
        .internalInconsistency,
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported.  You passed priority \(shortest(priority.rawValue)) and the existing "
          + "priority was \(shortest(storedPriority.rawValue)).")
      return
    }
    storedPriority = priority
    container?.layoutEngine?.priorityChanged(of: self)
  }
}

extension UILayoutPriority {
  /// Whether the priority is above 0 and at most 1000; raises UIKit's exception if it is not.
  @MainActor
  func isLegal() -> Bool {
    if rawValue > 0, self <= .required { return true }
    LayoutException.raise(
      .internalInconsistency,
      "It's illegal to set priority:\(shortest(rawValue)).  Priorities must be greater than 0 and "
        + "less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
    return false
  }
}
