/// The horizontal alignment of the lines of a text.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextalignment>
public enum NSTextAlignment: Int, Sendable {
  case left, center, right
  /// Drawn like `natural`: text in cells can't be justified.
  case justified
  /// Left in left-to-right views, right in right-to-left views.
  case natural
}
