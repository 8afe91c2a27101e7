import JSON
import Wording

/// Reads the JSON of a string catalog.
struct StringCatalogReader {
  let document: JSONDocument
  let device: StringCatalog.Device
  var catalog: StringCatalog

  mutating func read() {
    guard case .object = document.root.value else {
      return report(
        "a string catalog is an object; this is \(document.root.value.described)", document.root)
    }
    if let node = document.root["sourceLanguage"], let language = node.string, !language.isEmpty {
      catalog.sourceLanguage = language
    } else {
      report("the catalog has no \"sourceLanguage\"; en is taken", document.root)
    }
    guard let strings = document.root["strings"] else {
      return report("the catalog has no \"strings\"", document.root)
    }
    for member in members(strings, "\"strings\"") { entry(member) }
  }

  private mutating func entry(_ member: JSONNode.Member) {
    let node = member.node
    var entry = StringCatalog.Entry(
      key: member.key, position: document.position(at: member.keyOffset),
      shouldTranslate: true, texts: [])
    if let should = node["shouldTranslate"] {
      if let bool = should.bool {
        entry.shouldTranslate = bool
      } else {
        report("\"shouldTranslate\" is true or false, not \(should.value.described)", should)
      }
    }
    let all = members(node, "the value of \"\(member.key.excerpt)\"")
    if let localizations = all.first(where: { $0.key == "localizations" }) {
      for language in members(localizations.node, "\"localizations\"") {
        let path = "\"\(member.key.excerpt)\" in \(language.key.excerpt)"
        guard let (text, state) = text(language.node, path) else { continue }
        entry.texts.append(StringCatalog.Text(language: language.key, text: text, state: state))
      }
    }
    catalog.add(entry)
  }

  /// The text of a localization or of one of its variations, and its state.
  private mutating func text(_ start: JSONNode, _ path: String) -> (String, String?)? {
    var node = start
    // JSONReader bounds how deep variations can be in each other.
    while true {
      if let unit = node["stringUnit"] {
        guard let value = unit["value"]?.string else {
          report("\(path) has no \"value\" that is a string", unit)
          return nil
        }
        return (value, unit["state"]?.string)
      }
      guard let variations = node["variations"] else {
        report("\(path) has neither \"stringUnit\" nor \"variations\"", node)
        return nil
      }
      guard let chosen = variation(variations) else {
        report("\(path) has no variation for \"other\"", variations)
        return nil
      }
      node = chosen
    }
  }

  /// The variation for the device and for `other` numbers.
  private func variation(_ variations: JSONNode) -> JSONNode? {
    if let devices = variations["device"] { return devices[device.rawValue] ?? devices["other"] }
    if let plurals = variations["plural"] { return plurals["other"] }
    // Others, such as those for widths, have the largest last.
    return variations.members.first?.node.members.last?.node
  }

  private mutating func members(_ node: JSONNode, _ name: String) -> [JSONNode.Member] {
    guard case .object = node.value else {
      report("\(name) is an object, not \(node.value.described)", node)
      return []
    }
    return node.members
  }

  private mutating func report(_ message: String, _ node: JSONNode) {
    catalog.report(message, document.position(at: node.offset))
  }
}
