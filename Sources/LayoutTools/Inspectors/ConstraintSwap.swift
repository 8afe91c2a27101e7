import InterfaceBuilder

/// Swaps the first and the second item of a constraint, which still says the same.
///
/// Source: "Working with Constraints in Interface Builder", Examining Attributes: the multiplier
/// and the constant are inverted as needed.
public struct ConstraintSwap: Sendable {
  /// The document of the constraint.
  public let document: Document
  /// The id of the constraint.
  public let id: String

  /// Creates a swap of the items of a constraint.
  public init(_ id: String, in document: Document) {
    self.id = id
    self.document = document
  }

  /// What it does, for undo.
  public let sentence = "Swap the items of a constraint"

  /// The edits: `a = m × b + c` becomes `b = a / m - c / m`.
  /// - Throws: Why the items can't be swapped.
  public func edits() throws(InspectorRefusal) -> [DocumentEdit] {
    guard let constraint = document.object(id).flatMap(Constraint.init) else {
      throw InspectorRefusal(DocumentEdit.Refusal.missing(id).description)
    }
    let element = constraint.element
    guard let secondItem = constraint.secondItem, let holder = constraint.holder?["id"],
      let first = element["firstAttribute"], let second = element["secondAttribute"]
    else { throw InspectorRefusal("the constraint has only one item, so there is nothing to swap") }
    let multiplier = element["multiplier"].flatMap(Multiplier.init) ?? .one
    guard let inverted = multiplier.inverted else {
      throw InspectorRefusal(
        "a constraint with the multiplier \(multiplier.text) can't be swapped: it has no inverse")
    }
    let path = ElementPath(id)
    var edits: [DocumentEdit] = [
      .set("firstItem", of: path, to: secondItem == holder ? nil : secondItem),
      .set("firstAttribute", of: path, to: second),
      .set("secondItem", of: path, to: constraint.firstItem ?? holder),
      .set("secondAttribute", of: path, to: first),
    ]
    if multiplier != .one { edits.append(.set("multiplier", of: path, to: inverted.text)) }
    if let relation = constraint.relation, relation != .equal {
      let other: Constraint.Relation =
        (relation == .lessThanOrEqual) == (multiplier.value > 0)
        ? .greaterThanOrEqual : .lessThanOrEqual
      edits.append(.set("relation", of: path, to: other.rawValue))
    }
    // A space that is counted backwards can't be the standard one.
    return edits + constraint.constantEdits { $0 == 0 ? 0 : -$0 / multiplier.value }
  }
}

extension Multiplier {
  /// The factor that undoes this one, spelled alike: `9:16` of `16:9`, `2` of `0.5`; nil for 0, and
  /// for a factor so small that no number undoes it.
  var inverted: Multiplier? {
    guard (1 / value).isFinite else { return nil }
    for separator in [":", "/"] as [Character] {
      let parts = text.split(separator: separator)
      guard parts.count == 2 else { continue }
      return parts[0] == "1" && separator == "/"
        ? Multiplier(String(parts[1])) : Multiplier("\(parts[1])\(separator)\(parts[0])")
    }
    let inverse = Multiplier(1 / value)
    if inverse.text.utf8.count <= 6 { return inverse }
    // A number without a short decimal is spelled as a ratio of whole numbers, if there is one.
    for factor in 1...100 {
      guard let whole = Int(exactly: value * Double(factor)) else { continue }
      return Multiplier("\(factor):\(whole)")
    }
    return inverse
  }
}
