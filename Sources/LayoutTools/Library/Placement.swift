import InterfaceBuilder

/// Puts a view of the library on the canvas.
///
/// It is held where it is put by prototyping constraints, unless a stack view places it.
///
/// Source: "Working with Constraints in Interface Builder", the first section.
public struct Placement: Arrangement {
  /// Where the view goes.
  public let canvas: Canvas
  /// Which view.
  public var entry: LibraryEntry
  /// The id of the view that gets it.
  public var container: String
  /// The corner of its frame on the canvas; nil finds a place that is free.
  public var origin: Point?
  /// Its size, in points; nil gives the library's size.
  public var size: Size?
  /// The id of the view below which it goes, or behind which it comes in a stack view.
  public var neighbor: String?

  /// Creates a change that puts a view into another one.
  public init(
    _ canvas: Canvas, _ entry: LibraryEntry, in container: String, at origin: Point? = nil
  ) {
    self.canvas = canvas
    self.entry = entry
    self.container = container
    self.origin = origin
  }

  /// Creates a change that puts a view beside the selected view, or into it if it is a container.
  /// - Parameters:
  ///   - selection: The ids of views; without any, it goes into the root view.
  ///   - newcomer: The id of a view that was inserted and not selected since. The next view goes
  ///     beside it and not into it, unless it is a stack view, which is there to hold views.
  public init(
    _ canvas: Canvas, _ entry: LibraryEntry, beside selection: [String], newcomer: String? = nil
  ) {
    let selected = canvas.outermost(selection).last
    let root = canvas.items.first?.id ?? ""
    let target = selected.flatMap { item -> String? in
      let element = canvas.document.object(item.id)
      guard item.container == nil || element?.isPlainContainer == true,
        item.id != newcomer || element?.name == "stackView"
      else { return nil }
      return (try? canvas.target(item.id))?["id"]
    }
    let superview = selected.flatMap { canvas.document.object($0.id)?.superview?["id"] }
    self.init(canvas, entry, in: target ?? superview ?? root)
    if target == nil { neighbor = selected?.id }
  }

  public var sentence: String {
    "Insert \(entry.title) in \(canvas.name(of: container))" + (besideWords ?? "")
      + (entry.loss(in: canvas.document) ?? "")
  }

  public func arranged() throws(ArrangementRefusal) -> Arranged {
    let target = try canvas.target(container)
    guard let id = target["id"] else { throw ArrangementRefusal("the view has no id") }
    let frame = frame(in: id)
    let isArranged = target.name == "stackView"
    var identifiers = canvas.identifiers
    var view = try entry.made(in: canvas.document, &identifiers)
    guard let new = view["id"] else { throw ArrangementRefusal("the view has no id") }
    view.place(canvas.frame(frame, in: id))
    view.isHeldAtFrame = !isArranged
    let scene = embedding(in: &view, frame, &identifiers)
    var arranged = Arranged(edits: [], selection: [new], frames: [new: frame])
    arranged.edits.append(
      .insert(
        [view], into: ElementPath(id).group("subviews"),
        before: isArranged ? next(in: target, frame) : nil))
    if let scene {
      arranged.edits.append(.insert([scene], into: ElementPath.document.group("scenes")))
    }
    arranged.edits += canvas.document.adding(
      resources: SystemColor.resources(of: [view] + [scene].compactMap(\.self)))
    if view.name == "collectionView", canvas.document.writingXcode >= 11 {
      arranged.edits += canvas.document.ensuring(.collectionContentViews)
    }
    return arranged
  }

  /// The scene of the controller that a container view embeds, in a storyboard.
  private func embedding(
    in view: inout NewElement, _ frame: Rect, _ identifiers: inout Identifiers
  ) -> NewElement? {
    guard view.name == "containerView", canvas.document.kind == .storyboard else { return nil }
    let controller = identifiers.next()
    let segue = NewElement(
      "segue", ["destination": controller, "kind": "embed", "id": identifiers.next()])
    view.children.append(NewElement("connections", children: [segue]))
    return .scene(
      controller: controller, size: Size(width: frame.width, height: frame.height),
      in: canvas.document, &identifiers
    ).withColors(of: canvas.document.writingXcode)
  }
}
