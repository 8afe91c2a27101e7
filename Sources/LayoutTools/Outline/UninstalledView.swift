import InterfaceBuilder

/// A view that the document has in another one, but not for the size classes of the canvas.
public struct UninstalledView: Hashable, Sendable {
  /// The id of its element.
  public let id: String
  /// What the tree calls it.
  public let name: String
}

extension Canvas {
  /// The views in a view that are not installed, in the order of the document, without what is in
  /// them.
  /// - Parameter id: The id of the view around them.
  public func uninstalledViews(in id: String) -> [UninstalledView] {
    guard let view = document.object(id), view.child("variation") != nil else { return [] }
    let present = Set(view.members("subviews", for: traits).compactMap { $0["id"] })
    return view.list("subviews").compactMap { element in
      element["id"].flatMap { id in
        present.contains(id) ? nil : UninstalledView(id: id, name: name(of: id))
      }
    }
  }
}
