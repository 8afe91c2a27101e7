import InterfaceBuilder
import Wording

extension Canvas {
  /// A constraint in pseudocode: `title.leading = leadingMargin + 8`. The attributes of the view that holds it stand
  /// alone.
  ///
  /// Source: "Working with Constraints in Interface Builder", Listing Constraints in the Document Outline.
  public func pseudocode(of constraint: Constraint) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      case nil: "?"
      }
    let first = side(constraint.firstItem, constraint.element["firstAttribute"], of: constraint)
    let constant = constraint.constant(for: traits)
    let isStandard = constraint.isSymbolic && constant == constraint.constant
    let priority = constraint.priority(for: traits)
    let ending = priority == 1000 ? "" : " @ \(priority.exactDecimal)"
    guard let item = constraint.secondItem else {
      return "\(first) \(relation) \(constant.exactDecimal)\(ending)"
    }
    let second = side(item, constraint.element["secondAttribute"], of: constraint)
    let multiplier = constraint.element["multiplier"].flatMap(Multiplier.init) ?? .one
    let factor = multiplier == .one ? "" : "\(multiplier.text) × "
    let sign = constant < 0 ? "-" : "+"
    let amount = isStandard ? "standard" : constant.magnitude.exactDecimal
    let sum = constant == 0 ? "" : " \(sign) \(amount)"
    return "\(first) \(relation) \(factor)\(second)\(sum)\(ending)"
  }

  private func side(_ id: String?, _ attribute: String?, of constraint: Constraint) -> String {
    let attribute = attribute ?? "?"
    guard let id, id != constraint.holder?["id"] else { return attribute }
    let name = item(id)?.name ?? document.object(id)?.inspectorName ?? id
    return "\(name).\(attribute)"
  }
}
