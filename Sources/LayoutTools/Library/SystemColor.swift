import InterfaceBuilder

/// The colours of the system that views of the library have, with their values in the light appearance.
struct SystemColor {
  private static let whites: [String: String] = [
    "labelColor": "0.0", "systemBackgroundColor": "1",
  ]

  /// The entries of the resources for the colours of a view, sorted by name; none for a document that is
  /// older than such entries.
  static func resources(of view: NewElement, in document: Document) -> [NewElement] {
    names(in: view).sorted().compactMap { name in
      whites[name].map { white in
        NewElement("systemColor", ["name": name], children: [color(white: white)])
      }
    }
  }

  /// A colour's value in place of its name.
  static func value(of color: NewElement) -> NewElement? {
    guard let key = color["key"], let white = color["systemColor"].flatMap({ whites[$0] }) else {
      return nil
    }
    var value = Self.color(white: white)
    value["key"] = key
    return value
  }

  private static func names(in element: NewElement) -> Set<String> {
    element.children.reduce(into: Set([element["systemColor"]].compactMap(\.self))) {
      $0.formUnion(names(in: $1))
    }
  }

  private static func color(white: String) -> NewElement {
    NewElement(
      "color",
      [
        "white": white, "alpha": "1", "colorSpace": "custom",
        "customColorSpace": "genericGamma22GrayColorSpace",
      ])
  }
}

extension NewElement {
  /// The element as a version of Xcode writes it: without what came later.
  func asWritten(by xcode: Int) -> NewElement {
    var element = self
    if xcode < 13, name == "button", let style = children.first(where: { $0["style"] != nil }) {
      element.children.removeAll { $0 == style }
      if xcode < 12 { element["buttonType"] = "roundedRect" }
    }
    if xcode < 11, name == "activityIndicatorView" { element["style"] = "gray" }
    if xcode < 11, name == "scrollView" {
      element.children.removeAll { $0.name == "viewLayoutGuide" }
    }
    if xcode < 11, name == "color" { return SystemColor.value(of: self) ?? self }
    element.children = element.children.map { $0.asWritten(by: xcode) }
    return element
  }
}
