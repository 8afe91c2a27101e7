import Documents

/// The scenes, and which of them is shown.
struct SceneList: Equatable, Sendable {
  var entries: [SceneEntry]
  /// The index of the scene that is shown.
  var shown: Int
  /// For a scene of code that shows a part of a document, the index of the scene of the whole
  /// document; nil for other scenes.
  var ofDocument: Int?

  /// The scene that is shown, as lists name it.
  var entry: SceneEntry? { entries.indices.contains(shown) ? entries[shown] : nil }

  /// The indices of the scenes that are found by name: those that `tenniel list` names, and the
  /// parts of the document that is shown.
  var listed: [Int] {
    let whole = entries.indices.prefix { $0 <= shown }.last { !entries[$0].isPart }
    var head: Int?
    return entries.indices.filter { index in
      if !entries[index].isPart { head = index }
      return !entries[index].isPart || head == whole
    }
  }

  /// The index of the scene so many scenes after the one that is shown. From one of the program's
  /// own scenes to the next, the scenes inside of their documents are left out.
  /// - Parameter isRing: Whether the first scene comes after the last; otherwise nothing does.
  func index(after steps: Int, isRing: Bool) -> Int? {
    let skipsParts = entry?.isPart == false
    let left = entries.indices.filter { $0 == shown || !(skipsParts && entries[$0].isPart) }
    let here = left.firstIndex(of: shown) ?? 0
    if !isRing, !left.indices.contains(here + steps) { return nil }
    return left.isEmpty ? shown : left[(here + steps).inRing(of: left.count)]
  }
}
