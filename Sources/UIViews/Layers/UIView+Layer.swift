import Foundation

extension UIView {
  /// The layer, created when it is first used.
  var madeLayer: CALayer {
    if let layer = storedRareState?.layer { return layer }
    let layer = CALayer(of: self)
    rareState.layer = layer
    return layer
  }
}
