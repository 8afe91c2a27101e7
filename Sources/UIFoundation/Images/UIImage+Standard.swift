/// The standard images, in the size of the symbols that they resemble.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiimage>
extension UIImage {
  /// Three dots on a circle, for a menu of actions.
  public static var actions: UIImage { standard("ellipsis.circle") }
  /// A plus on a circle.
  public static var add: UIImage { standard("plus.circle.fill") }
  /// A checkmark on a filled circle.
  public static var checkmark: UIImage { standard("checkmark.circle.fill") }
  /// A minus on a circle.
  public static var remove: UIImage { standard("minus.circle.fill") }
  /// A checkmark on a filled circle with a white border.
  public static var strokedCheckmark: UIImage { standard("checkmark.circle.fill") }

  private static func standard(_ symbol: String) -> UIImage {
    UIImage(systemName: symbol) ?? UIImage()
  }
}
