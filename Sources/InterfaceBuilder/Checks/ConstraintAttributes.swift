import Wording

extension DocumentCheck {
  /// A constraint relates attributes that go together, as `NSLayoutConstraint` demands:
  /// https://developer.apple.com/documentation/uikit/nslayoutconstraint
  static let constraintAttributes = DocumentCheck { document, list in
    for element in document.root.descendants {
      guard let constraint = Constraint(element) else { continue }
      guard let first = attribute("firstAttribute", of: element, &list) else { continue }
      guard element["secondAttribute"] != nil, element["secondItem"] != nil else {
        checkOneSided(constraint, first, &list)
        continue
      }
      guard let second = attribute("secondAttribute", of: element, &list) else { continue }
      if let breach = breach(first, second, constraint) {
        list.error(breach, at: element.place("secondAttribute"))
      }
    }
  }

  private static func attribute(
    _ name: String, of element: Element, _ list: inout FoundProblems
  ) -> LayoutAttribute? {
    guard let text = element[name] else {
      list.error("the constraint has no \(name)", at: element.place())
      return nil
    }
    if let attribute = LayoutAttribute(written: text) { return attribute }
    let near = NearestName.suggestion(for: text, among: LayoutAttribute.allCases.map(\.rawValue))
    list.error(
      "\(text.excerpt) is no attribute of views" + (near.map { "; did you mean \($0)?" } ?? ""),
      at: element.place(name))
    return nil
  }

  private static func checkOneSided(
    _ constraint: Constraint, _ first: LayoutAttribute, _ list: inout FoundProblems
  ) {
    let element = constraint.element
    if element["secondItem"] != nil {
      list.error("the constraint has a second item and no secondAttribute", at: element.place())
    } else if element["secondAttribute"] != nil {
      list.error("the constraint has a second attribute and no secondItem", at: element.place())
    } else if first.kind != .size {
      list.error(
        "\(first.rawValue) is a place, which a constant alone can't fix: it needs a second item "
          + "and its attribute", at: element.place("firstAttribute"))
    }
  }

  /// What is wrong with a pair of attributes.
  private static func breach(
    _ first: LayoutAttribute, _ second: LayoutAttribute, _ constraint: Constraint
  ) -> String? {
    let pair = "\(first.rawValue) and \(second.rawValue)"
    if (first.kind == .size) != (second.kind == .size) {
      return "\(pair) don't go together: one is a size, the other a place"
    }
    if first.kind != second.kind {
      return "\(pair) don't go together: one is horizontal, the other vertical"
    }
    if first.isDirectional && second.isAbsolute || first.isAbsolute && second.isDirectional {
      return "\(pair) don't go together: use leading and trailing for both, or for neither"
    }
    if first.kind != .size, constraint.multiplier == 0 {
      return "\(first.rawValue) is a place: its multiplier can't be 0"
    }
    return nil
  }
}
