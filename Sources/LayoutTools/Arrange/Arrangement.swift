import InterfaceBuilder

/// A change of which views there are, and of where they are among one another.
public protocol Arrangement: Sendable {
  /// What it does, for undo: `Delete title`.
  var sentence: String { get }
  /// The edits, and what a preview shows of them.
  func arranged() throws(ArrangementRefusal) -> Arranged
}

/// What an arrangement does to a document.
public struct Arranged: Hashable, Sendable {
  /// The edits, each in the document that those before it have left.
  public var edits: [DocumentEdit]
  /// The ids of the views that are selected afterwards.
  public var selection: [String] = []
  /// The frames of views that come or get others, in points from the corner of the root view.
  public var frames: [String: Rect] = [:]
  /// The ids of the constraints that go.
  public var removedConstraints: [String] = []
}

/// Why views can't be arranged so.
public struct ArrangementRefusal: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence without a point.
  public let description: String

  init(_ description: String) { self.description = description }

  init(_ refusal: DocumentEdit.Refusal) { description = refusal.description }
}
