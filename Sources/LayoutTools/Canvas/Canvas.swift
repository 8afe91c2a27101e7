import InterfaceBuilder

/// The views of a scene as the tools see them: where they stand, and what their document says.
///
/// All frames are in points from the top left corner of the scene's root view.
public struct Canvas: Sendable {
  /// The document of the scene.
  public private(set) var document: Document
  /// The size classes that the scene has on the canvas.
  public let traits: DesignTraits
  /// The views, each followed by its layout guides and then by its subviews; the root view is the
  /// first.
  public let items: [CanvasItem]
  /// The number of pixels in a point: frames end at pixels.
  public var scale = 2.0
  /// What the ids of new objects come from, besides the document's text.
  public var seed: UInt64 = 0

  private let indices: [String: Int]
  /// The places of the items that each view contains, in order.
  private let contents: [String: [Int]]

  /// Creates a canvas.
  /// - Parameter items: The views and guides in the order of ``items``; the first is the root view.
  public init(_ document: Document, _ items: [CanvasItem], traits: DesignTraits) {
    self.document = document
    self.items = items
    self.traits = traits
    indices = [String: Int](
      zip(items.map(\.id), items.indices), uniquingKeysWith: { first, _ in first })
    var contents: [String: [Int]] = [:]
    for (index, item) in items.enumerated() {
      if let container = item.container { contents[container, default: []].append(index) }
    }
    self.contents = contents
  }

  /// The canvas with other items, or the same at other places.
  public func with(items: [CanvasItem]) -> Canvas {
    var canvas = Canvas(document, items, traits: traits)
    canvas.scale = scale
    canvas.seed = seed
    return canvas
  }

  /// The canvas with another version of the document, whose views stand where they do now.
  public func with(_ document: Document) -> Canvas {
    var canvas = self
    canvas.document = document
    return canvas
  }

  /// New ids for the document, the same each time.
  var identifiers: Identifiers { Identifiers(avoiding: document, seed: seed) }

  /// The view or guide with an id.
  public func item(_ id: String) -> CanvasItem? { indices[id].map { items[$0] } }

  /// Whether there is a view or guide with an id.
  public func contains(_ id: String) -> Bool { indices[id] != nil }

  /// The place of a view or guide in ``items``.
  func index(of id: String) -> Int? { indices[id] }

  /// The view that contains an item: the superview of a view, the owner of a guide; nil for the
  /// root.
  public func container(of item: CanvasItem) -> CanvasItem? {
    item.container.flatMap(self.item)
  }

  /// The views in a view, in order.
  public func subviews(of id: String) -> [CanvasItem] {
    (contents[id] ?? []).compactMap { items[$0].kind == .view ? items[$0] : nil }
  }

  /// The layout guides of a view, in order.
  public func guides(of id: String) -> [CanvasItem] {
    (contents[id] ?? []).compactMap { items[$0].kind == .view ? nil : items[$0] }
  }

  /// The view that holds a constraint between two items: the closest view that contains both. A
  /// view contains itself, its guides and all views in it.
  ///
  /// Source: "Working with Constraints in Interface Builder", Listing Constraints in the Document
  /// Outline.
  public func holder(of first: String, _ second: String?) -> CanvasItem? {
    func containers(of id: String) -> [CanvasItem] {
      guard let item = item(id) else { return [] }
      let start = item.kind == .view ? item : container(of: item)
      return Array(sequence(first: start, next: { $0.flatMap(container) }).prefix { $0 != nil })
        .compactMap(\.self)
    }
    let around = containers(of: first)
    guard let second else { return around.first }
    let others = containers(of: second)
    return around.first { container in others.contains { $0.id == container.id } }
  }
}
