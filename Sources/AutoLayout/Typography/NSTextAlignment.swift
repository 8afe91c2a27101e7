/// Where the lines of a text lie between its left and right edges.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextalignment>
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Drawn like `natural`: cells of text cannot be spaced out evenly.
  case justified = 3
  /// Left where the view reads from left to right, right where it reads from right to left.
  case natural = 4
}

/// What happens to text that does not fit into the width of its line.
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
