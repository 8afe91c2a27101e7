import JSON

extension ContentsReader {
  /// Reads what an entry is for.
  mutating func slot(of node: JSONNode) -> AssetSlot {
    var slot = AssetSlot()
    slot.idiom = word("idiom", of: node, as: AssetSlot.Idiom.self) ?? .universal
    if let scale = string("scale", of: node), let value = node["scale"] {
      // Xcode names the one file for all scales so too.
      if let number = ["1x": 1.0, "2x": 2, "3x": 3][scale] {
        slot.scale = number
      } else if scale != "individual" {
        report("\"scale\" is one of \"1x\", \"2x\", \"3x\", not \(value.value.described)", value)
      }
    }
    slot.displayGamut = word("display-gamut", of: node, as: AssetSlot.DisplayGamut.self)
    slot.direction = word("language-direction", of: node, as: AssetSlot.Direction.self)
    slot.widthClass = word("width-class", of: node, as: AssetSlot.SizeClass.self)
    slot.heightClass = word("height-class", of: node, as: AssetSlot.SizeClass.self)
    slot.locale = string("locale", of: node)
    slot.subtype = string("subtype", of: node)
    for appearance in objects("appearances", of: node) { add(appearance, to: &slot) }
    return slot
  }

  private mutating func add(_ appearance: JSONNode, to slot: inout AssetSlot) {
    switch string("appearance", of: appearance) {
    case "luminosity":
      slot.luminosity = word("value", of: appearance, as: AssetSlot.Luminosity.self)
    case "contrast":
      guard let value = appearance["value"] else { break }
      slot.isHighContrast = value.string == "high"
      if !slot.isHighContrast {
        report("\"value\" of a contrast is \"high\", not \(value.value.described)", value)
      }
    default:
      report("an appearance is \"luminosity\" or \"contrast\", with a \"value\"", appearance)
    }
  }
}
