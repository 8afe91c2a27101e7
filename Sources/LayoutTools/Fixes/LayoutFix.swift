import InterfaceBuilder

/// What mends a problem of a view's layout: a change of the document that is offered where the problem is listed.
public struct LayoutFix: Hashable, Sendable {
  /// The ways to mend.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Adds the constraints that the view lacks, where it is drawn.
    case addMissing
    /// Draws the view where its constraints put it.
    case updateFrame
    /// Gives its constraints the constants with which they hold where it is drawn.
    case updateConstants
    /// Makes it large enough for a finger.
    case enlarge
    /// Keeps the edges inside the view around it that reach beyond it.
    case keepInside
    /// Lets a text have as many lines as it takes.
    case breakLines
    /// Lets its content resist compression more than others do.
    case keepContent
    /// Brings it before its siblings.
    case bringToFront
  }

  /// The way.
  public let kind: Kind
  /// The id of the view.
  public let view: String

  /// Creates a fix.
  public init(_ kind: Kind, _ view: String) {
    self.kind = kind
    self.view = view
  }

  /// What it does, as a list says it.
  public var title: String {
    switch kind {
    case .addMissing: "add the constraints that are missing"
    case .updateFrame: "update its frame: draw it where its constraints put it"
    case .updateConstants: "update its constants: hold it where it is drawn"
    case .enlarge: "make it at least 44 points wide and high"
    case .keepInside: "keep it inside the view around it"
    case .breakLines: "let it have as many lines as it takes"
    case .keepContent: "let its content resist more than others do"
    case .bringToFront: "bring it to the front"
    }
  }

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
  ///   - freedom: How the items can move without the prototyping constraints of the view and those around it; only what
  ///     is missing depends on it.
  public func change(on canvas: Canvas, _ freedom: CanvasFreedom = CanvasFreedom()) -> Change? {
    guard let item = canvas.item(view), canvas.document.object(view) != nil else { return nil }
    let change: Change?
    switch kind {
    case .addMissing:
      let tool = AddMissing(canvas, freedom, selection: [view])
      change = Change(edits: tool.edits, sentence: tool.sentence)
    case .updateFrame:
      let tool = UpdateFrames(canvas, freedom, selection: [view])
      change = Change(edits: tool.edits, sentence: "Update the frame of \(item.name)")
    case .updateConstants:
      let tool = UpdateConstants(canvas, selection: [view])
      change = Change(edits: tool.edits, sentence: tool.sentence)
    case .enlarge: change = enlarging(item, on: canvas)
    case .keepInside: change = keepingInside(item, on: canvas)
    case .breakLines: change = breakingLines(item, on: canvas)
    case .keepContent: change = keepingContent(item, on: canvas)
    case .bringToFront:
      let order = Reordering(canvas, of: [view], .front)
      change = (try? order.arranged()).map { Change(edits: $0.edits, sentence: order.sentence) }
    }
    return change.flatMap { $0.edits.isEmpty ? nil : $0 }
  }
}
