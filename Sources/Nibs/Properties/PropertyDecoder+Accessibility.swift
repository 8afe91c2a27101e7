import InterfaceBuilder

extension PropertyDecoder {
  /// Gives a view what its element `accessibility` says for assistive technologies.
  func setAccessibility(of view: UIView) {
    guard let child = element.child("accessibility") else { return }
    if let identifier = child["identifier"] { view.accessibilityIdentifier = identifier }
    if let label = text("label", of: child) { view.accessibilityLabel = label }
    if let hint = text("hint", of: child) { view.accessibilityHint = hint }
    if let value = text("value", of: child) { view.accessibilityValue = value }
    if let isElement = child.child("bool", key: "isElement")?.flag("value") {
      view.isAccessibilityElement = isElement
    }
    guard let traits = child.child("accessibilityTraits") else { return }
    view.accessibilityTraits = Self.traits.reduce(into: []) { set, trait in
      if traits.flag(trait.name) == true { set.insert(trait.value) }
    }
  }

  private func text(_ name: String, of child: Element) -> String? {
    let key = "accessibility" + name.prefix(1).uppercased() + name.dropFirst()
    return child.string(name).map { context.localized($0, name: key, of: element) }
  }

  /// The traits by their names in documents; `none` adds none.
  static let traits: [(name: String, value: UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("header", .header), ("tabBar", .tabBar),
  ]
}
