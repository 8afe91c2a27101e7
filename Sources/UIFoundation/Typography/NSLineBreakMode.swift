/// How text is broken or cut if it does not fit into its line.
///
/// Source: <https://developer.apple.com/documentation/uikit/nslinebreakmode>
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle

  /// Whether text without room ends in an ellipsis.
  var isTruncating: Bool {
    self == .byTruncatingTail || self == .byTruncatingHead || self == .byTruncatingMiddle
  }
}
