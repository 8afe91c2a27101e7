/// The look of a bar without colours of its own.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarstyle>
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  case blackTranslucent = 2

  /// The background of the style; `nil` for the usual one.
  var backgroundColor: UIColor? { self == .default ? nil : .black }
}
