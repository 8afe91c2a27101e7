/// A use of an image, symbol or colour by its name, which the resources of a document list.
public enum ResourceUse: Hashable, Sendable {
  /// An image of the app.
  case image(String)
  /// A symbol of the system.
  case symbol(String)
  /// A colour of the app.
  case color(String)
}

extension Document {
  /// The images, symbols and colours that edits give to objects and that the resources don't list,
  /// in order.
  public func unlistedResources(in edits: [DocumentEdit]) -> [ResourceUse] {
    let symbols = Set(
      edits.compactMap { edit -> ElementPath? in
        if case .set("catalog", let path, .some) = edit { path } else { nil }
      })
    var uses: [ResourceUse] = []
    for edit in edits {
      let use: ResourceUse
      switch edit {
      case .set(let attribute, let path, let name?) where attribute.isOfImages:
        use = symbols.contains(path) ? .symbol(name) : .image(name)
      case .setChild(_, _, let color?) where color.name == "color" && color["catalog"] == nil:
        guard let name = color["name"] else { continue }
        use = .color(name)
      default: continue
      }
      if !uses.contains(use), !lists(use) { uses.append(use) }
    }
    return uses
  }

  private func lists(_ use: ResourceUse) -> Bool {
    switch use {
    case .image(let name): image(named: name) != nil
    case .symbol(let name): image(named: name, isSystem: true) != nil
    case .color(let name): resource("namedColor", name) != nil
    }
  }
}
