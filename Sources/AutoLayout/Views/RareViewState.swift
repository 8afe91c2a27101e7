import Foundation

/// What few views have set or been asked for, kept apart so that the others stay small.
struct RareViewState {
  /// How the view is turned, stretched and shifted about its middle.
  var transform = CGAffineTransform.identity
  var contentScaleFactor: CGFloat?
  var layer: CALayer?
}

extension UIView {
  var rareState: RareViewState {
    get { storedRareState ?? RareViewState() }
    set { storedRareState = newValue }
  }
}
