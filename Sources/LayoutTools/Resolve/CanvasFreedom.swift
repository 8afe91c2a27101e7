import InterfaceBuilder

/// How the items of a canvas can move while all that their constraints demand stays as it is.
///
/// Motions are told in the directions that the layout leaves open. A part that can only move one
/// way, such as a length with only a minimum, moves like the rest.
public struct CanvasFreedom: Hashable, Sendable {
  /// How an item can move.
  public struct ItemMotion: Hashable, Sendable {
    /// The motion of the left edge, from the corner of the root view.
    public var x: Motion
    /// The motion of the top edge.
    public var y: Motion
    /// The motion of the right edge against the left one.
    public var width: Motion
    /// The motion of the bottom edge against the top one.
    public var height: Motion

    /// Creates a motion.
    public init(
      x: Motion = .none, y: Motion = .none, width: Motion = .none, height: Motion = .none
    ) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// The four motions.
    var parts: [Motion] { [x, y, width, height] }
  }

  /// The motions by the ids of the items; items that are not there can't move.
  public var motions: [String: ItemMotion]
  /// The alignment rectangles for which the motions hold, by the ids of the items.
  public var frames: [String: Rect]
  /// The ids of the views whose prototyping constraints were left out.
  public var released: [String]

  /// Creates the freedom of a canvas.
  public init(
    motions: [String: ItemMotion] = [:], frames: [String: Rect] = [:], released: [String] = []
  ) {
    self.motions = motions
    self.frames = frames
    self.released = released
  }

  /// How an item can move. A system guide moves with its view.
  public func motion(of item: CanvasItem) -> ItemMotion {
    if let known = motions[item.id] { return known }
    guard case .guide(let kind) = item.kind, let owner = item.container.flatMap({ motions[$0] })
    else { return ItemMotion() }
    switch kind {
    case .safeArea, .frame: return owner
    case .top, .content, .user: return ItemMotion(x: owner.x, y: owner.y, width: owner.width)
    case .bottom, .keyboard:
      return ItemMotion(x: owner.x, y: owner.y + owner.height, width: owner.width)
    }
  }

  /// The number of degrees of freedom: how many equations make the layout definite.
  public var count: Int {
    var basis = MotionBasis()
    for id in motions.keys.sorted() {
      for part in motions[id]?.parts ?? [] { _ = basis.insert(part) }
    }
    return basis.count
  }
}
