import InterfaceBuilder

extension InspectorField {
  /// The fields of a constraint, in sections.
  ///
  /// A side offers the attributes that can be related to the other side, each with the name of the
  /// item.
  /// - Returns: Nothing for another element.
  ///
  /// Source: "Working with Constraints in Interface Builder", Examining Attributes.
  static func ofConstraint(
    _ element: Element, in document: Document, _ naming: (String) -> String
  ) -> [InspectorSection] {
    guard let constraint = Constraint(element) else { return [] }
    let hasSecond = constraint.secondItem != nil
    var relationFields = side(.first, of: constraint, in: document, naming)
    relationFields += fields(["relation"], of: "constraint")
    if hasSecond { relationFields += side(.second, of: constraint, in: document, naming) }
    if constraint.hasSides { relationFields.append(direction) }
    relationFields.append(constant(of: constraint))
    relationFields += fields(["priority"] + (hasSecond ? ["multiplier"] : []), of: "constraint")
    return [
      InspectorSection("Constraint", relationFields),
      InspectorSection(
        "Identity", fields(["identifier", "placeholder"], of: "constraint") + [installed]),
    ]
  }

  /// The constant of a constraint, which lists of constraints show and change.
  public static func constant(of constraint: Constraint) -> InspectorField {
    var kind = NumberKind.length
    kind.allowsStandard = constraint.canBeStandard
    return InspectorField(
      "constant", "Constant",
      constraint.secondItem == nil
        ? "The length, in points." : "What is added to the second side, in points.", .number(kind),
      default: .number(0), varies: true, at: FieldPlace(holder: .constant))
  }

  private enum Side { case first, second }

  private static func side(
    _ side: Side, of constraint: Constraint, in document: Document, _ naming: (String) -> String
  ) -> [InspectorField] {
    let isFirst = side == .first
    let name = isFirst ? "firstAttribute" : "secondAttribute"
    let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
    let other = isFirst ? constraint.secondAttribute : constraint.firstAttribute
    let id = isFirst ? constraint.firstItem : constraint.secondItem
    let item = id.flatMap(document.object) ?? constraint.holder
    let choices = LayoutAttribute.allCases.filter { candidate in
      !candidate.isMargin && (item.map { $0.has(candidate) } ?? true)
        && candidate.canBeRelated(to: other)
    }
    let itemName = item?["id"].map(naming) ?? "the item"
    func title(_ choice: LayoutAttribute) -> String {
      "\(itemName).\((attribute?.isMargin == true ? choice.withMargin : choice).title)"
    }
    var fields = [
      InspectorField(
        name, isFirst ? "First Item" : "Second Item",
        "The attribute of \(itemName) that the constraint relates.",
        .choice(choices.map { AttributeChoice($0.rawValue, title($0)) }), isRequired: true,
        at: FieldPlace(holder: .edge(name)))
    ]
    if let attribute, attribute.isMargin || attribute.withMargin != attribute,
      item.flatMap(LayoutGuideElement.init) == nil
    {
      fields.append(
        InspectorField(
          name + "Margin",
          isFirst ? "First Relative to margin" : "Second Relative to margin",
          "Whether it is measured from the layout margin, not from the edge.", .flag,
          isRequired: true,
          at: FieldPlace(holder: .margin(name))))
    }
    return fields
  }

  /// Whether the sides of a constraint turn around with the reading direction, which they can only
  /// do together.
  private static let direction = InspectorField(
    "direction", "Respect language direction",
    "Whether its sides are leading and trailing, in place of left and right.", .flag,
    isRequired: true, at: FieldPlace(holder: .direction))

  /// Whether an object is installed, which may differ between size classes.
  static let installed = InspectorField(
    "installed", "Installed", "Whether it takes part in the layout.", .flag,
    default: .flag(true), varies: true, at: FieldPlace(holder: .mask))
}

extension Constraint {
  /// Whether one of its attributes is left, right, leading or trailing.
  fileprivate var hasSides: Bool {
    [firstAttribute, secondAttribute].contains {
      $0?.isDirectional == true || $0?.isAbsolute == true
    }
  }

  /// Whether the standard space can stand for the constant: both attributes are edges, and the
  /// multiplier is 1.
  var canBeStandard: Bool {
    guard let first = firstAttribute?.withoutMargin, let second = secondAttribute, multiplier == 1
    else { return false }
    let edges: Set<LayoutAttribute> = [.left, .right, .top, .bottom, .leading, .trailing]
    return edges.contains(first) && edges.contains(second)
  }
}
