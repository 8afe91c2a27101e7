import InterfaceBuilder

extension InspectorField {
  /// The edits of a constraint's constant. The standard space is written with its number: 8 points between views, 20
  /// to the edge of the view around.
  func constantEdits(_ setting: Setting, to value: FieldValue?, in document: Document)
    -> [DocumentEdit]
  {
    let path = setting.path
    guard !setting.isVariation else { return [.set("constant", of: path, to: value.map(written))] }
    func isWritten(_ name: String) -> Bool { setting.element[name] != nil }
    guard value == .standard else {
      var edits: [DocumentEdit] = [.set("constant", of: path, to: value.map(written))]
      if isWritten("symbolic") { edits.append(.set("symbolic", of: path, to: nil)) }
      if isWritten("symbolType") { edits.append(.set("symbolType", of: path, to: nil)) }
      return edits
    }
    let points = setting.element.isBetweenViewAndContainer(in: document) ? 20.0 : 8
    return [
      .set("constant", of: path, to: points.written), .set("symbolic", of: path, to: "YES"),
    ]
  }

  /// The edits of a stack view's spacing.
  func spacingEdits(_ setting: Setting, to value: FieldValue?, in document: Document)
    -> [DocumentEdit]
  {
    let path = setting.path
    if value == .standard {
      return document.ensuring(.standardStackSpacing) + [
        .set("spacing", of: path, to: nil), .set("spacingType", of: path, to: "standard"),
      ]
    }
    var edits: [DocumentEdit] = [.set("spacing", of: path, to: value.map(written))]
    if setting.part?["spacingType"] != nil {
      edits.append(.set("spacingType", of: path, to: nil))
    }
    return edits
  }
}

extension Element {
  /// Whether one item of a constraint is the view around the other one, or a guide of it.
  fileprivate func isBetweenViewAndContainer(in document: Document) -> Bool {
    guard let constraint = Constraint(self), let second = constraint.secondItem,
      let holder = constraint.holder
    else { return false }
    let items = [constraint.firstItem, second].map { $0.flatMap(document.object) ?? holder }
    let views = items.compactMap(document.viewOfItem)
    return views.count == 2
      && (views[0] == views[1] || views[0].superview == views[1] || views[1].superview == views[0])
  }
}
