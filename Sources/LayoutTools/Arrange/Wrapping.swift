import InterfaceBuilder

/// Puts views into a new view around them, which takes the place of the first in their superview.
public struct Wrapping: Arrangement {
  /// Where the views are.
  public let canvas: Canvas
  /// The ids of the views: siblings.
  public var ids: [String]

  /// Creates a change that wraps views.
  public init(_ canvas: Canvas, of ids: [String]) {
    self.canvas = canvas
    self.ids = ids
  }

  public var sentence: String { "Embed \(canvas.phrase(ids)) in a view" }

  public func arranged() throws(ArrangementRefusal) -> Arranged {
    let views = try canvas.siblings(ids, "embedded")
    guard let frame = views.union, let container = views.first.flatMap(superviewID) else {
      throw ArrangementRefusal("no view is selected to be embedded")
    }
    var identifiers = canvas.identifiers
    let id = identifiers.next()
    let wrapper = NewElement(
      "view",
      ["contentMode": "scaleToFill", "translatesAutoresizingMaskIntoConstraints": "NO", "id": id],
      children: [
        NewElement(canvas.frame(frame, in: container), key: "frame"),
        .systemColor("systemBackgroundColor", key: "backgroundColor"),
      ]
    ).withColors(of: canvas.document.writingXcode)
    var rearrangement = Rearrangement(canvas)
    rearrangement.insert(wrapper, id: id, around: views, in: container, frame: frame)
    var arranged = try rearrangement.arranged(selecting: [id], frames: [id: frame])
    arranged.edits += canvas.document.adding(resources: SystemColor.resources(of: [wrapper]))
    return arranged
  }

  private func superviewID(_ view: CanvasItem) -> String? {
    canvas.document.object(view.id)?.superview?["id"]
  }
}

extension Canvas {
  /// The outermost of the views that are to be arranged together, which have to be subviews of one
  /// view.
  func siblings(
    _ ids: [String], _ verb: String, cells: Bool = false
  ) throws(ArrangementRefusal) -> [CanvasItem] {
    let views = try arrangeable(ids, verb, cells: cells)
    let containers = Set(views.map { document.object($0.id)?.superview })
    guard containers.count == 1 else {
      throw ArrangementRefusal("views of different superviews can't be \(verb) together")
    }
    return views
  }
}

extension Rearrangement {
  /// Inserts a view before the first of its future subviews, and takes these into it.
  mutating func insert(
    _ wrapper: NewElement, id: String, around views: [CanvasItem], in container: String,
    frame: Rect
  ) {
    let document = canvas.document
    let isArranged = document.object(container)?.name == "stackView"
    let group = ElementPath(container).group("subviews")
    let order = (document.object(container)?.subviews ?? []).compactMap { $0["id"] }
    let first = order.first { id in views.contains { $0.id == id } }
    moves.append(.insert([wrapper], into: group, before: first))
    for view in views {
      moves.append(.move(view.id, into: ElementPath(id).group("subviews")))
      moves += canvas.setting(view.frame.moved(x: -frame.x, y: -frame.y), of: view.id)
    }
    moved += views.map(\.id)
    if !isArranged { moves += DocumentEdit.holdingAtFrame(id) }
  }
}
