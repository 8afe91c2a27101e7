import AutoLayout
import Foundation
import Wording

extension LayoutCheck {
  /// A view that extends beyond the screen by a pixel or more. Its subviews are not reported as
  /// well. Content that scrolls or that a superview clips is ignored.
  public static let offScreen = LayoutCheck(
    "off-screen", .warning, "a view that reaches beyond the screen"
  ) { check, layout in
    var found: [LayoutProblem] = []
    var isSettled: [Bool] = []
    for (item, view) in zip(layout.items, layout.views) {
      guard !(item.parent.map { isSettled[$0] } ?? false) else {
        isSettled.append(true)
        continue
      }
      let beyond =
        item.isShown && !item.frame.isEmpty
        ? words(for: item.frameInWindow, beyond: layout.screen) : []
      let isOff = !beyond.isEmpty
      if isOff {
        found.append(
          LayoutProblem(
            check,
            "\(item.name) reaches \(beyond.joined(separator: " and ")) of the screen",
            views: [item.path]))
      }
      isSettled.append(isOff || !item.isShown || view.cutsOff)
    }
    return found
  }

  /// The distances in words by which a frame extends beyond the screen's edges. Less than a pixel
  /// is rounding.
  private static func words(for frame: CGRect, beyond screen: SimulatedScreen) -> [String] {
    let edges: [(distance: CGFloat, name: String)] = [
      (-frame.minY, "top"), (-frame.minX, "left"), (frame.maxY - screen.size.height, "bottom"),
      (frame.maxX - screen.size.width, "right"),
    ]
    return edges.filter { $0.distance >= 1 / screen.scale }.map {
      "\($0.distance.shortDecimal) points beyond the \($0.name)"
    }
  }
}
