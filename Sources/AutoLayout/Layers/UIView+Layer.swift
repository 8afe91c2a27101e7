import Foundation

extension UIView {
  /// The layer, made when it is first asked for.
  var madeLayer: CALayer {
    if let layer = storedRareState?.layer { return layer }
    let layer = CALayer(of: self)
    rareState.layer = layer
    return layer
  }
}
