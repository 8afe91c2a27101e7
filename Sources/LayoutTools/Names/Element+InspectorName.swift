import InterfaceBuilder

extension Element {
  /// What Interface Builder calls an object in its outline: its label, else its own class, its text, or its kind.
  ///
  /// Source: "Working with Constraints in Interface Builder", Rules of Thumb: labels and buttons are named by their text
  /// or title.
  public var inspectorName: String {
    if let label = string("userLabel"), !label.isEmpty { return label }
    if let guide = LayoutGuideElement(self) { return guide.title }
    let text = shownText.map(\.firstLine).flatMap { $0.isEmpty ? nil : $0 }
    return text ?? self["customClass"]?.titleWords ?? kindTitle
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

  /// The text that names an object.
  private var shownText: String? {
    switch name {
    case "label": string("text")
    case "button":
      child("buttonConfiguration", key: "configuration")?.string("title")
        ?? child("state", key: "normal")?.string("title")
    case "textField": string("placeholder") ?? string("text")
    case "imageView": self["image"]
    case "barButtonItem", "navigationItem", "tabBarItem": self["title"]
    default: isController ? self["title"] : nil
    }
  }
}

extension LayoutGuideElement {
  /// What Interface Builder calls the guide.
  public var title: String {
    kind.title ?? element.string("identifier") ?? "Layout Guide"
  }
}

extension String {
  /// The text up to its first line end.
  fileprivate var firstLine: String { prefix { !$0.isNewline }.description.trimmingSpaces }

  /// The name of a class without the letters of its framework: `StackView` of `UIStackView`.
  fileprivate var withoutClassPrefix: Substring {
    let capitals = prefix { $0.isUppercase }
    return capitals.count > 1 ? dropFirst(capitals.count - 1) : self[...]
  }
}
