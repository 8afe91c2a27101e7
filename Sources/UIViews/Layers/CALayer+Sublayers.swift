extension CALayer {
  /// The superlayer: for a view's layer, that of the superview.
  public var superlayer: CALayer? { view?.superview?.layer ?? addedTo }

  /// The layers of the view's subviews, followed by added layers; `nil` if there are none.
  public var sublayers: [CALayer]? {
    let all = (view?.subviews.map(\.layer) ?? []) + addedLayers
    return all.isEmpty ? nil : all
  }

  /// Adds a layer in front of the layers added before. The layer of a view can't be added: it
  /// follows its view.
  public func addSublayer(_ layer: CALayer) { add(layer, at: addedLayers.count) }

  /// Inserts a layer among the added layers, which are in front of the subviews' layers.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) { add(layer, at: Int(index)) }

  public func removeFromSuperlayer() {
    addedTo?.addedLayers.removeAll { $0 === self }
    addedTo?.setNeedsDisplay()
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
    setNeedsDisplay()
  }

  private func isInside(_ layer: CALayer) -> Bool {
    sequence(first: self, next: \.superlayer).contains { $0 === layer }
  }
}
