/// A rectangle with coordinates of its own: that of a view, or of the screen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicoordinatespace>
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The point, in the coordinates of the other space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of the other space, in this space's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The rectangle, in the coordinates of the other space. If a transform rotates it, the result is
  /// the smallest rectangle around it.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The space's rectangle, in points.
  var bounds: CGRect { get }
}

/// Views are converted by way of their common root, all other spaces by way of the screen.
extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView, view.root === root {
      return convert(point, to: Optional(view))
    }
    let onScreen = convert(point, to: Optional(root)).applying(root.mapToScreen)
    if coordinateSpace is UIScreen { return onScreen }
    return coordinateSpace.convert(onScreen, from: UIScreen.main)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView, view.root === root {
      return convert(point, from: Optional(view))
    }
    let onScreen =
      coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: UIScreen.main)
    return convert(onScreen.applying(root.mapToScreen.inverted()), from: Optional(root))
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView, view.root === root {
      return convert(rect, to: Optional(view))
    }
    let onScreen = convert(rect, to: Optional(root)).applying(root.mapToScreen)
    if coordinateSpace is UIScreen { return onScreen }
    return coordinateSpace.convert(onScreen, from: UIScreen.main)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView, view.root === root {
      return convert(rect, from: Optional(view))
    }
    let onScreen =
      coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, to: UIScreen.main)
    return convert(onScreen.applying(root.mapToScreen.inverted()), from: Optional(root))
  }

  /// The transform from a root's coordinates to the screen's, in which a window's frame is given.
  private var mapToScreen: CGAffineTransform { mapToSuperview }
}

extension UIScreen: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, from: self)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, from: self)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace is UIScreen ? rect : coordinateSpace.convert(rect, to: self)
  }
}
