import InterfaceBuilder

/// Takes views away from around their subviews, which go to the superview, at the same place of the
/// canvas.
public struct Unwrapping: Arrangement {
  /// Where the views are.
  public let canvas: Canvas
  /// The ids of the views that go.
  public var ids: [String]

  /// Creates a change that takes views away from around their subviews.
  public init(_ canvas: Canvas, of ids: [String]) {
    self.canvas = canvas
    self.ids = ids
  }

  public var sentence: String { "Unembed \(canvas.phrase(ids))" }

  public func arranged() throws(ArrangementRefusal) -> Arranged {
    let wrappers = try canvas.arrangeable(ids, "unembedded")
    var rearrangement = Rearrangement(canvas)
    var selection: [String] = []
    for wrapper in wrappers {
      guard let element = canvas.document.object(wrapper.id), let container = element.superview,
        let content = Optional(element.contentElement), !content.subviews.isEmpty
      else { throw ArrangementRefusal("\(wrapper.name) has no views to be unembedded") }
      let views = content.subviews.compactMap { $0["id"].flatMap(canvas.item) }
      rearrangement.take(views, into: container, before: wrapper.id)
      selection += views.map(\.id)
    }
    rearrangement.removed = wrappers.map(\.id)
    return try rearrangement.arranged(selecting: selection)
  }
}
