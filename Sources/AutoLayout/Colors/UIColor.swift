import Foundation

/// A colour in sRGB with an opacity, as plain numbers from 0 to 1.
///
/// UIKit's colour class. Colours that a device resolves by appearance (`label`, `systemBackground`)
/// have their light values here: a terminal has one appearance.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicolor>
open class UIColor: NSObject, @unchecked Sendable {
  /// Red, green, blue and opacity from 0 to 1, for whoever paints.
  package let components: Components

  /// Whether the colour was given as a shade of gray, which its description repeats.
  let isGray: Bool

  /// The four numbers of a colour, each from 0 to 1.
  package struct Components: Hashable, Sendable {
    package var red: CGFloat
    package var green: CGFloat
    package var blue: CGFloat
    package var alpha: CGFloat
  }

  init(components: Components, isGray: Bool = false) {
    self.components = Components(
      red: Self.unit(components.red), green: Self.unit(components.green),
      blue: Self.unit(components.blue), alpha: Self.unit(components.alpha))
    self.isGray = isGray
  }

  /// The colour of the given components; each is clamped to 0...1, and a NaN counts as 0.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(components: Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A gray from black (0) to white (1).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(
      components: Components(red: white, green: white, blue: white, alpha: alpha), isGray: true)
  }

  /// The colour of a hue (0 and 1 are red), a saturation and a brightness.
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
    var changed = components
    changed.alpha = alpha
    return UIColor(components: changed, isGray: isGray)
  }

  /// Stores the components where the caller wants them; always answers `true`.
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
    return components == other.components
  }

  open override var hash: Int { components.hashValue }

  /// The colour as UIKit prints it: `UIExtendedSRGBColorSpace 1 0 0 1`.
  open override var description: String {
    func text(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
    let opacity = text(components.alpha)
    if isGray { return "UIExtendedGrayColorSpace \(text(components.red)) \(opacity)" }
    let channels = [components.red, components.green, components.blue].map(text)
    return "UIExtendedSRGBColorSpace \(channels.joined(separator: " ")) \(opacity)"
  }

  private static func unit(_ number: CGFloat) -> CGFloat {
    number.isNaN ? 0 : min(max(number, 0), 1)
  }
}
