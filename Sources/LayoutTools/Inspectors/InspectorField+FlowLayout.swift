import InterfaceBuilder

extension InspectorField {
  /// The fields of a collection view's flow layout, which is a part of the view.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>
  static func ofFlowLayout(of element: Element) -> [InspectorField] {
    guard element.child("collectionViewFlowLayout", key: "collectionViewLayout") != nil else {
      return []
    }
    let rows =
      ElementSchema.named("collectionViewFlowLayout")?.inspectedRows ?? []
    let layout = FieldPlace.Step(name: "collectionViewFlowLayout", key: "collectionViewLayout")
    func size(_ key: String, _ title: String, _ help: String, _ side: Double) -> [InspectorField] {
      insets(
        "size", "layout.\(key)", title, help,
        [InsetSide("width", "Width", side), InsetSide("height", "Height", side)], in: [layout])
    }
    return rows.map { InspectorField($0, of: "layout", in: [layout]) }
      + size("itemSize", "Cell Size", "The size of cells, in points.", 50)
      + size("headerReferenceSize", "Header Size", "The size of sections' headers, in points.", 0)
      + size("footerReferenceSize", "Footer Size", "The size of sections' footers, in points.", 0)
      + insets(
        "inset", "layout.sectionInset", "Section Insets", "Room around a section, in points.",
        InsetSide.all, in: [layout])
  }
}
