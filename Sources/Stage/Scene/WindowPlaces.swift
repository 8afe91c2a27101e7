import AutoLayout
import Foundation

/// Where the views of an inventory lie in the window: given to it one by one, each after what it lies in.
///
/// Without transforms, the coordinates of a view are those of the window but for a shift, which rounds nothing. What has a
/// transform, or lies in something that has one, is kept apart, so that the others don't pay for it.
@MainActor
struct WindowPlaces {
  /// Where the zero point of each view's coordinates lies; of no meaning where there is a map.
  private var origins: [CGPoint] = []
  private var maps: [Int: CGAffineTransform] = [:]

  init(capacity: Int) { origins.reserveCapacity(capacity) }

  /// Takes the next view.
  /// - Parameter frame: The view's.
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

  /// A rectangle in the coordinates of the view at an index, as the smallest one around it in the window's.
  func rect(_ rect: CGRect, in index: Int) -> CGRect {
    if !maps.isEmpty, let map = maps[index] { return rect.applying(map) }
    return rect.offsetBy(dx: origins[index].x, dy: origins[index].y)
  }
}
