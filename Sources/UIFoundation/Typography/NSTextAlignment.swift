/// The horizontal alignment of the lines of a text.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextalignment>
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Drawn like `natural`: text in cells can't be justified.
  case justified = 3
  /// Left in left-to-right views, right in right-to-left views.
  case natural = 4
}
