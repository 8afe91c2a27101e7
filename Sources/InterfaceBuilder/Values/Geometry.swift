/// A point in points.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double
}

/// A size in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double
}

/// A rectangle in points.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double
}

extension Element {
  /// The number that an attribute has; nil if there is none, or if it is not finite.
  public func number(_ attribute: String) -> Double? {
    self[attribute].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// The whole number that an attribute has.
  public func integer(_ attribute: String) -> Int? { self[attribute].flatMap { Int($0) } }

  /// Whether an attribute is `YES`; nil if it is neither that nor `NO`.
  public func flag(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// The element's own values as a rectangle.
  public var rect: Rect? {
    guard let x = number("x"), let y = number("y"), let width = number("width"),
      let height = number("height")
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
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
