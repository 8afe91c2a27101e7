import InterfaceBuilder

/// Takes views into another view, at the same place of the canvas.
public struct Reparenting: Arrangement {
  /// Where the views are.
  public let canvas: Canvas
  /// The ids of the views.
  public var ids: [String]
  /// The id of the view that gets them.
  public var container: String
  /// The id of the subview before which they come; nil puts them in front of all.
  public var sibling: String?

  /// Creates a change of superview.
  public init(
    _ canvas: Canvas, of ids: [String], into container: String, before sibling: String? = nil
  ) {
    self.canvas = canvas
    self.ids = ids
    self.container = container
    self.sibling = sibling
  }

  public var sentence: String {
    let isThere = canvas.outermost(ids).allSatisfy { $0.container == container }
    guard !isThere else { return "Reorder \(canvas.phrase(ids))" }
    return "Move \(canvas.phrase(ids)) into \(canvas.name(of: container))"
  }

  public func arranged() throws(ArrangementRefusal) -> Arranged {
    let views = try canvas.arrangeable(ids, "moved")
    let target = try canvas.target(container)
    for view in views {
      guard let element = canvas.document.object(view.id), let id = target["id"],
        let outer = canvas.document.object(id), element != outer, !element.contains(outer)
      else { throw ArrangementRefusal("\(view.name) can't be moved into itself") }
    }
    var rearrangement = Rearrangement(canvas)
    rearrangement.take(views, into: target, before: sibling)
    return try rearrangement.arranged(selecting: views.map(\.id))
  }
}

extension Canvas {
  /// The view that takes the views which are put into a view: its content view, if it has one.
  func target(_ id: String) throws(ArrangementRefusal) -> Element {
    guard let element = document.object(id) else {
      throw ArrangementRefusal("there is no view with the id \(id)")
    }
    let content = element.contentElement
    guard content.isView, content.holdsSubviews, content["id"] != nil else {
      throw ArrangementRefusal("\(name(of: id)) can't hold views")
    }
    if content.name == "tableViewCellContentView", content.parent?["style"] != nil {
      throw ArrangementRefusal(
        "\(name(of: id)) has the labels of its style: a cell of the style Custom holds views")
    }
    return content
  }
}

extension Rearrangement {
  /// Takes views into another view, in order, at the same place of the canvas.
  mutating func take(_ views: [CanvasItem], into target: Element, before sibling: String? = nil) {
    guard let id = target["id"] else { return }
    for view in views {
      let isThere = canvas.document.object(view.id)?.superview == target
      moves.append(.move(view.id, into: ElementPath(id).group("subviews"), before: sibling))
      guard !isThere else { continue }
      moved.append(view.id)
      moves += canvas.setting(canvas.frame(view.frame, in: id), of: view.id)
      if target.name == "stackView" {
        arranged.insert(view.id)
        moves += unmasking(view.id)
      }
    }
  }

  /// A view in a stack view has no autoresizing mask and lets the stack place it.
  func unmasking(_ id: String) -> [DocumentEdit] {
    [
      .setChild(key: "autoresizingMask", of: ElementPath(id), to: nil),
      .set("translatesAutoresizingMaskIntoConstraints", of: ElementPath(id), to: "NO"),
    ]
  }
}
