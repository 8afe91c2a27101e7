extension UIView {
  /// The way in which content is fitted into a view of another size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }
}
