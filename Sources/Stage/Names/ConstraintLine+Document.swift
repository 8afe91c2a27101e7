import InterfaceBuilder

extension Constraint {
  /// The constraint in the form of the lines of a scene: `title.top == view.top + 20 @ 750`.
  ///
  /// It says what all size classes have.
  /// - Parameter name: The name of an item by its id; nil stands for a holder without an id.
  package func line(naming name: (String?) -> String) -> String {
    let holder = holder?["id"]
    func operand(_ item: String?, _ attribute: String) -> ConstraintLine.Operand {
      let known = LayoutAttribute(written: attribute)
      return ConstraintLine.Operand(
        [name(item)], known == .lastBaseline ? "lastBaseline" : attribute)
    }
    let line = ConstraintLine(
      first: operand(firstItem ?? holder, element["firstAttribute"] ?? "?"),
      relation: NSLayoutConstraint.Relation(relation ?? .equal),
      second: secondItem.map { operand($0, element["secondAttribute"] ?? "?") },
      multiplier: multiplier, constant: constant, priority: Float(priority))
    return line.description
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation of a constraint in a document.
  fileprivate init(_ relation: Constraint.Relation) {
    switch relation {
    case .equal: self = .equal
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}
