import Foundation

extension CALayer {
  /// The layer around this one: that of the superview, for a view's layer.
  public var superlayer: CALayer? { view?.superview?.layer ?? addedTo }

  /// The layers of a view's subviews, in their order, and then those that were added; nil if there
  /// are none.
  public var sublayers: [CALayer]? {
    let all = (view?.subviews.map(\.layer) ?? []) + addedLayers
    return all.isEmpty ? nil : all
  }

  /// Puts a layer in front of those that were added before. A view's own layer goes where its view
  /// goes, and can't be added.
  public func addSublayer(_ layer: CALayer) { add(layer, at: addedLayers.count) }

  /// Puts a layer at an index among those that were added, which lie over the subviews' layers.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) { add(layer, at: Int(index)) }

  public func removeFromSuperlayer() {
    addedTo?.addedLayers.removeAll { $0 === self }
    addedTo = nil
  }

  private func add(_ layer: CALayer, at index: Int) {
    guard layer.view == nil, !isInside(layer) else {
      LayoutException.raise(
        .invalidArgument,
        "\(layer.debugDescription) can't be added to \(self): it is a view's own layer, or would "
          + "contain itself")
      return
    }
    layer.removeFromSuperlayer()
    addedLayers.insert(layer, at: min(index, addedLayers.count))
    layer.addedTo = self
  }

  private func isInside(_ layer: CALayer) -> Bool {
    sequence(first: self, next: \.superlayer).contains { $0 === layer }
  }
}
