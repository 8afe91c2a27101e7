import InterfaceBuilder

// A clipping as text is an element `clipping`, written as Interface Builder writes documents: for
// each view a `piece` with its frame on the canvas, then the constraints and the resources. The
// element of a view that was copied out of a document is read as a clipping as well.
extension Clipping {
  /// The views as text, for a clipboard.
  public var text: String {
    let views = pieces.map { piece in
      NewElement(
        "piece",
        [
          "name": piece.name, "x": piece.frame.x.written, "y": piece.frame.y.written,
          "width": piece.frame.width.written, "height": piece.frame.height.written,
        ], children: [piece.element])
    }
    var clipping = NewElement("clipping", children: views)
    if !constraints.isEmpty {
      clipping.children.append(NewElement("constraints", children: constraints))
    }
    if !resources.isEmpty {
      clipping.children.append(NewElement("resources", children: resources))
    }
    return clipping.written
  }

  /// Reads views out of a text.
  /// - Throws: An ``ArrangementRefusal`` for a text that holds none.
  public init(text: String) throws(ArrangementRefusal) {
    let markup = Markup(SourceText(text))
    guard markup.problems.isEmpty, let root = markup.root else {
      throw ArrangementRefusal("the clipboard holds no views, but other text")
    }
    let elements = root.isView ? [root] : root.name == "clipping" ? root.children("piece") : []
    pieces = elements.compactMap(Piece.init)
    guard !pieces.isEmpty, pieces.count == elements.count else {
      throw ArrangementRefusal("the clipboard holds no views, but an element \(root.name)")
    }
    constraints = root.isView ? [] : root.constraints.map { NewElement($0.element) }
    resources = root.isView ? [] : root.list("resources").map { NewElement($0) }
    let ids = pieces.flatMap(\.element.identifiers)
    guard Set(ids).count == ids.count else {
      throw ArrangementRefusal("the clipboard holds two objects with the same id")
    }
  }
}

extension Clipping.Piece {
  /// The view of an element `piece`, or a view's element that stands alone.
  fileprivate init?(_ element: Element) {
    let isAlone = element.isView
    let view = isAlone ? element : element.children.first(where: \.isView)
    guard let view, view["id"] != nil, let frame = isAlone ? view.rect(key: "frame") : element.rect
    else { return nil }
    self.init(
      element: NewElement(view), name: element["name"] ?? view.inspectorName,
      frame: frame)
  }
}
