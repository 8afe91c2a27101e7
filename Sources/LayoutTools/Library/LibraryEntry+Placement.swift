import InterfaceBuilder

extension LibraryEntry {
  /// The change that puts the view beside the selected view, or into it if it is a container. A
  /// cell goes into a table or a collection view.
  /// - Parameter newcomer: The id of a view that was inserted and not selected since, beside which
  ///   the next one goes.
  public func placement(
    on canvas: Canvas, beside selection: [String], newcomer: String? = nil
  ) -> any Arrangement {
    element.isCell
      ? CellPlacement(canvas, self, beside: selection)
      : Placement(canvas, self, beside: selection, newcomer: newcomer)
  }

  /// What the view loses in a document of an older Xcode, as a part of a sentence; nil if nothing
  /// is lost.
  func loss(in document: Document) -> String? {
    let xcode = document.writingXcode
    if xcode < since { return ", though Xcode \(xcode) doesn't have it" }
    func hasStyle(_ element: NewElement) -> Bool {
      element.children.contains { $0.name == "buttonConfiguration" && $0["style"] != "plain" }
    }
    guard hasStyle(element), !hasStyle(element(by: xcode)) else { return nil }
    return ", as a plain button: Xcode \(xcode) has only plain ones"
  }
}
