/// The positions of an inventory's views in the window. The views are added one by one, superviews
/// first.
///
/// Without transforms, a view's coordinates differ from the window's by an offset, which is added
/// without rounding. Views with a transform of their own or of a superview are kept separately, so
/// that the others stay quick.
@MainActor
struct WindowPlaces {
  /// The origin of each view's coordinates in the window; unused for views with a transform.
  private var origins: [CGPoint] = []
  private var maps: [Int: CGAffineTransform] = [:]

  init(capacity: Int) { origins.reserveCapacity(capacity) }

  /// Adds the next view.
  /// - Parameter frame: The view's frame.
  /// - Returns: The smallest rectangle around the view, in the window's coordinates.
  mutating func add(_ view: UIView, _ item: SceneInventory.Item, frame: CGRect) -> CGRect {
    var around = CGPoint.zero
    var map: CGAffineTransform?
    if let parent = item.parent, !item.isPresented {
      around = origins[parent]
      if !maps.isEmpty { map = maps[parent] }
    } else if let superview = view.superview {
      if let origin = superview.originInRoot { around = origin } else { map = superview.mapToRoot }
    }
    let bounds = view.bounds
    if map == nil, !view.isTransformed {
      let place = frame.offsetBy(dx: around.x, dy: around.y)
      origins.append(CGPoint(x: place.minX - bounds.minX, y: place.minY - bounds.minY))
      return place
    }
    let own = view.mapToSuperview.concatenating(
      map ?? CGAffineTransform(translationX: around.x, y: around.y))
    maps[origins.count] = own
    origins.append(.zero)
    return bounds.applying(own)
  }

  /// A rectangle of the view at an index, as the smallest rectangle around it in the window's
  /// coordinates.
  func rect(_ rect: CGRect, in index: Int) -> CGRect {
    if !maps.isEmpty, let map = maps[index] { return rect.applying(map) }
    return rect.offsetBy(dx: origins[index].x, dy: origins[index].y)
  }
}
