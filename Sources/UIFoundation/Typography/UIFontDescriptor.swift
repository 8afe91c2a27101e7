import Typefaces

/// What a font is: its family, size, weight and slant.
///
/// Source: <https://developer.apple.com/documentation/uikit/uifontdescriptor>
@preconcurrency @MainActor open class UIFontDescriptor: NSObject {
  /// Source: <https://developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct>
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Has no effect, as have the traits below.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let font: UIFont
  /// The size in points; 0 where none was said.
  public let pointSize: CGFloat

  init(_ font: UIFont, size: CGFloat? = nil) {
    self.font = font
    pointSize = size ?? font.pointSize
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size), size: size)
  }

  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = (attributes[.size] as? NSNumber).map { CGFloat($0.doubleValue) }
    self.init(
      UIFont.systemFont(ofSize: UIFont.labelFontSize).changed(by: attributes), size: size ?? 0)
  }

  /// The descriptor of a text style, in the size that the style has at present.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle)
    -> UIFontDescriptor
  { UIFontDescriptor(.preferredFont(forTextStyle: style)) }

  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = font.isItalic ? .traitItalic : []
    if font.weight.isBold { traits.insert(.traitBold) }
    return traits
  }

  open var fontAttributes: [AttributeName: Any] {
    [.name: font.fontName, .family: font.familyName, .size: pointSize]
  }
  open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// The descriptor in bold or italic, or in neither.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    let weight = isBold == font.weight.isBold ? font.weight : isBold ? .bold : .regular
    return UIFontDescriptor(
      font.changed(weight: weight, isItalic: symbolicTraits.contains(.traitItalic)),
      size: pointSize)
  }

  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(font.changed(design: design.known), size: pointSize)
  }
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize), size: newPointSize)
  }
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(name: newFamily, size: pointSize)
  }
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let size = (attributes[.size] as? NSNumber).map { CGFloat($0.doubleValue) }
    return UIFontDescriptor(font.changed(by: attributes), size: size ?? pointSize)
  }
}

extension UIFontDescriptor.SystemDesign {
  fileprivate var known: Typeface.SystemDesign {
    switch self {
    case .rounded: .rounded
    case .serif: .serif
    case .monospaced: .monospaced
    default: .default
    }
  }
}

extension UIFont {
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Creates the font of a descriptor, in its size where the size is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    let own = descriptor.pointSize > 0 ? descriptor.pointSize : UIFont.smallSystemFontSize
    self.init(name: font.fontName, typeface: font.typeface, size: pointSize > 0 ? pointSize : own)
  }

  fileprivate func changed(by attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFont {
    let name = (attributes[.name] ?? attributes[.family]) as? String
    let font = name.flatMap { UIFont(name: $0, size: pointSize) } ?? self
    let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any]
    let weight = traits?[.weight]
    return font.changed(
      weight: weight as? Weight ?? (weight as? NSNumber).map { Weight(CGFloat($0.doubleValue)) })
  }

  /// The font in another weight, slant or design. Designs are those of the system font.
  fileprivate func changed(
    weight: Weight? = nil, isItalic: Bool? = nil, design: Typeface.SystemDesign? = nil
  ) -> UIFont {
    let (weight, isItalic) = (weight ?? self.weight, isItalic ?? self.isItalic)
    if let sibling = sibling(weight: weight, isItalic: isItalic) { return sibling }
    guard fontName.hasPrefix(".") else {
      let style = (weight.isBold ? "Bold" : "") + (isItalic ? "Italic" : "")
      let name = familyName + (style.isEmpty ? "" : "-" + style)
      return UIFont(name: name, typeface: Typeface(named: name), size: pointSize)
    }
    let design =
      design
      ?? Typeface.SystemDesign.allCases.first {
        Typeface(design: $0).family == typeface.family
      }
    return UIFont(
      name: ".SFUI-\(weight.name)\(isItalic ? "Italic" : "")",
      typeface: Typeface(
        design: design ?? .default, weight: weight.rawValue, italic: isItalic,
        monospacedDigits: typeface.hasMonospacedDigits), size: pointSize)
  }
}
