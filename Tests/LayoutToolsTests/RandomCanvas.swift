import InterfaceBuilder
import LayoutTools
import SeededRandom

/// A canvas of views at whole points: some in views of the root, some hidden, read in either
/// direction.
func randomCanvas(_ random: inout SplitMix, views count: Int = 9) -> Canvas {
  func view(_ id: String, in size: Size, _ subviews: [DrawnView] = []) -> DrawnView {
    let width = Double(Int.random(in: 1...40, using: &random))
    let height = Double(Int.random(in: 1...40, using: &random))
    return DrawnView(
      id, Double(Int.random(in: -4...Int(size.width) - 20, using: &random)),
      Double(Int.random(in: -4...Int(size.height) - 20, using: &random)), width, height, subviews)
  }
  let inner = (0..<count / 3).map { view("inner\($0)", in: Size(width: 60, height: 60)) }
  let outer = (0..<count - count / 3).map { index in
    view("view\(index)", in: Size(width: 140, height: 140), index == 0 ? inner : [])
  }
  let hidden = Bool.random(using: &random) ? "view1" : "none"
  let isRightToLeft = Bool.random(using: &random)
  return canvas(DrawnView("root", 0, 0, 140, 140, outer)).withRootMargins.changing { item in
    item.isShown = item.id != hidden
    item.isRightToLeft = isRightToLeft
  }
}
