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

  /// The timing curve of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}
