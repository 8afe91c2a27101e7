extension CALayer {
  /// Whether the frame's numbers are finite. If not, Core Animation's exception is raised.
  func isLegal(frame: CGRect) -> Bool {
    let (origin, size) = (frame.origin, frame.size)
    return isLegal(
      position: CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2))
      && isLegal(bounds: CGRect(origin: bounds.origin, size: size))
  }

  func isLegal(position: CGPoint) -> Bool {
    let numbers = [position.x, position.y]
    return isLegal("position", numbers, shown: "[\(spaced(position))]")
  }

  func isLegal(bounds: CGRect) -> Bool {
    let (origin, size) = (bounds.origin, bounds.size)
    let numbers = [origin.x, origin.y, size.width, size.height]
    return isLegal("bounds", numbers, shown: "[\(spaced(bounds))]")
  }

  private func isLegal(_ what: String, _ numbers: [CGFloat], shown list: String) -> Bool {
    if numbers.allSatisfy(\.isFinite) { return true }
    let fault = numbers.contains(where: \.isNaN) ? "NaN" : "infinity"
    LayoutException.raise(
      .invalidGeometry, "CALayer \(what) contains \(fault): \(list). Layer: \(debugDescription)")
    return false
  }

  /// The layer in Core Animation's exceptions, with its view and its name.
  var geometryDescription: String {
    var parts = [
      "position = CGPoint (\(spaced(position)))", "bounds = CGRect (\(spaced(bounds)))",
    ]
    if let view { parts.append("delegate = \(view)") }
    if let name = name ?? view?.accessibilityIdentifier { parts.append("name = \(name)") }
    return "<\(className(of: self)):\(address(of: self)); \(parts.joined(separator: "; ")); >"
  }
}

extension CALayer {
  /// The point in the other layer's coordinates; in those of the outermost layer if it is nil.
  /// Transforms don't count.
  ///
  /// Source: <https://developer.apple.com/documentation/quartzcore/calayer/convert(_:to:)-6q9du>
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let (own, other) = (originInRoot, layer?.originInRoot ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    let (own, other) = (originInRoot, layer?.originInRoot ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: layer), size: rect.size)
  }
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: layer), size: rect.size)
  }

  /// The way from the layer's coordinates to those of the outermost layer.
  private var originInRoot: CGPoint {
    guard let superlayer else { return .zero }
    let outer = superlayer.originInRoot
    return CGPoint(
      x: outer.x + frame.minX - bounds.minX, y: outer.y + frame.minY - bounds.minY)
  }
}
