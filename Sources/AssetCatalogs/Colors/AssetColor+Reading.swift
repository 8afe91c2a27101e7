import JSON

extension ContentsReader {
  /// Reads the colours of a colour set. An entry without a colour is an empty well of Xcode's.
  mutating func colorSet(named name: String) -> AssetColorSet {
    if root["colors"] == nil { report("a colour set has \"colors\"", root) }
    var set = AssetColorSet(name: name, entries: [])
    for node in objects("colors", of: root) {
      let slot = slot(of: node)
      guard let value = node["color"], let color = color(value) else { continue }
      set.entries.append(AssetColorSet.Entry(slot: slot, color: color))
    }
    return set
  }

  private mutating func color(_ node: JSONNode) -> AssetColor? {
    if let reference = string("reference", of: node) {
      let platform = string("platform", of: node) ?? "universal"
      return .system(AssetColor.SystemColor(platform: platform, reference: reference))
    }
    guard let components = node["components"] else {
      report("a colour has \"components\", or a \"reference\" to one of the system", node)
      return nil
    }
    guard node["color-space"] != nil else {
      report("the \"color-space\" is missing", node)
      return nil
    }
    guard let space = word("color-space", of: node, as: AssetColor.ColorSpace.self) else {
      return nil
    }
    let names = space.isGray ? ["white"] : ["red", "green", "blue"]
    let values = names.compactMap { component($0, of: components, space) }
    let alpha = components["alpha"] == nil ? 1 : component("alpha", of: components, space)
    guard values.count == names.count, let alpha, let red = values.first, let blue = values.last
    else { return nil }
    return .components(
      AssetColor.Components(
        space: space, red: red, green: space.isGray ? red : values[1], blue: blue,
        alpha: min(max(alpha, 0), 1)))
  }

  /// A component: `"0.5"` from 0 to 1, `"127"` and `"0x7F"` from 0 to 255, or a number. `"1"` is
  /// all, as in Apple's own compiler.
  private mutating func component(
    _ name: String, of components: JSONNode, _ space: AssetColor.ColorSpace
  ) -> Double? {
    guard let node = components[name] else {
      report("the component \"\(name)\" is missing", components)
      return nil
    }
    let value: Double? =
      switch node.value {
      case .string(let text): Self.component(text.text, space)
      case .number(let number): Self.share(number, space)
      default: nil
      }
    guard let value, value.isFinite else {
      report(
        "the component \"\(name)\" is a number such as \"0.5\", \"127\" or \"0x7F\", not \(node.value.described)",
        node)
      return nil
    }
    guard space.isExtended || (0...1).contains(value) else {
      report(
        "the component \"\(name)\" is from 0 to 1 or from 0 to 255, not \(node.value.described)",
        node)
      return nil
    }
    return value
  }

  /// A decimal number above 1 counts 255ths, unless the space has such colours.
  private static func share(_ number: Double, _ space: AssetColor.ColorSpace) -> Double {
    number > 1 && !space.isExtended ? number / 255 : number
  }

  private static func component(_ text: String, _ space: AssetColor.ColorSpace) -> Double? {
    guard text.utf8.count <= 40 else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      // Hexadecimal components stand for 255ths in all spaces.
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if let whole = Int(text) {
      return (0...1).contains(whole) ? Double(whole) : Double(whole) / 255
    }
    let isDecimal = text.utf8.allSatisfy { (48...57).contains($0) || "+-.eE".utf8.contains($0) }
    return isDecimal ? Double(text).map { share($0, space) } : nil
  }
}
