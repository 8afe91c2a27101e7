/// A colour as a document says it.
public enum ColorValue: Hashable, Sendable {
  /// Numbers.
  case components(ColorComponents)
  /// A colour of a catalog of the app, by its name.
  case named(String)
  /// A colour of the system, by the name of its property in `UIColor`: `systemBackgroundColor`.
  case system(String)
  /// A pattern, by the name of its image.
  case pattern(String)
}

/// A colour as numbers from 0 to 1.
public struct ColorComponents: Hashable, Sendable {
  /// The colour space of the numbers.
  public enum Space: Hashable, Sendable {
    /// sRGB, or its grays.
    case sRGB
    /// The wider space of newer screens.
    case displayP3
    /// The spaces of older Macs, `calibratedRGB` and `deviceRGB`, which the canvas shows as sRGB.
    case generic
  }

  /// The share of red.
  public var red: Double
  /// The share of green.
  public var green: Double
  /// The share of blue.
  public var blue: Double
  /// The opacity.
  public var alpha: Double
  /// The colour space of the shares.
  public var space: Space

  /// Creates a colour.
  public init(
    red: Double, green: Double, blue: Double, alpha: Double = 1, space: Space = .sRGB
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.space = space
  }
}

extension Element {
  /// The colour that an element `color` says; nil for another element, and for a `color` that says
  /// none.
  public var colorValue: ColorValue? {
    guard name == "color" else { return nil }
    let system =
      self["systemColor"] ?? self["xcode11CocoaTouchSystemColor"]
      ?? self["cocoaTouchSystemColor"]
    if let system { return .system(system) }
    if let name = self["name"] { return self["catalog"] == nil ? .named(name) : .system(name) }
    if let image = self["patternImage"] { return .pattern(image) }
    return colorComponents.map(ColorValue.components)
  }

  /// The components of an element `color`. Beside the name of a system colour stand the components
  /// that the colour had when the document was saved.
  public var colorComponents: ColorComponents? {
    let alpha = number("alpha") ?? 1
    if let white = number("white") {
      return ColorComponents(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    let space: ColorComponents.Space =
      switch self["customColorSpace"] ?? self["colorSpace"] {
      case "sRGB": .sRGB
      case "displayP3": .displayP3
      default: .generic
      }
    return ColorComponents(red: red, green: green, blue: blue, alpha: alpha, space: space)
  }
}
