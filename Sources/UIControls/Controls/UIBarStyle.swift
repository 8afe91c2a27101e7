/// The look of a bar without colours of its own.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarstyle>
public enum UIBarStyle: Int, Sendable {
  case `default`, black, blackTranslucent

  /// The background of the style; `nil` for the usual one.
  var backgroundColor: UIColor? { self == .default ? nil : .black }
}
