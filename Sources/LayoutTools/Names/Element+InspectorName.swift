import InterfaceBuilder

extension Element {
  /// What Interface Builder calls an object in its outline: its label, else its text, its own
  /// class, or its kind.
  public var inspectorName: String {
    if let label = string("userLabel"), !label.isEmpty { return label }
    if let guide = LayoutGuideElement(self) { return guide.title }
    return shownText ?? self["customClass"]?.titleWords ?? kindTitle
  }

  /// What Interface Builder calls objects of the element's kind: `Stack View`, `View Controller`.
  public var kindTitle: String {
    switch name {
    case "tableViewCellContentView", "collectionViewCellContentView": return "Content View"
    case "constraint": return "Constraint"
    default: break
    }
    guard let name = elementClass?.className else { return self.name.titleWords }
    return String(name.withoutClassPrefix).titleWords
  }
}

extension LayoutGuideElement {
  /// What Interface Builder calls the guide.
  public var title: String {
    kind.title ?? element.string("identifier") ?? "Layout Guide"
  }
}

extension String {
  /// The name of a class without the letters of its framework: `StackView` of `UIStackView`.
  fileprivate var withoutClassPrefix: Substring {
    let capitals = prefix { $0.isUppercase }
    return capitals.count > 1 ? dropFirst(capitals.count - 1) : self[...]
  }
}
