import InterfaceBuilder

extension InspectorField {
  /// The edits of a constraint's constant. The standard space is written with its number: 20 points
  /// between edges of one name, which belong to a view and the view around it, and 8 between other
  /// edges, as in all documents of Xcode.
  func constantEdits(_ setting: Setting, to value: AttributeValue?) -> [DocumentEdit] {
    let path = setting.path
    guard !setting.isVariation else {
      return [.set("constant", of: path, to: value.flatMap(kind.written))]
    }
    func isWritten(_ name: String) -> Bool { setting.element[name] != nil }
    guard value == .standard else {
      var edits: [DocumentEdit] = [.set("constant", of: path, to: value.flatMap(kind.written))]
      if isWritten("symbolic") { edits.append(.set("symbolic", of: path, to: nil)) }
      if isWritten("symbolType") { edits.append(.set("symbolType", of: path, to: nil)) }
      return edits
    }
    let points = Constraint(setting.element)?.isBetweenLikeEdges == true ? 20.0 : 8
    return [.set("constant", of: path, to: points.written), .set("symbolic", of: path, to: "YES")]
  }

  /// The edits of a stack view's spacing.
  func spacingEdits(_ setting: Setting, to value: AttributeValue?, in document: Document)
    -> [DocumentEdit]
  {
    let path = setting.path
    if value == .standard {
      return document.ensuring(.standardStackSpacing) + [
        .set("spacing", of: path, to: nil), .set("spacingType", of: path, to: "standard"),
      ]
    }
    var edits: [DocumentEdit] = [.set("spacing", of: path, to: value.flatMap(kind.written))]
    if setting.part?["spacingType"] != nil { edits.append(.set("spacingType", of: path, to: nil)) }
    return edits
  }
}

extension Constraint {
  /// Whether both sides are the same edge.
  fileprivate var isBetweenLikeEdges: Bool {
    firstAttribute?.withoutMargin == secondAttribute?.withoutMargin
  }
}
