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

  /// Whether text without room ends in an ellipsis.
  var isTruncating: Bool {
    self == .byTruncatingTail || self == .byTruncatingHead || self == .byTruncatingMiddle
  }
}
