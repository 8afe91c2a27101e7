import InterfaceBuilder

/// Gives constraints the constants with which they hold where the views are drawn.
///
/// A ratio of a view's sides gets another multiplier. An inequality that holds stays as it is. So
/// does a constraint that a stronger one overrides, or that is off only because frames are rounded
/// to pixels.
///
/// Source: "Working with Constraints in Interface Builder", Resolve Auto Layout Issues Tool.
public struct UpdateConstants: Sendable {
  /// The canvas.
  public let canvas: Canvas
  /// The ids of the views whose constraints are changed; nil for all of the scene.
  public let selection: Set<String>?
  /// The constraints that change, in the order of the canvas.
  public let changes: [Proposal.Existing]

  /// Creates the tool, and finds what changes.
  public init(_ canvas: Canvas, selection: Set<String>? = nil) {
    self.canvas = canvas
    self.selection = selection
    let solved = canvas.solved
    changes = canvas.items.flatMap { item -> [Proposal.Existing] in
      guard item.kind == .view, let element = canvas.document.object(item.id) else { return [] }
      return element.members("constraints", for: canvas.traits).compactMap(Constraint.init)
        .filter { constraint in
          selection.map { constraint.itemIDs.contains(where: $0.contains) } ?? true
        }.compactMap { Self.change($0, on: canvas, solved) }
    }
  }

  private static func change(
    _ constraint: Constraint, on canvas: Canvas, _ solved: Canvas
  ) -> Proposal.Existing? {
    guard let id = constraint.id, let present = NewConstraint(constraint, for: canvas.traits),
      let off = canvas.residual(of: present), abs(off) > canvas.roundingError(of: present)
    else { return nil }
    let solvedOff = solved.residual(of: present) ?? 0
    guard canvas.isBroken(present, by: off), canvas.isRelevant(present, solvedOff) else {
      return nil
    }
    var drawn = present
    if present.isRatio, let frame = canvas.item(present.first.item)?.frame, frame.height > 0,
      frame.width > 0
    {
      let sides =
        present.first.attribute == .height
        ? (frame.height, frame.width) : (frame.width, frame.height)
      guard let ratio = canvas.ratio(sides.0, to: sides.1) else { return nil }
      drawn.multiplier = ratio
    } else {
      guard
        let constant = canvas.constant(
          of: present.first, relativeTo: present.second, multiplier: present.multiplier)
      else { return nil }
      drawn.constant = canvas.shortened(constant)
      drawn.isSymbolic = false
    }
    return drawn == present
      ? nil : Proposal.Existing(id: id, constraint: drawn, present: present)
  }

  /// The number of constraints that change.
  public var count: Int { changes.count }

  /// The edits of the document.
  public var edits: [DocumentEdit] { changes.flatMap(canvas.edits) }

  /// What is done, for undo.
  public var sentence: String { "Update \(count) \(count == 1 ? "constant" : "constants")" }
}

extension Canvas {
  /// Whether a constraint is broken by more than the rounding to pixels explains.
  /// - Parameter off: By how many points the left side is greater.
  fileprivate func isBroken(_ constraint: NewConstraint, by off: Double) -> Bool {
    switch constraint.relation {
    case .lessThanOrEqual: off > 2 * pixelError
    case .greaterThanOrEqual: off < -2 * pixelError
    case .equal: true
    }
  }

  /// Whether the drawing says something else than the layout about a constraint: its views are not
  /// where the layout has them, or the constraint is required and can't hold.
  /// - Parameter off: By how many points the left side is greater in the layout.
  fileprivate func isRelevant(_ constraint: NewConstraint, _ off: Double) -> Bool {
    let holds =
      constraint.relation == .equal ? abs(off) <= 2 * pixelError : !isBroken(constraint, by: off)
    return holds ? !isDrawnInPlace(constraint) : constraint.priority >= 1000
  }

  /// The canvas with all items where the constraints put them.
  fileprivate var solved: Canvas {
    with(
      items: items.map { item in
        var item = item
        item.frame = item.solvedFrame
        return item
      })
  }
}

extension NewConstraint {
  /// Whether the constraint relates the sides of one view by a factor alone.
  fileprivate var isRatio: Bool {
    first.attribute.kind == .size && second?.attribute.kind == .size
      && second?.item == first.item && constant == 0
  }
}
