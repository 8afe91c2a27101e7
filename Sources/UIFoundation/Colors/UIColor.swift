/// A colour in sRGB with an opacity.
///
/// System colours such as `label` and `systemBackground` depend on the light or dark style. An
/// app's own colours may depend on traits too, by `init(dynamicProvider:)`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicolor>
open class UIColor: TextAttributeValue, @unchecked Sendable {
  /// The components from 0 to 1, for painters. A colour that depends on traits gives those of the
  /// light style.
  package var components: Components {
    provider.map { $0(.light).components } ?? fixedComponents
  }
  private let fixedComponents: Components

  /// The function from traits to a colour; `nil` for a fixed colour.
  private let provider: ((UITraitCollection) -> UIColor)?

  /// Whether the colour was created as a gray, which its description shows.
  let isGray: Bool

  /// The four numbers of a colour, each from 0 to 1.
  package struct Components: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat

    package init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  package init(components: Components, isGray: Bool = false) {
    provider = nil
    fixedComponents = Components(
      red: Self.unit(components.red), green: Self.unit(components.green),
      blue: Self.unit(components.blue), alpha: Self.unit(components.alpha))
    self.isGray = isGray
  }

  /// Creates a colour that depends on traits.
  ///
  /// The provider is called each time the colour is drawn, with the traits of the view that shows
  /// it.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    provider = dynamicProvider
    fixedComponents = Components(red: 0, green: 0, blue: 0, alpha: 0)
    isGray = false
  }

  /// The colour for the given traits, which no longer depends on traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider.map { $0(traitCollection).resolvedColor(with: traitCollection) } ?? self
  }

  /// Creates a colour from components. They are clamped to 0...1, and NaN counts as 0.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray between black (0) and white (1).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(
      components: Components(red: white, green: white, blue: white, alpha: alpha), isGray: true)
  }

  /// Creates a colour from a hue (0 and 1 are red), a saturation and a brightness.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let value = Self.unit(brightness)
    let chroma = value * Self.unit(saturation)
    func channel(_ offset: CGFloat) -> CGFloat {
      let sector = (offset + Self.unit(hue) * 6).truncatingRemainder(dividingBy: 6)
      return value - chroma * max(0, min(sector, 4 - sector, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// This colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
    var changed = components
    changed.alpha = alpha
    return UIColor(components: changed, isGray: isGray)
  }

  /// Stores the components at the given addresses, and returns `true`.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if provider != nil || other.provider != nil { return self === other }
    return fixedComponents == other.fixedComponents
  }

  open override var hash: Int {
    provider == nil ? fixedComponents.hashValue : ObjectIdentifier(self).hashValue
  }

  /// The colour in UIKit's form: `UIExtendedSRGBColorSpace 1 0 0 1`.
  open override var description: String {
    let opacity = shortest(components.alpha)
    if isGray { return "UIExtendedGrayColorSpace \(shortest(components.red)) \(opacity)" }
    let channels = [components.red, components.green, components.blue].map { shortest($0) }
    return "UIExtendedSRGBColorSpace \(channels.joined(separator: " ")) \(opacity)"
  }

  private static func unit(_ number: CGFloat) -> CGFloat {
    number.isNaN ? 0 : min(max(number, 0), 1)
  }
}

extension UITraitCollection {
  /// The traits used if none are given.
  fileprivate static let light = UITraitCollection(userInterfaceStyle: .light)
}
