import JSON
import Wording

extension ContentsReader {
  /// Reads the files and properties of an image set.
  mutating func imageSet(named name: String, folder: String) -> AssetImageSet {
    if root["images"] == nil { report("an image set has \"images\"", root) }
    var set = AssetImageSet(name: name, folder: folder, entries: entries("images"))
    if let properties = root["properties"] {
      set.renderingIntent =
        word("template-rendering-intent", of: properties, as: AssetImageSet.RenderingIntent.self)
        ?? .automatic
    }
    return set
  }

  /// Reads a symbol set, whose files have shapes that aren't drawn here.
  mutating func symbolSet(named name: String) -> AssetSymbolSet {
    if root["symbols"] == nil { report("a symbol set has \"symbols\"", root) }
    _ = entries("symbols")
    return AssetSymbolSet(name: name)
  }

  private mutating func entries(_ key: String) -> [AssetImageSet.Entry] {
    var entries: [AssetImageSet.Entry] = []
    for node in objects(key, of: root) {
      let slot = slot(of: node)
      guard let filename = string("filename", of: node), let value = node["filename"] else {
        continue
      }
      guard !filename.isEmpty, !filename.utf8.contains(UInt8(ascii: "/")), filename != "..",
        filename != ".", !filename.utf8.contains(0)
      else {
        report(
          "\"filename\" is the name of a file in this folder, not '\(filename.excerpt)'", value)
        continue
      }
      var entry = AssetImageSet.Entry(slot: slot, filename: filename)
      if let insets = node["alignment-insets"] { entry.alignmentInsets = self.insets(insets) }
      entries.append(entry)
    }
    return entries
  }

  /// Reads distances; those that are missing are 0.
  private mutating func insets(_ node: JSONNode) -> AssetInsets {
    var distances: [Double] = []
    for key in ["top", "left", "bottom", "right"] {
      let distance = number(key, of: node) ?? 0
      if distance < 0, let value = node[key] {
        report("\"\(key)\" is at least 0, not \(value.value.described)", value)
      }
      distances.append(max(0, distance))
    }
    return AssetInsets(
      top: distances[0], left: distances[1], bottom: distances[2], right: distances[3])
  }
}
