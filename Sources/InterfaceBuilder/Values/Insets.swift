/// Distances from the edges of a rectangle inwards, in points.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left or, in ``isDirectional`` insets, the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right or, in ``isDirectional`` insets, the trailing edge.
  public var trailing: Double
  /// Whether the reading direction decides which edge is the leading one.
  public var isDirectional: Bool

  /// Creates insets.
  public init(
    top: Double, leading: Double, bottom: Double, trailing: Double, isDirectional: Bool = false
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
    self.isDirectional = isDirectional
  }
}

extension Element {
  /// The element's own values as insets: `edgeInsets`, `directionalEdgeInsets` or `inset`.
  ///
  /// Interface Builder writes `2.2250738585072014e-308`, the smallest normal number, for an inset
  /// that is set and 0; it is 0 here.
  public var insets: Insets? {
    func all(_ top: String, _ leading: String, _ bottom: String, _ trailing: String) -> Insets? {
      guard let top = number(top), let leading = number(leading), let bottom = number(bottom),
        let trailing = number(trailing)
      else { return nil }
      func settled(_ number: Double) -> Double {
        number.magnitude <= Double.leastNormalMagnitude ? 0 : number
      }
      return Insets(
        top: settled(top), leading: settled(leading), bottom: settled(bottom),
        trailing: settled(trailing), isDirectional: name == "directionalEdgeInsets")
    }
    switch name {
    case "edgeInsets": return all("top", "left", "bottom", "right")
    case "directionalEdgeInsets": return all("top", "leading", "bottom", "trailing")
    case "inset": return all("minY", "minX", "maxY", "maxX")
    default: return nil
    }
  }

  /// The insets of a child: `layoutMargins`, `contentEdgeInsets` or another key.
  public func insets(key: String) -> Insets? { child(key: key)?.insets }
}
