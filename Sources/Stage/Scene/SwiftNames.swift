/// The views, guides and constraints of a scene as expressions of Swift, as code in the scene's
/// controller would write them.
@MainActor
struct SwiftNames {
  let inventory: SceneInventory

  /// A view or guide: a property, or else a place among the subviews of one.
  func expression(for item: AnyObject) -> String {
    if let view = item as? UIView { return expression(for: view) }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return "view" }
    if let name = inventory.propertyNames[ObjectIdentifier(guide)], name.isSwiftName {
      return property(name, of: guide)
    }
    switch guide.identifier {
    case "UIViewLayoutMarginsGuide": return "\(expression(for: owner)).layoutMarginsGuide"
    case "UIViewSafeAreaLayoutGuide": return "\(expression(for: owner)).safeAreaLayoutGuide"
    case "UIViewReadableContentGuide": return "\(expression(for: owner)).readableContentGuide"
    case "_UITopLayoutGuide": return "topLayoutGuide"
    case "_UIBottomLayoutGuide": return "bottomLayoutGuide"
    default:
      let place = owner.layoutGuides.firstIndex { $0 === guide } ?? 0
      return "\(expression(for: owner)).layoutGuides[\(place)]"
    }
  }

  private func expression(for view: UIView) -> String {
    if let name = inventory.propertyNames[ObjectIdentifier(view)] ?? outlet(of: view),
      name.isSwiftName
    {
      return property(name, of: view)
    }
    guard let index = inventory.views.firstIndex(where: { $0 === view }) else { return "view" }
    guard inventory.items[index].parent != nil, let around = view.superview else { return "view" }
    if let stack = around as? UIStackView,
      let place = stack.arrangedSubviews.firstIndex(where: { $0 === view })
    {
      return "\(expression(for: stack)).arrangedSubviews[\(place)]"
    }
    let place = around.subviews.firstIndex { $0 === view } ?? 0
    return "\(expression(for: around)).subviews[\(place)]"
  }

  /// The outlet that leads to a view of a document.
  private func outlet(of view: UIView) -> String? {
    view.documentOrigin?.outlet.flatMap { $0.first?.isLowercase == true ? $0 : nil }
  }

  private func property(_ name: String, of object: AnyObject) -> String {
    guard let holder = inventory.propertyHolders[ObjectIdentifier(object)],
      inventory.views.contains(where: { $0 === holder }), holder !== object
    else { return name }
    let around = expression(for: holder)
    return around == "view" ? name : "\(around).\(name)"
  }

  /// A constraint with its present relation, factor and constant.
  func expression(for constraint: NSLayoutConstraint) -> String {
    guard let first = constraint.firstItem else { return "" }
    let (relation, constant) = (constraint.relation, Double(constraint.constant))
    let factor = Double(constraint.multiplier)
    let isLength = constraint.firstAttribute == .width || constraint.firstAttribute == .height
    guard let left = anchor(constraint.firstAttribute, of: first), isLength || factor == 1 else {
      return longHand(constraint, first)
    }
    guard let second = constraint.secondItem else {
      return "\(left).constraint(\(relation.label)Constant: \(constant.swiftNumber))"
    }
    guard let right = anchor(constraint.secondAttribute, of: second) else {
      return longHand(constraint, first)
    }
    var arguments = "\(relation.label): \(right)"
    if factor != 1 { arguments += ", multiplier: \(factor.swiftNumber)" }
    if constant != 0 { arguments += ", constant: \(constant.swiftNumber)" }
    return "\(left).constraint(\(arguments))"
  }

  private func anchor(_ attribute: NSLayoutConstraint.Attribute, of item: AnyObject) -> String? {
    let name = attribute.name
    if name.hasSuffix("Margin") {
      let edge = name.dropLast("Margin".count)
      return "\(expression(for: item)).layoutMarginsGuide.\(edge)Anchor"
    }
    let known = [
      "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY",
      "firstBaseline", "lastBaseline",
    ]
    return known.contains(name) ? "\(expression(for: item)).\(name)Anchor" : nil
  }

  /// A constraint that no anchor can make, by the initialiser.
  private func longHand(_ constraint: NSLayoutConstraint, _ first: AnyObject) -> String {
    let second = constraint.secondItem
    return "NSLayoutConstraint(item: \(expression(for: first)), "
      + "attribute: .\(constraint.firstAttribute.name), relatedBy: .\(constraint.relation.caseName), "
      + "toItem: \(second.map { expression(for: $0) } ?? "nil"), "
      + "attribute: .\(second == nil ? "notAnAttribute" : constraint.secondAttribute.name), "
      + "multiplier: \(Double(constraint.multiplier).swiftNumber), "
      + "constant: \(Double(constraint.constant).swiftNumber))"
  }
}

extension NSLayoutConstraint.Relation {
  /// The label of the anchors' methods.
  fileprivate var label: String {
    self == .equal ? "equalTo" : caseName + "To"
  }
}

extension Double {
  /// The shortest literal that stands for the number; whole numbers without a point.
  var swiftNumber: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}

extension String {
  /// Whether it can stand for a property in Swift, with indices after it.
  fileprivate var isSwiftName: Bool {
    guard let first, first.isLetter || first == "_" else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || "_[]".contains($0) }
  }
}
