/// The point of an item at which a view is attached.
///
/// Source: <https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor>
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  /// The distance from the edges in points, or in shares of the view's size.
  public let offset: CGPoint
  public let isFractionalOffset: Bool

  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
    (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
  }
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
  }

  /// The point of a rectangle, without the offset.
  func corner(of rect: CGRect) -> CGPoint {
    func share(_ first: NSDirectionalRectEdge, _ last: NSDirectionalRectEdge) -> CGFloat {
      edges.contains(first) == edges.contains(last) ? 0.5 : edges.contains(first) ? 0 : 1
    }
    return CGPoint(
      x: rect.minX + share(.leading, .trailing) * rect.width,
      y: rect.minY + share(.top, .bottom) * rect.height)
  }

  func point(in rect: CGRect, of size: CGSize) -> CGPoint {
    let (corner, unit) = (corner(of: rect), isFractionalOffset ? size : CGSize(width: 1, height: 1))
    return CGPoint(x: corner.x + offset.x * unit.width, y: corner.y + offset.y * unit.height)
  }
}
