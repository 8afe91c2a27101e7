/// An element to be written: a small tree of values.
public struct NewElement: Hashable, Sendable {
  /// An attribute to be written.
  public struct Attribute: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The value, without escapes.
    public var value: String

    /// Creates an attribute.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The name of the element.
  public var name: String
  /// The attributes; they are written in Interface Builder's order.
  public var attributes: [Attribute]
  /// The children, in order.
  public var children: [NewElement]
  /// The text of an element without children.
  public var text: String?
  /// The comment on the line before, as scenes have it.
  public var comment: String?

  /// Creates an element. The attributes are names and values, in any order.
  public init(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:],
    children: [NewElement] = [], text: String? = nil, comment: String? = nil
  ) {
    self.name = name
    self.attributes = attributes.map { Attribute($0.key, $0.value) }
    self.children = children
    self.text = text
    self.comment = comment
  }

  /// An element `rect` with a key.
  public init(_ rect: Rect, key: String) {
    self.init(
      "rect",
      [
        "key": key, "x": rect.x.written, "y": rect.y.written, "width": rect.width.written,
        "height": rect.height.written,
      ])
  }

  /// The value of an attribute.
  public subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let index = attributes.firstIndex { $0.name == name }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append(Attribute(name, value))
      case (nil, nil): break
      }
    }
  }
}
