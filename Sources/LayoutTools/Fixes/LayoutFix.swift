import InterfaceBuilder

/// What mends a problem of a view's layout, or of constraints that contradict each other: a change
/// of the document that is offered where the problem is listed.
public struct LayoutFix: Hashable, Sendable {
  /// The ways to mend, with what they do as a list says it.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Adds the constraints that the view lacks, where it is drawn.
    case addMissing = "add the constraints that are missing"
    /// Draws the view where its constraints put it.
    case updateFrame = "update its frame: to where its constraints put it"
    /// Gives its constraints the constants with which they hold where it is drawn.
    case updateConstants = "update its constants: to hold it at its frame"
    /// Makes it large enough for a finger.
    case enlarge = "make it at least 44 points wide and high"
    /// Keeps the edges that reach beyond the view around it inside of that view.
    case keepInside = "keep it inside the view around it"
    /// Lets a text have as many lines as it takes.
    case breakLines = "let it have as many lines as it takes"
    /// Lets its content resist compression more than others do.
    case keepContent = "let its content resist more than others do"
    /// Brings it in front of its siblings.
    case bringToFront = "bring it to the front"
    /// Deletes one of the constraints that can't all be met.
    case deleteConstraint = "delete the constraint"
  }

  /// The way.
  public let kind: Kind
  /// The id of the view, or of the constraint.
  public let object: String

  /// Creates a fix.
  public init(_ kind: Kind, _ object: String) {
    self.kind = kind
    self.object = object
  }

  /// What it does, as a list says it.
  public var title: String { kind.rawValue }

  /// What it changes in the document.
  public struct Change: Hashable, Sendable {
    /// The edits.
    public let edits: [DocumentEdit]
    /// The sentence for undo.
    public let sentence: String
  }

  /// What it would change; nil if it can do nothing for the view.
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - freedom: How the items can move without the prototyping constraints of the view and of
  ///     the views around it; only ``Kind/addMissing`` depends on it.
  public func change(on canvas: Canvas, _ freedom: CanvasFreedom = CanvasFreedom()) -> Change? {
    if kind == .deleteConstraint { return deletion(on: canvas) }
    guard let item = canvas.item(object), canvas.document.object(object) != nil else { return nil }
    let change: Change?
    switch kind {
    case .addMissing:
      let tool = AddMissing(canvas, freedom, selection: [object])
      change = Change(edits: tool.edits, sentence: tool.sentence)
    case .updateFrame:
      let tool = UpdateFrames(canvas, selection: [object])
      change = Change(edits: tool.edits, sentence: "Update the frame of \(item.name)")
    case .updateConstants:
      let tool = UpdateConstants(canvas, selection: [object])
      change = Change(edits: tool.edits, sentence: tool.sentence)
    case .enlarge: change = enlarging(item, on: canvas)
    case .keepInside: change = keepingInside(item, on: canvas)
    case .breakLines: change = breakingLines(item, on: canvas)
    case .keepContent: change = keepingContent(item, on: canvas)
    case .bringToFront:
      let order = Reordering(canvas, of: [object], .front)
      change = (try? order.arranged()).map { Change(edits: $0.edits, sentence: order.sentence) }
    case .deleteConstraint: change = nil
    }
    return change.flatMap { $0.edits.isEmpty ? nil : $0 }
  }

  private func deletion(on canvas: Canvas) -> Change? {
    guard canvas.document.object(object).flatMap(Constraint.init) != nil else { return nil }
    let deletion = Deletion(canvas, of: [object])
    return (try? deletion.arranged()).map {
      Change(edits: $0.edits, sentence: deletion.sentence)
    }
  }
}
