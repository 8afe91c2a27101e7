/// A colour in sRGB, as layers use it.
///
/// Source: <https://developer.apple.com/documentation/coregraphics/cgcolor>
public final class CGColor: Sendable {
  /// The red, green, blue and alpha components.
  let shade: UIColor.Components

  init(_ shade: UIColor.Components) { self.shade = shade }

  /// Creates a colour from red, green, blue and alpha components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha).components)
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { shade.alpha }
  public var numberOfComponents: Int { 4 }
  /// The red, green, blue and alpha components, each from 0 to 1.
  public var components: [CGFloat]? { [shade.red, shade.green, shade.blue, shade.alpha] }
}

extension CGColor: Hashable {
  public static func == (left: CGColor, right: CGColor) -> Bool { left.shade == right.shade }
  public func hash(into hasher: inout Hasher) { hasher.combine(shade) }
}

extension UIColor {
  public var cgColor: CGColor { CGColor(components) }

  public convenience init(cgColor: CGColor) { self.init(components: cgColor.shade) }
}
