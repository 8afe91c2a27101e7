import InterfaceBuilder
import Wording

extension ColorValue {
  /// The colour as a field shows it: `Label Color`, `named Brand` or `#FF3B30`.
  public var title: String {
    switch self {
    case .components(let components): components.title
    case .named(let name): "named \(name)"
    case .system(let name): name.titleWords
    case .pattern(let image): "pattern \(image)"
    }
  }

  /// Reads a colour as it is shown.
  init(typed text: String) throws(InspectorRefusal) {
    let word = Nearest.loose(text)
    let fixed: [String: ColorComponents] = [
      "black": .gray(0), "white": .gray(1), "clear": .gray(0, alpha: 0),
      "blackcolor": .gray(0), "whitecolor": .gray(1), "clearcolor": .gray(0, alpha: 0),
    ]
    let system = SystemColor.all.first { color in
      let name = Nearest.loose(color.name)
      return name == word || name == word + "color"
    }
    if let color = fixed[word] {
      self = .components(color)
    } else if let system {
      self = .system(system.name)
    } else if text.hasPrefix("#"), let components = ColorComponents(hex: text.dropFirst()) {
      self = .components(components)
    } else if text.lowercased().hasPrefix("named "), !text.dropFirst(6).isEmpty {
      self = .named(String(text.dropFirst(6)).trimmingSpaces)
    } else if text.lowercased().hasPrefix("pattern "), !text.dropFirst(8).isEmpty {
      self = .pattern(String(text.dropFirst(8)).trimmingSpaces)
    } else {
      throw InspectorRefusal(
        "a colour is a system colour such as Label Color, #RRGGBB, or one of a catalog such as "
          + "named Brand; not \"\(text.excerpt)\"")
    }
  }

  /// The element as the document's version of Interface Builder writes it: with the value of a
  /// colour that this version does not know by name.
  func element(key: String, in document: Document) -> NewElement {
    let major = document.writingXcode
    return switch self {
    case .components(let components): components.element(key: key, by: major)
    case .named(let name): NewElement("color", ["key": key, "name": name])
    case .pattern(let image): NewElement("color", ["key": key, "patternImage": image])
    case .system(let name):
      if major < 11, !SystemColor.old.contains(name),
        let value = SystemColor.components(name)
      {
        value.element(key: key, by: major)
      } else if major < 11 {
        NewElement("color", ["key": key, "cocoaTouchSystemColor": name])
      } else {
        NewElement("color", ["key": key, "systemColor": name])
      }
    }
  }
}

extension ColorComponents {
  fileprivate static func gray(_ white: Double, alpha: Double = 1) -> ColorComponents {
    ColorComponents(red: white, green: white, blue: white, alpha: alpha)
  }

  /// `#FF3B30`, with the opacity behind it if it is not full: `#FF3B3080`.
  fileprivate var title: String {
    if self == .gray(0, alpha: 0) { return "Clear" }
    let parts = [red, green, blue] + (alpha == 1 ? [] : [alpha])
    let digits = parts.map { part in
      let byte = Int((min(max(part, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }

  fileprivate init?(hex digits: Substring) {
    guard [6, 8].contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    let rgba = digits.utf8.count == 6 ? number << 8 | 0xFF : number
    func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }
}

extension AttributeValue {
  /// The child of an object that has the value; nil for values of attributes.
  func element(_ name: String, key: String, in document: Document) -> NewElement? {
    switch self {
    case .font(let font): font.element(name, key: key)
    case .color(let color): color.element(key: key, in: document)
    default: nil
    }
  }
}

extension InspectorField {
  /// The capability and the entry of the resources that a colour needs.
  func resources(for value: AttributeValue?, in document: Document) -> [DocumentEdit] {
    if case .color(.named) = value { return document.ensuring(.namedColors) }
    guard case .color(.system(let name)) = value, document.xcode.map({ $0.major >= 11 }) ?? true,
      let components = SystemColor.components(name)
    else { return [] }
    return document.adding(resources: [
      NewElement("systemColor", ["name": name], children: [components.element(key: nil)])
    ])
  }
}
