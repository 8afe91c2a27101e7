import InterfaceBuilder
import Wording

/// Takes views or constraints away, with all that refers to them.
public struct Deletion: Arrangement {
  /// Where the views are.
  public let canvas: Canvas
  /// The ids of views, guides, constraints or other objects.
  public var ids: [String]

  /// Creates a deletion.
  public init(_ canvas: Canvas, of ids: [String]) {
    self.canvas = canvas
    self.ids = ids
  }

  /// The objects that go: the outermost of the given objects.
  private var objects: [Element] {
    let selected = Set(ids)
    return canvas.document.identifiedObjects.filter { object in
      guard let id = object["id"], selected.contains(id) else { return false }
      return !sequence(first: object, next: \.parent).dropFirst()
        .contains { $0["id"].map(selected.contains) ?? false }
    }
  }

  public var sentence: String {
    let objects = objects
    if objects.count == 1, let id = objects[0]["id"] {
      let constraint = Constraint(objects[0]).map { canvas.title(of: $0) }
      let other = canvas.item(id) == nil ? objects[0].kindOfObject : canvas.name(of: id)
      return "Delete \(constraint ?? other)"
    }
    let kinds = Set(objects.map(\.kindOfObject))
    return "Delete \(objects.count) \(kinds.count == 1 ? kinds.first ?? "object" : "object")s"
  }

  public func arranged() throws(ArrangementRefusal) -> Arranged {
    let objects = objects
    guard !objects.isEmpty else { throw ArrangementRefusal("nothing is selected to be deleted") }
    for object in objects where object.belongsToOwner || isRoot(object) {
      let name = object["id"].map(canvas.name) ?? object.inspectorName
      throw ArrangementRefusal("\(name) is part of its cell or scene and can't be deleted")
    }
    for object in objects where object.isOfCellStyle {
      let name = object["id"].map(canvas.name) ?? object.inspectorName
      throw ArrangementRefusal(
        "\(name) comes with the style of its cell and can't be deleted: it can be hidden")
    }
    var rearrangement = Rearrangement(canvas)
    rearrangement.moves = closingRanks(without: objects)
    rearrangement.removed = objects.compactMap { $0["id"] }
    // Nothing is selected afterwards: pressing the key again would delete the view around.
    return try rearrangement.arranged(selecting: [])
  }

  /// The edits that move the cells that stay into the room of the cells that go.
  private func closingRanks(without objects: [Element]) -> [DocumentEdit] {
    let gone = Set(objects.compactMap { $0["id"] })
    let tables = objects.compactMap(CellList.init(of:)).map(\.table)
    return tables.uniqued.flatMap { CellList.closingRanks(of: $0, without: gone) }
  }

  private func isRoot(_ object: Element) -> Bool { object["id"] == canvas.items.first?.id }
}

extension Element {
  /// Whether the element comes with the object around it: the view of a controller, the safe area
  /// of a view.
  fileprivate var belongsToOwner: Bool {
    switch (name, self["key"]) {
    case ("viewLayoutGuide", _), ("viewControllerLayoutGuide", _), ("placeholder", _), ("exit", _):
      true
    case (_, "view"), (_, "contentView"): isView
    default: false
    }
  }

  /// What the object is, in a word.
  fileprivate var kindOfObject: String {
    if isView { return "view" }
    switch name {
    case "constraint", "outlet", "action", "segue": return name
    default: return isController ? "scene" : "object"
    }
  }
}
