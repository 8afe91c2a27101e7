import InterfaceBuilder

extension InstantiationContext {
  /// The text of an attribute or of a child with that key, in the language that is shown.
  func text(_ name: String, of element: Element) -> String? {
    let own = element.value(of: name, for: designTraits) ?? child(named: name, of: element)
    guard let own else { return nil }
    return localized(own, name: name, of: element)
  }

  private func child(named key: String, of element: Element) -> String? {
    guard let child = element.child(key: key, for: designTraits) else { return nil }
    return child.name == "string" || child.name == "mutableString" ? child.stringValue : nil
  }

  /// The text that the language's table has for an object, or else the document's own.
  func localized(_ own: String, name: String, of element: Element) -> String {
    let text = element["id"].flatMap { resources.text(of: $0, name, in: document) }
    return resources.language.shown(text ?? own)
  }
}
