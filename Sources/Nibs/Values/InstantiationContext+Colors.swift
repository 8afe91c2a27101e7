import InterfaceBuilder

extension InstantiationContext {
  /// The colour that an element describes; nil for `nil` and for a pattern.
  func color(_ element: Element) -> UIColor? {
    element.colorValue.flatMap { color($0, at: element) }
  }

  /// The colour of a value that an element has.
  func color(_ value: ColorValue, at element: Element) -> UIColor? {
    switch value {
    case .components(let components): UIColor(components)
    case .named(let name): namedColor(name, at: element)
    case .system(let name): systemColor(name) ?? document.components(of: value).map { UIColor($0) }
    case .pattern: nil
    }
  }

  /// A colour by its name in the catalogs, or else as the document's resources hold it.
  private func namedColor(_ name: String, at element: Element) -> UIColor? {
    let kept = document.components(of: .named(name)).map { UIColor($0) }
    switch resources.color(named: name) {
    case .asset(let color): return color
    case .standIn(let color, let reason):
      note(.color, reason, at: element, naming: name)
      return color
    case .broken(let reason): note(.color, reason, at: element, naming: name)
    case .missing:
      if kept != nil { break }
      note(
        .color,
        "the colour \"\(name)\" is in no asset catalog" + resources.nearColor(name, in: document)
          + resources.whyIncomplete, at: element, naming: name)
    }
    return kept
  }

  /// A colour of the system by its name in documents, which differs from the name in code for some
  /// old colours.
  private func systemColor(_ name: String) -> UIColor? {
    switch name {
    case "darkTextColor": .darkText
    case "lightTextColor": .lightText
    case "groupTableViewBackgroundColor": .systemGroupedBackground
    case "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground
    default: UIColor.documentColors[name.hasSuffix("Color") ? String(name.dropLast(5)) : name]
    }
  }
}
