/// An image that a document refers to.
public struct ImageResource: Hashable, Sendable {
  /// The name in attributes.
  public let name: String
  /// The size in points.
  public let size: Size?
  /// Whether it is a symbol of the system.
  public let isSystem: Bool
}

extension Document {
  /// The images of the resources, in order.
  public var images: [ImageResource] {
    resources("image").compactMap { element in
      element["name"].map { name in
        ImageResource(name: name, size: element.size, isSystem: element["catalog"] == "system")
      }
    }
  }

  /// The image of a name.
  public func image(named name: String, isSystem: Bool = false) -> ImageResource? {
    images.first { $0.name == name && $0.isSystem == isSystem }
  }

  /// The components of a colour, which the resources have for a name. Nil for a pattern, and for a
  /// name that is not in the resources.
  public func components(of color: ColorValue) -> ColorComponents? {
    switch color {
    case .components(let components): return components
    case .named(let name): return resource("namedColor", name)?.child("color")?.colorComponents
    case .system(let name): return resource("systemColor", name)?.child("color")?.colorComponents
    case .pattern: return nil
    }
  }

  /// An entry of the resources by the name of its element, such as `image`, and its own name.
  public func resource(_ kind: String, _ name: String) -> Element? {
    resources[ResourceName(kind: kind, name: name)]
      .map { Element(markup: markup, index: Int($0)) }
  }

  /// The names of all entries of a kind, in order.
  public func resourceNames(_ kind: String) -> [String] {
    resources(kind).compactMap { $0["name"] }
  }

  private func resources(_ kind: String) -> [Element] {
    root.child("resources")?.children(kind) ?? []
  }

  /// The intrinsic content size, in points, that Interface Builder measured for a view of a class
  /// that it can run.
  public func designableSize(of id: String) -> Size? {
    resource("designable", id)?.child("size", key: "intrinsicContentSize")?.size
  }
}
