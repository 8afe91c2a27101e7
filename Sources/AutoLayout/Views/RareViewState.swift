import Foundation

/// What few views have set or been asked for, kept apart so that the others stay small.
@MainActor
final class RareViewState {
  /// How the view is turned, stretched and shifted about its middle.
  var transform = CGAffineTransform.identity
  var contentScaleFactor: CGFloat?
  var layer: CALayer?
  /// What glides of the view; nil as long as nothing did.
  var animations: (any ViewAnimations)?
  /// What properties that appearances are about had when the view was made, or were given by these.
  var appearance: [AnyKeyPath: Any] = [:]
}

extension UIView {
  /// The state, made if there is none yet.
  var rareState: RareViewState {
    if let storedRareState { return storedRareState }
    let made = RareViewState()
    storedRareState = made
    return made
  }
}
