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

/// How text is broken or cut if it does not fit into its line.
///
/// Source: <https://developer.apple.com/documentation/uikit/nslinebreakmode>
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}
