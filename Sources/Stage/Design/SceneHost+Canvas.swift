import InterfaceBuilder
import LayoutTools

extension SceneHost {
  /// The scene as the tools of Interface Builder see it: the views and guides of a document, where
  /// the document has them and where the constraints put them.
  ///
  /// Scroll views count as not scrolled. Views that only the document has, such as views that its
  /// size classes take away, are where the document has them, and are not shown.
  /// - Parameters:
  ///   - document: The document of the scene, in any version: its views are found by their ids.
  ///   - measuresStacks: Whether the sizes that the contents of stack views ask for are found out.
  ///     Only tools that choose sizes need them, and finding them out takes longer than all else.
  /// - Returns: Nil if the scene shows no root view of the document.
  public func canvas(of document: Document, measuresStacks: Bool = true) -> Canvas? {
    if needsDisplay { change {} }
    let views = documentViews
    let roots = document.rootViews.compactMap { $0["id"] }
    guard let id = views.ids.first(where: roots.contains), let element = document.object(id),
      let view = views[id]
    else { return nil }
    var drawing = CanvasDrawing(
      document, root: view, views: views, names: currentInventory,
      traits: DesignTraits(view.traitCollection), measuresStacks: measuresStacks)
    drawing.add(element)
    var canvas = Canvas(document, drawing.items, traits: drawing.traits)
    canvas.scale = Double(view.traitCollection.displayScale)
    return canvas
  }
}

extension DesignTraits {
  /// The size classes and the idiom of traits, for which a document's values are chosen.
  fileprivate init(_ traits: UITraitCollection) {
    self.init(
      width: SizeClass(traits.horizontalSizeClass),
      height: SizeClass(traits.verticalSizeClass),
      idiom: traits.userInterfaceIdiom == .pad ? "pad" : "phone")
  }
}

extension SizeClass {
  /// The size class as documents have it; nil for an unspecified one.
  fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}
