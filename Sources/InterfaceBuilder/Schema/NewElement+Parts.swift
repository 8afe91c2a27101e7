// The parts that new elements are written with.
extension NewElement {
  /// An element with an id, which is a name until the element is placed.
  static func named(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], id: String = "view",
    children: [NewElement] = []
  ) -> NewElement {
    var element = NewElement(name, attributes, children: children)
    element["id"] = id
    return element
  }

  /// A colour of the system by its name.
  package static func systemColor(_ name: String, key: String) -> NewElement {
    NewElement("color", ["key": key, "systemColor": name])
  }

  /// The background of views that hold other views.
  static let systemBackground = systemColor("systemBackgroundColor", key: "backgroundColor")

  /// A font of the system, in points.
  static func systemFont(_ size: Double) -> NewElement {
    NewElement(
      "fontDescription",
      ["key": "fontDescription", "type": "system", "pointSize": size.written])
  }

  /// The traits of a view that text is typed into.
  static func textInputTraits(_ attributes: KeyValuePairs<String, String> = [:]) -> NewElement {
    var traits = NewElement("textInputTraits", attributes)
    traits["key"] = "textInputTraits"
    return traits
  }

  /// The content view of another view, which places it. Since Xcode 9 documents say that its
  /// margins are not measured from the safe area.
  static func contentView(
    _ name: String, _ size: (Double, Double), by xcode: Int,
    _ attributes: KeyValuePairs<String, String> = [:]
  ) -> NewElement {
    var view = named(
      name,
      [
        "key": "contentView", "opaque": "NO", "clipsSubviews": "YES",
        "multipleTouchEnabled": "YES", "contentMode": "center",
      ], id: "content",
      children: [
        NewElement(Rect(x: 0, y: 0, width: size.0, height: size.1), key: "frame"), .noMask,
      ]
    )
    if xcode >= 9 { view["insetsLayoutMarginsFromSafeArea"] = "NO" }
    view.attributes += attributes.map { Attribute($0.key, $0.value) }
    return view
  }

  /// The mask of a view that its owner places.
  static let noMask = NewElement("autoresizingMask", ["key": "autoresizingMask"])

  /// The mask of a view that is held at its upper left corner.
  public static let fixedCornerMask = NewElement(
    "autoresizingMask",
    ["key": "autoresizingMask", "flexibleMaxX": "YES", "flexibleMaxY": "YES"])

  /// The mask of a bar, which follows the width of the view around.
  package static let barMask = NewElement(
    "autoresizingMask",
    ["key": "autoresizingMask", "widthSizable": "YES", "flexibleMaxY": "YES"])
}
