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

  /// Takes away the prototyping constraints or the autoresizing mask of a view, which then is where
  /// its own constraints put it.
  static func releasing(_ id: String) -> [DocumentEdit] {
    [
      .set("fixedFrame", of: ElementPath(id), to: nil),
      .set("translatesAutoresizingMaskIntoConstraints", of: ElementPath(id), to: "NO"),
      .setChild(key: "autoresizingMask", of: ElementPath(id), to: nil),
    ]
  }
}
