extension CALayer {
  /// Draws the layer and the layers added to it, at its own origin.
  ///
  /// Source: <https://developer.apple.com/documentation/quartzcore/calayer/render(in:)>
  public func render(in context: CGContext) {
    if view == nil, let backgroundColor, backgroundColor.alpha > 0 {
      context.setFillColor(backgroundColor)
      context.fill(bounds)
    }
    drawContent(in: context)
    for layer in addedLayers where !layer.isHidden && layer.opacity > 0 {
      context.saveGState()
      context.translateBy(
        x: layer.frame.minX - layer.bounds.minX, y: layer.frame.minY - layer.bounds.minY)
      context.setAlpha(CGFloat(layer.opacity))
      layer.render(in: context)
      context.restoreGState()
    }
  }
}

extension UIView {
  /// What the view's code and its layers draw besides their background; nil for nothing.
  var ownPicture: UIImage? {
    guard hasOwnDrawing else { return nil }
    // A cell is several points wide and high, and this is drawn for each frame: so many pixels show
    // all that cells can.
    let area = max(bounds.width * bounds.height, 1)
    return drawnImage(of: bounds.size, scale: min(2, (40_000 / area).squareRoot())) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      storedRareState?.layer?.render(in: context)
      draw(bounds)
    }
  }

  private var hasOwnDrawing: Bool {
    if let layer = storedRareState?.layer {
      if !layer.addedLayers.isEmpty || layer.contents != nil
        || Swift.type(of: layer) != CALayer.self
      {
        return true
      }
    }
    return AppClasses.name(of: self) != nil
  }
}
