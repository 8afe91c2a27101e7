import InterfaceBuilder

/// Adds the constraints that a layout lacks. The layout then is neither ambiguous nor in conflict,
/// and no view has moved.
///
/// ```swift
/// let released = AddMissing.released(on: canvas, selection: ids)
/// let tool = AddMissing(canvas, host.freedom(on: canvas, releasing: released), selection: ids)
/// ```
///
/// Source: "Working with Constraints in Interface Builder", Letting Interface Builder Create
/// Constraints.
public struct AddMissing: Equatable, Sendable {
  /// The canvas.
  public let canvas: Canvas
  /// How its items can move without the prototyping constraints of ``released(on:selection:)``.
  public let freedom: CanvasFreedom
  /// The ids of the views that have to become definite, with their guides; nil for the whole scene.
  public let selection: Set<String>?
  /// The constraints that are missing.
  public let constraints: [NewConstraint]

  /// Creates the tool, and finds what is missing.
  /// - Parameter contentTolerance: By how many points the drawn size of a view may differ from the
  ///   size of its content, which then gives the size: Interface Builder rounds frames, and
  ///   measures texts a little differently.
  public init(
    _ canvas: Canvas, _ freedom: CanvasFreedom, selection: Set<String>? = nil,
    contentTolerance: Double = 1
  ) {
    self.canvas = canvas
    self.freedom = freedom
    self.selection = selection
    let demands = SizeDemands(freedom, on: canvas, tolerance: contentTolerance)
    constraints = Self.constraints(on: canvas, freedom, demands, selection: selection)
  }

  /// The views that lose their prototyping constraints, because they get constraints of their own:
  /// the selected views, and the views around them.
  public static func released(on canvas: Canvas, selection: Set<String>? = nil) -> [String] {
    guard let selection else { return canvas.items.map(\.id).filter(canvas.isHeldAtFrame) }
    let around = widened(selection, on: canvas).compactMap(canvas.item)
      .flatMap { sequence(first: $0, next: canvas.container) }
    let released = Set(around.map(\.id).filter(canvas.isHeldAtFrame))
    return canvas.items.map(\.id).filter(released.contains)
  }

  /// A selection with the views in those of its scroll views whose contents have no size, because
  /// the size of the content follows from the views in it.
  private static func widened(_ selection: Set<String>, on canvas: Canvas) -> Set<String> {
    let open = canvas.items.filter { item in
      item.kind == .guide(.content) && !item.open.isDisjoint(with: [.width, .height])
    }.compactMap(\.container)
    return selection.union(
      open.filter(selection.contains).flatMap { canvas.subviews(of: $0).map(\.id) })
  }

  private static func constraints(
    on canvas: Canvas, _ freedom: CanvasFreedom, _ demands: SizeDemands, selection: Set<String>?
  ) -> [NewConstraint] {
    let released = Set(freedom.released)
    let placed = canvas.placed(by: freedom)
    let selection = selection.map { widened($0, on: canvas) }
    let targets = canvas.items.indices.filter { index in
      let item = canvas.items[index]
      guard !canvas.isOfCellStyle(item.id) else { return false }
      guard let selection else { return true }
      return selection.contains(item.id) || released.contains(item.id)
        || [.guide(.user), .guide(.content)].contains(item.kind)
          && item.container.map(selection.contains) == true
    }
    return ConstraintInference(
      canvas: placed, demands: demands, targets: targets,
      isReferable: {
        !canvas.isOfCellStyle($0.id)
          && (!canvas.isHeldAtFrame($0.id) || released.contains($0.id))
      }
    ).constraints
  }

  /// The number of constraints that are missing.
  public var count: Int { constraints.count }

  /// The edits of the document.
  public var edits: [DocumentEdit] { canvas.adding(constraints) }

  /// What is done, for undo.
  public var sentence: String { Self.sentence(adding: count) }

  /// What is done, for a number of constraints.
  public static func sentence(adding count: Int) -> String {
    "Add \(count) missing \(count == 1 ? "constraint" : "constraints")"
  }
}

extension Canvas {
  /// The canvas as it stays: views that constraints determine are where the constraints put them,
  /// and the others where they are drawn.
  ///
  /// If only some parts of a view's frame are determined, the other parts stay as they are drawn in
  /// the view around.
  func placed(by freedom: CanvasFreedom) -> Canvas {
    var items = items
    var frames: [String: Rect] = [:]
    for index in items.indices {
      let item = items[index]
      let container = container(of: item)
      let corner = container.flatMap { frames[$0.id] } ?? Rect(x: 0, y: 0, width: 0, height: 0)
      let drawnCorner = container?.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
      var frame = Rect(
        x: corner.x + item.frame.x - drawnCorner.x, y: corner.y + item.frame.y - drawnCorner.y,
        width: item.frame.width, height: item.frame.height)
      if let solved = freedom.frames[item.id], !freedom.released.contains(item.id) {
        let motion = freedom.motion(of: item, in: container)
        let around =
          container.flatMap { freedom.frames[$0.id] } ?? Rect(x: 0, y: 0, width: 0, height: 0)
        if motion.x.isNone { frame.x = corner.x + solved.x - around.x }
        if motion.y.isNone { frame.y = corner.y + solved.y - around.y }
        if motion.width.isNone { frame.width = solved.width }
        if motion.height.isNone { frame.height = solved.height }
      }
      frames[item.id] = frame
      items[index].frame = frame
    }
    return with(items: items)
  }
}
