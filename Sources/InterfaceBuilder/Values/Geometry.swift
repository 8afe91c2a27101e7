/// A point in points.
public struct Point: Hashable, Sendable {
  /// The distance from the left.
  public var x: Double
  /// The distance from the top.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A size in points.
public struct Size: Hashable, Sendable {
  /// The extent from left to right.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The extent from left to right.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

extension Element {
  /// The element's own values as a rectangle.
  public var rect: Rect? {
    guard let point, let size else { return nil }
    return Rect(x: point.x, y: point.y, width: size.width, height: size.height)
  }

  /// The element's own values as a size.
  public var size: Size? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return Size(width: width, height: height)
  }

  /// The element's own values as a point.
  public var point: Point? {
    guard let x = number("x"), let y = number("y") else { return nil }
    return Point(x: x, y: y)
  }

  /// The rectangle of a child: `frame`, `bounds` or another key.
  public func rect(key: String) -> Rect? { child("rect", key: key)?.rect }
}
