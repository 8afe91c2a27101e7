import InterfaceBuilder

/// Makes copies of views beside them, each in front of its original.
public struct Duplication: Arrangement {
  /// Where the views are.
  public let canvas: Canvas
  /// The ids of the views: siblings.
  public var ids: [String]
  /// How far from the originals the copies are, in points.
  public var offset = Point(x: 8, y: 8)

  /// Creates a change that makes copies.
  public init(_ canvas: Canvas, of ids: [String]) {
    self.canvas = canvas
    self.ids = ids
  }

  public var sentence: String { "Duplicate \(canvas.phrase(ids))" }

  public func arranged() throws(ArrangementRefusal) -> Arranged {
    let views = try canvas.siblings(ids, "duplicated", cells: true)
    let superview = views.first.flatMap { canvas.document.object($0.id)?.superview?["id"] }
    guard let last = views.last, let superview else {
      throw ArrangementRefusal("no view is selected to be duplicated")
    }
    var pasting = Pasting(canvas, try Clipping(canvas, of: ids), into: superview)
    pasting.offset = offset
    pasting.sibling = last.id
    return try pasting.arranged()
  }
}

/// Copies views and takes them away.
public struct Cutting: Arrangement {
  private let deletion: Deletion
  /// The copies.
  public let clipping: Clipping

  /// Creates a change that cuts views out.
  /// - Throws: An ``ArrangementRefusal`` if none of them can be copied.
  public init(_ canvas: Canvas, of ids: [String]) throws(ArrangementRefusal) {
    clipping = try Clipping(canvas, of: ids)
    deletion = Deletion(canvas, of: ids)
  }

  public var sentence: String { "Cut \(clipping.phrase)" }

  public func arranged() throws(ArrangementRefusal) -> Arranged { try deletion.arranged() }
}
