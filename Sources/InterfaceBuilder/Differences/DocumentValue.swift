/// A value in a document.
package enum DocumentValue: Sendable {
  /// The text of an attribute, or of a `string`.
  case text(String)
  /// An element that is a value as a whole: a colour, a font, a rectangle.
  case part(Element)
  /// The element `nil`, which says that there is none.
  case nothing

  /// Whether both say the same, however they are written.
  /// - Parameter isNumber: Whether texts are numbers, of which the digits may differ.
  func says(_ other: DocumentValue, isNumber: Bool) -> Bool {
    switch (self, other) {
    case (.text(let old), .text(let new)): Self.areSame(old, new, isNumber: isNumber)
    case (.part(let old), .part(let new)): Self.areSame(old, new)
    case (.nothing, .nothing): true
    default: false
    }
  }

  private static func areSame(_ old: String, _ new: String, isNumber: Bool) -> Bool {
    if old == new { return true }
    guard isNumber, let old = Double(written: old), let new = Double(written: new) else {
      return false
    }
    return old == new
  }

  /// Whether two parts have the same attributes, in whatever order, and the same parts in them.
  private static func areSame(_ old: Element, _ new: Element) -> Bool {
    if let before = old.colorValue, let after = new.colorValue { return before == after }
    if let before = old.fontValue, let after = new.fontValue { return before == after }
    let (oldParts, newParts) = (Array(old.children), Array(new.children))
    let names = Set((old.attributes + new.attributes).map(\.name))
    return old.name == new.name && oldParts.count == newParts.count
      && names.allSatisfy { name in
        guard let before = old[name], let after = new[name] else { return false }
        return areSame(before, after, isNumber: name != "key" && name != "name")
      } && zip(oldParts, newParts).allSatisfy { areSame($0, $1) }
  }
}
