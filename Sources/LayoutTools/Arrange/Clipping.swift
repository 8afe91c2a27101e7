import InterfaceBuilder

/// Copied views: they can be pasted into any document.
public struct Clipping: Hashable, Sendable {
  /// A view and where it stood.
  public struct Piece: Hashable, Sendable {
    /// Its element, with all that is in it.
    public var element: NewElement
    /// Its name in the outline.
    public var name: String
    /// Its frame on the canvas, as the document has it.
    public var frame: Rect
  }

  /// The views.
  public var pieces: [Piece]
  /// The constraints between views of different pieces.
  public var constraints: [NewElement]
  /// The entries of the document's resources that the views use: images and colours.
  public var resources: [NewElement]

  /// The name of the views' elements, if all are cells of one kind.
  var cellName: String? {
    guard let first = pieces.first?.element, first.isCell else { return nil }
    return pieces.allSatisfy { $0.element.name == first.name } ? first.name : nil
  }

  /// How many views there are, without the views in them.
  public var count: Int { pieces.count }

  /// The views in words: the name of a single view, or how many there are.
  public var phrase: String {
    pieces.count == 1 ? pieces[0].name : "\(pieces.count) views"
  }

  /// The smallest frame around all views on the canvas that they come from.
  var frame: Rect? {
    guard let first = pieces.first else { return nil }
    return pieces.dropFirst().reduce(first.frame) { $0.union($1.frame) }
  }
}

extension Clipping {
  /// Copies views, with the constraints that they hold and the constraints between them.
  /// - Parameter ids: The ids of the views. A view inside of another one is copied with that view
  ///   alone.
  /// - Throws: An ``ArrangementRefusal`` if none of them can be copied.
  public init(_ canvas: Canvas, of ids: [String]) throws(ArrangementRefusal) {
    let document = canvas.document
    let views = try canvas.arrangeable(ids, "copied", cells: true)
    let pieces = views.compactMap { view in
      document.object(view.id).map {
        Piece(element: NewElement($0), name: view.name, frame: view.documentFrame)
      }
    }
    let inside = pieces.map { Set($0.element.identifiers) }
    constraints = document.allConstraints.compactMap { constraint in
      guard let holder = constraint.holder?["id"] else { return nil }
      // The constraints that a piece holds come with it.
      guard !inside.contains(where: { $0.contains(holder) }) else { return nil }
      guard
        constraint.itemIDs.allSatisfy({ id in inside.contains { $0.contains(id) } })
      else { return nil }
      return NewElement(constraint.element)
    }
    self.pieces = pieces
    resources = document.root.list("resources").filter { entry in
      pieces.contains { $0.element.uses(entry) }
    }.map { NewElement($0) }
  }
}

extension NewElement {
  /// Whether the element, or one in it, names an entry of the resources.
  fileprivate func uses(_ resource: Element) -> Bool {
    guard let entry = resource["name"] else { return false }
    let isNamed =
      switch resource.name {
      case "systemColor": name == "color" && self["systemColor"] == entry
      case "namedColor": name == "color" && self["name"] == entry
      default:
        attributes.contains {
          $0.value == entry && ($0.name.hasSuffix("mage") || $0.name == "name")
        }
      }
    return isNamed || children.contains { $0.uses(resource) }
  }
}
