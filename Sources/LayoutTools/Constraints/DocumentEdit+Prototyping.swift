import InterfaceBuilder

extension DocumentEdit {
  /// Gives a view prototyping constraints, which hold it where it is drawn.
  ///
  /// Interface Builder writes the mask of a fixed upper left corner with them.
  static func holdingAtFrame(_ id: String) -> [DocumentEdit] {
    return [
      .set("fixedFrame", of: ElementPath(id), to: "YES"),
      .setChild(key: "autoresizingMask", of: ElementPath(id), to: .fixedCornerMask),
    ]
  }

  /// Takes away the prototyping constraints of a view in all size classes, and its autoresizing
  /// mask. The view then is where its own constraints put it.
  static func releasing(_ view: Element) -> [DocumentEdit] {
    guard let path = view["id"].map({ ElementPath($0) }) else { return [] }
    let variations = view.children("variation").filter { $0["fixedFrame"] != nil }
    return [.set("fixedFrame", of: path, to: nil)]
      + variations.compactMap(\.["key"]).map {
        .set("fixedFrame", of: path.variation($0), to: nil)
      } + [
        .set("translatesAutoresizingMaskIntoConstraints", of: path, to: "NO"),
        .setChild(key: "autoresizingMask", of: path, to: nil),
      ]
  }
}
