import InterfaceBuilder

/// A change of which views a scene has, and of where they are in the tree.
public protocol Arrangement: Sendable {
  /// What it does, for undo: `Delete title`.
  var sentence: String { get }
  /// The edits, and what a preview shows of them.
  func arranged() throws(ArrangementRefusal) -> Arranged
}

/// What an arrangement does to a document.
public struct Arranged: Hashable, Sendable {
  /// The edits, each made in the document that the edits before it have left.
  public var edits: [DocumentEdit]
  /// The ids of the views that are selected afterwards.
  public var selection: [String] = []
  /// The frames of views that are new or get another frame, in points from the corner of the root
  /// view.
  public var frames: [String: Rect] = [:]
  /// The ids of the constraints that go.
  public var removedConstraints: [String] = []
  /// What goes for other size classes than those of the canvas.
  public var removedElsewhere: RemovedElsewhere?
}

/// Why an arrangement can't be made.
public struct ArrangementRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence without a point.
  public let description: String

  init(_ description: String) { self.description = description }

  init(_ refusal: DocumentEdit.Refusal) { description = refusal.description }
}
