extension Color: CustomStringConvertible {
  /// The colour as `#ff8000`, or `color 3` for an entry of the palette.
  public var description: String {
    switch self {
    case .palette(let index): "color \(index)"
    case .rgb(let red, let green, let blue): "#" + [red, green, blue].map(Color.hex).joined()
    }
  }

  private static func hex(_ component: UInt8) -> String {
    (component < 16 ? "0" : "") + String(component, radix: 16)
  }
}

extension Style: CustomStringConvertible {
  /// The style as `#ff8000 on color 4, bold reverse`. The terminal's own colours are left out.
  public var description: String {
    var parts: [String] = []
    switch (foreground, background) {
    case (nil, nil): break
    case (let foreground?, nil): parts.append("\(foreground)")
    case (nil, let background?): parts.append("on \(background)")
    case (let foreground?, let background?): parts.append("\(foreground) on \(background)")
    }
    let names = Style.attributeNames.filter { attributes.contains($0.attribute) }.map(\.name)
    if !names.isEmpty { parts.append(names.joined(separator: " ")) }
    return parts.isEmpty ? "plain" : parts.joined(separator: ", ")
  }

  private static let attributeNames: [(attribute: Attributes, name: String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underline"),
    (.reverse, "reverse"),
  ]
}
