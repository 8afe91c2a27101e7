import InterfaceBuilder
import Wording

extension Canvas {
  /// A constraint in pseudocode: `title.leading = leadingMargin + 8`. The attributes of the view
  /// that holds it stand alone if the other side is another item's.
  ///
  /// Source: "Working with Constraints in Interface Builder", Listing Constraints in the Document
  /// Outline.
  public func title(of constraint: Constraint) -> String {
    let holder = constraint.holder?["id"]
    let isOfOthers = [constraint.firstItem, constraint.secondItem].contains {
      $0 != nil && $0 != holder
    }
    return pseudocode(of: constraint, within: isOfOthers ? holder : nil)
  }

  private func pseudocode(of constraint: Constraint, within holder: String?) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      case nil: "?"
      }
    let first = side(
      constraint.firstItem ?? constraint.holder?["id"], constraint.element["firstAttribute"],
      within: holder)
    let constant = constraint.constant(for: traits)
    let isStandard = constraint.isSymbolic && constant == constraint.constant
    let priority = constraint.priority(for: traits)
    let ending = priority == 1000 ? "" : " @ \(priority.exactDecimal)"
    guard let item = constraint.secondItem else {
      return "\(first) \(relation) \(constant.exactDecimal)\(ending)"
    }
    let second = side(item, constraint.element["secondAttribute"], within: holder)
    let multiplier = constraint.element["multiplier"].flatMap(Multiplier.init) ?? .one
    let factor = multiplier == .one ? "" : "\(multiplier.text) × "
    let sign = constant < 0 ? "-" : "+"
    let amount = isStandard ? "standard" : constant.magnitude.exactDecimal
    let sum = constant == 0 ? "" : " \(sign) \(amount)"
    return "\(first) \(relation) \(factor)\(second)\(sum)\(ending)"
  }

  private func side(_ id: String?, _ attribute: String?, within holder: String?) -> String {
    let attribute = attribute ?? "?"
    guard let id, id != holder else { return attribute }
    return "\(item(id)?.name ?? name(of: id)).\(attribute)"
  }
}
