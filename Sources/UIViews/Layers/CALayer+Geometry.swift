import Foundation

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
