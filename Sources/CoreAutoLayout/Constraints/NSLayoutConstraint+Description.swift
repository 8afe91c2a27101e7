extension NSLayoutConstraint {
  /// The constraint in the form of UIKit's logs.
  var layoutDescription: String {
    var names: [String] = []
    return described(as: spacingForm(&names) ?? equationForm(&names), names)
  }

  /// The description with a given text between the class, address and identifier and the state.
  func described(as body: String, _ names: [String]) -> String {
    let label = identifier.map { "'\($0)' " } ?? ""
    var end = isActive ? "(active" : "(inactive"
    if !names.isEmpty { end += ", names: " + names.joined(separator: ", ") + " " }
    return "<\(className(of: self)):\(address(of: self)) \(label)\(body)   \(end))>"
  }

  private var relationSign: String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  private var priorityText: String {
    priority == .required ? "" : " priority:\(shortest(priority.rawValue))"
  }

  /// The item's accessibility identifier, which is then listed among the names, or else its
  /// description.
  func name(_ item: AnyObject?, _ names: inout [String]) -> String {
    guard let item else { return "(null)" }
    guard let identifier = (item as? any LayoutContainer)?.accessibilityIdentifier else {
      return itemDescription(item)
    }
    list("\(identifier):\(address(of: item))", in: &names)
    return identifier
  }

  private func list(_ name: String, in names: inout [String]) {
    if !names.contains(name) { names.append(name) }
  }

  private func side(
    _ item: AnyObject?, _ attribute: Attribute, _ offset: AnchorOffset?, _ names: inout [String]
  ) -> String {
    offset?.description ?? "\(name(item, &names)).\(attribute.name)"
  }

  /// The constraint in the form `A.width == 0.5*B.width + 10`.
  private func equationForm(_ names: inout [String]) -> String {
    let left = "\(side(firstItem, firstAttribute, firstOffset, &names)) \(relationSign) "
    guard let secondItem else {
      return left + (constant < 0 ? "- " : "") + shortest(abs(constant)) + priorityText
    }
    let factor = multiplier == 1 ? "" : multiplier == -1 ? "-" : "\(shortest(multiplier))*"
    var right = "\(factor)\(side(secondItem, secondAttribute, secondOffset, &names))"
    if constant != 0 { right += " \(constant < 0 ? "-" : "+") \(shortest(abs(constant)))" }
    return left + right + priorityText
  }

  /// The constraint in the form `H:[A]-(8)-[B]`, with `|` for the superview, if it relates two
  /// edges that face each other; nil for others.
  private func spacingForm(_ names: inout [String]) -> String? {
    guard multiplier == 1, let firstItem, let secondItem, !isIncompatible else { return nil }
    let axis = firstAttribute.axis == .vertical ? "V" : "H"
    let fixed: [Attribute] = [.left, .right]
    let isFixed = fixed.contains(firstAttribute) || fixed.contains(secondAttribute)
    let suffix = isFixed ? "(LTR)" : ""
    let isStart = { (attribute: Attribute) in [.leading, .left, .top].contains(attribute) }
    let isEnd = { (attribute: Attribute) in [.trailing, .right, .bottom].contains(attribute) }
    var sign = relation == .equal ? "" : relationSign
    func gap(_ points: CGFloat) -> String {
      let priority = self.priority == .required ? "" : "@\(shortest(self.priority.rawValue))"
      let amount = symbolicSpacing.map { "\($0.name.rawValue)(\(shortest(points)))" }
      return "-(\(sign)\(amount ?? shortest(points))\(priority))-"
    }
    func nameSuperview(_ view: AnyObject) {
      let known = (view as? any LayoutContainer)?.accessibilityIdentifier
      list("'|':\(known.map { "\($0):\(address(of: view))" } ?? itemDescription(view))", in: &names)
    }

    if isStart(firstAttribute), isEnd(secondAttribute) {
      return "\(axis):[\(name(secondItem, &names))]\(gap(constant))[\(name(firstItem, &names))]"
        + suffix
    }
    if isStart(firstAttribute), firstAttribute == secondAttribute,
      (firstItem as? any LayoutItem)?.node.parent?.item === secondItem
    {
      let text = "\(axis):|\(gap(constant))[\(name(firstItem, &names))]\(suffix)"
      nameSuperview(secondItem)
      return text
    }
    if isEnd(firstAttribute), firstAttribute == secondAttribute,
      (secondItem as? any LayoutItem)?.node.parent?.item === firstItem
    {
      let text = "\(axis):[\(name(secondItem, &names))]\(gap(constant))|\(suffix)"
      nameSuperview(firstItem)
      return text
    }
    if isEnd(firstAttribute), isStart(secondAttribute) {
      // Seen from the other end, relation and constant are reversed.
      sign = relation == .equal ? "" : relation == .lessThanOrEqual ? ">=" : "<="
      return "\(axis):[\(name(firstItem, &names))]\(gap(-constant))[\(name(secondItem, &names))]"
        + suffix
    }
    return nil
  }
}
