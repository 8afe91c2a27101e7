extension NSLayoutConstraint.Axis {
  /// The name of the length along it: `width` or `height`.
  public var lengthName: String { self == .horizontal ? "width" : "height" }

  /// The length of a size along it, in points.
  public func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
}

extension SimulatedScreen {
  /// Sets the length along an axis, in points. The other one stays, and so do the device's bars and
  /// its orientation.
  public mutating func resize(_ axis: NSLayoutConstraint.Axis, to length: CGFloat) {
    var size = size
    if axis == .horizontal { size.width = length } else { size.height = length }
    resize(to: size)
  }

  /// Keeps its size classes, whatever size it gets.
  package mutating func keepClasses() {
    let classes = classes
    ScreenChoice.widthClass.set(classes.width.rawValue, on: &self)
    ScreenChoice.heightClass.set(classes.height.rawValue, on: &self)
  }
}
