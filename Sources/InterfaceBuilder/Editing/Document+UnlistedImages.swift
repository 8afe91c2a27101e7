extension Document {
  /// The names of the images that edits give to objects and that the resources don't list, in order. Symbols of the
  /// system, which are written with their catalog, are not among them.
  public func unlistedImages(in edits: [DocumentEdit]) -> [String] {
    let symbols = Set(
      edits.compactMap { edit -> ElementPath? in
        if case .set("catalog", let path, .some) = edit { path } else { nil }
      })
    var names: [String] = []
    for case .set(let attribute, let path, let name?) in edits
    where attribute.isOfImages && !symbols.contains(path) && !names.contains(name)
      && resource("image", name) == nil
    {
      names.append(name)
    }
    return names
  }
}
