import InterfaceBuilder
import Wording

/// A constraint of a view, as the size inspector lists it: from the view's side.
///
/// Source: "Working with Constraints in Interface Builder", Viewing Constraints in the Size Inspector.
public struct ViewConstraint: Hashable, Sendable {
  /// The id of the constraint.
  public let id: String
  /// What it relates: `Trailing Space to: Superview`, `Align Baseline to: field`.
  public let title: String
  /// The relation and what follows it: `Equals: 16`, `Less Than or Equal: Standard`.
  public let value: String
  /// From 1 to 1000; below 1000 it is optional.
  public let priority: Double
  /// The attribute of the view that it is about.
  public let attribute: LayoutAttribute
  /// Whether it is there in the size classes that were asked for.
  public let isInstalled: Bool

  /// Whether it has to hold.
  public var isRequired: Bool { priority >= 1000 }
  /// Both parts in a line.
  public var sentence: String { "\(title)  \(value)" }
}

extension Document {
  /// The constraints of a view, in the order of the document; those about a part of it, if one is given.
  /// - Parameters:
  ///   - id: The id of the view.
  ///   - attributes: The attributes that are wanted, without margins; nil for all.
  public func constraints(
    of id: String, affecting attributes: Set<LayoutAttribute>? = nil, for traits: DesignTraits
  ) -> [ViewConstraint] {
    guard let view = object(id) else { return [] }
    var holders: [Element] = []
    var outer: Element? = view
    while let found = outer {
      holders.insert(found, at: 0)
      outer = found.superview
    }
    return holders.flatMap { holder in
      let installed = Set(holder.members("constraints", for: traits).compactMap { $0["id"] })
      return holder.constraints.compactMap { constraint -> ViewConstraint? in
        guard let first = constraint.firstItem ?? holder["id"],
          let own = first == id
            ? constraint.firstAttribute
            : constraint.secondItem == id ? constraint.secondAttribute : nil,
          let constraintID = constraint.id,
          attributes?.contains(own.withoutMargin) ?? true
        else { return nil }
        return ViewConstraint(
          id: constraintID, title: title(of: constraint, seenFrom: view, isFirst: first == id),
          value: value(of: constraint, for: traits), priority: constraint.priority(for: traits),
          attribute: own, isInstalled: installed.contains(constraintID))
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
    let item = object(otherID)
    let isAround = item.map { $0 == view.superview } ?? false
    let name = isAround ? "Superview" : item?.inspectorName ?? otherID
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
      // Two edges alike are a distance to what is around, and an alignment with what is beside.
      let isSpace = isAround || item.flatMap(LayoutGuideElement.init) != nil
      return isSpace ? "\(own.title) Space to: \(name)" : "Align \(own.title) to: \(name)"
    }
  }

  private func value(of constraint: Constraint, for traits: DesignTraits) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "Equals"
      case .lessThanOrEqual: "Less Than or Equal"
      case .greaterThanOrEqual: "Greater Than or Equal"
      case nil: "Unknown"
      }
    let constant = constraint.constant(for: traits)
    let multiplier = constraint.element["multiplier"].flatMap(Multiplier.init) ?? .one
    if constraint.isSymbolic, constant == constraint.constant { return "\(relation): Standard" }
    guard multiplier != .one else { return "\(relation): \(constant.exactDecimal)" }
    let sum = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(constant.magnitude.exactDecimal)"
    return "\(relation): \(multiplier.text)\(sum)"
  }
}
