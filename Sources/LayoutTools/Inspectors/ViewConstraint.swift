import InterfaceBuilder
import Wording

/// A constraint of a view, as the size inspector lists it: from the view's side.
///
/// Source: "Working with Constraints in Interface Builder", Viewing Constraints in the Size
/// Inspector.
public struct ViewConstraint: Hashable, Sendable {
  /// The id of the constraint.
  public let id: String
  /// What it relates: `Trailing Space to: Superview`, `Align Baseline to: field`.
  public let title: String
  /// How its sides relate; nil if that is not known.
  public let relation: Constraint.Relation?
  /// What follows the relation: `16`, `Standard`, `0.5 + 10`.
  public let amount: String
  /// From 1 to 1000; below 1000 it is optional.
  public let priority: Double
  /// Whether it is installed for the traits of the canvas.
  public let isInstalled: Bool

  /// Whether it has to hold.
  public var isRequired: Bool { priority >= 1000 }
  /// The relation and what follows it: `Equals: 16`, `Less Than or Equal: Standard`.
  public var value: String { "\(relation.words): \(amount)" }
  /// The title in few columns: `Trailing to Superview`, `Baseline to field`.
  public var shortTitle: String {
    let words = title.replacing(" Space to: ", with: " to ").replacing(" to: ", with: " to ")
    return words.hasPrefix("Align ") ? String(words.dropFirst(6)) : words
  }
  /// The value in few columns: `= 16`, `<= Standard`.
  public var shortValue: String { "\(relation.sign) \(amount)" }
  /// Both parts in a line.
  public var sentence: String { "\(title)  \(value)" }
}

extension Canvas {
  /// The constraints of a view, in the order of the document.
  /// - Parameter id: The id of the view.
  public func constraints(of id: String) -> [ViewConstraint] {
    guard let view = document.object(id) else { return [] }
    return sequence(first: view, next: \.superview).reversed().flatMap { holder in
      let installed = Set(holder.members("constraints", for: traits).compactMap { $0["id"] })
      return holder.constraints.compactMap { constraint -> ViewConstraint? in
        let first = constraint.firstItem ?? holder["id"]
        let isAbout =
          first == id && constraint.firstAttribute != nil
          || constraint.secondItem == id && constraint.secondAttribute != nil
        guard isAbout, let constraintID = constraint.id else { return nil }
        return ViewConstraint(
          id: constraintID, title: title(of: constraint, seenFrom: view, isFirst: first == id),
          relation: constraint.relation, amount: amount(of: constraint),
          priority: constraint.priority(for: traits),
          isInstalled: installed.contains(constraintID))
      }
    }
  }

  private func title(of constraint: Constraint, seenFrom view: Element, isFirst: Bool) -> String {
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    let own = attributes[isFirst ? 0 : 1]?.withoutMargin
    let other = attributes[isFirst ? 1 : 0]?.withoutMargin
    let otherID = isFirst ? constraint.secondItem : constraint.firstItem ?? constraint.holder?["id"]
    guard let own else { return "Unknown" }
    guard let otherID, let other else { return own.title }
    if otherID == view["id"] { return "Aspect Ratio" }
    let item = document.object(otherID)
    let isAround = item.map { $0 == view.superview } ?? false
    let name = isAround ? "Superview" : name(of: otherID)
    guard own == other else {
      return own.kind == .size
        ? "\(own.title) to: \(name).\(other.title)" : "\(own.title) Space to: \(name)"
    }
    switch own {
    case .width, .height:
      return "\(constraint.multiplier == 1 ? "Equal" : "Proportional") \(own.title) to: \(name)"
    case .lastBaseline: return "Align Baseline to: \(name)"
    case .centerX, .centerY, .firstBaseline: return "Align \(own.title) to: \(name)"
    default:
      // The same edge of both items means a distance to a view around or a guide, and an alignment
      // with a view beside.
      let isSpace =
        isAround || item?.superview == view || item.flatMap(LayoutGuideElement.init) != nil
      return isSpace ? "\(own.title) Space to: \(name)" : "Align \(own.title) to: \(name)"
    }
  }

  private func amount(of constraint: Constraint) -> String {
    let constant = constraint.constant(for: traits)
    let multiplier = constraint.element["multiplier"].flatMap(Multiplier.init) ?? .one
    if constraint.isSymbolic, constant == constraint.constant { return "Standard" }
    let first = constraint.firstItem ?? constraint.holder?["id"]
    let isRatio = constraint.secondItem != nil && constraint.secondItem == first
    guard multiplier != .one || isRatio else { return constant.exactDecimal }
    let sum = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(constant.magnitude.exactDecimal)"
    return "\(multiplier.text)\(sum)"
  }
}

extension Constraint.Relation? {
  /// Interface Builder's words for it.
  fileprivate var words: String {
    switch self {
    case .equal: "Equals"
    case .lessThanOrEqual: "Less Than or Equal"
    case .greaterThanOrEqual: "Greater Than or Equal"
    case nil: "Unknown"
    }
  }

  fileprivate var sign: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    case nil: "?"
    }
  }
}
