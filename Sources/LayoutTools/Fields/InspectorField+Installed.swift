import InterfaceBuilder

extension InspectorField {
  /// Whether masks of the view around can leave an object out: a subview or a constraint, but not
  /// the view of a controller, a cell, or the content view of a cell.
  static func canBeInstalled(_ element: Element) -> Bool {
    element.parent?.name == "subviews" || element.parent?.name == "constraints"
  }

  /// Whether a variation of the view around includes an object; nil if it doesn't tell.
  static func mark(of element: Element, in variation: Element) -> Bool? {
    guard let group = element.parent?.name else { return nil }
    let marks = variation.list("mask", key: group).filter { $0["reference"] == element["id"] }
    return marks.last.map { $0.name == "include" }
  }

  /// The edits of the masks of the view around. The default variation excludes an object that is
  /// not installed in all size classes.
  func installing(
    _ value: AttributeValue?, of element: Element, in document: Document,
    _ variation: VariationCondition?
  ) throws(InspectorRefusal) -> [DocumentEdit] {
    guard Self.canBeInstalled(element), let id = element["id"], let group = element.parent?.name,
      let holder = element.parent?.parent?["id"]
    else { throw InspectorRefusal("only views and constraints inside a view can be installed") }
    let key = variation?.key ?? VariationCondition(width: nil).key
    let mask = ElementPath(holder).variation(key).child("mask", key: group)
    let variation = document.element(at: ElementPath(holder).variation(key))
    let present = variation.flatMap { Self.mark(of: element, in: $0) }
    // An object that is installed in all size classes needs no mark.
    let wanted =
      key == "default" && value == .flag(true) ? nil : value.map { $0 == .flag(true) }
    guard present != wanted else { return [] }
    var edits: [DocumentEdit] = []
    if let present {
      edits.append(.remove(mask.reference(present ? "include" : "exclude", to: id)))
    }
    if let wanted {
      let mark = NewElement(wanted ? "include" : "exclude", ["reference": id])
      edits.insert(.insert([mark], into: mask), at: 0)
    }
    return edits
  }
}
