import InterfaceBuilder
import SeededRandom

/// Views that are drawn at random places, half of them on a grid, each held where it is drawn.
struct RandomDesign {
  private var random: SplitMix
  private var count = 0

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  /// The elements in the root view, of 375 x 667 points.
  mutating func elements(views: Int = 6) -> String {
    let list = (0..<views).map { _ in view(in: Size(width: 375, height: 600), depth: 0) }
    return """
      <subviews>\(list.joined())</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      """
  }

  private mutating func view(in room: Size, depth: Int) -> String {
    count += 1
    let id = "v\(count)"
    let (width, height) = (number(20, room.width / 2), number(10, room.height / 3))
    let rect =
      "<rect key=\"frame\" x=\"\(number(0, room.width - width))\" y=\"\(number(0, room.height - height))\" width=\"\(width)\" height=\"\(height)\"/>"
    let held = "fixedFrame=\"YES\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\""
    let text =
      ["Tea", "Oolong from the high mountains", "Green", "", "One more cup"]
      .randomElement(using: &random) ?? ""
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return "<label text=\"\(text)\" \(held)>\(rect)\(font)</label>"
    case 1:
      return "<label text=\"\(text)\" numberOfLines=\"0\" \(held)>\(rect)\(font)</label>"
    case 2:
      return
        "<button buttonType=\"system\" \(held)>\(rect)<state key=\"normal\" title=\"\(text)\"/></button>"
    case 3: return "<textField borderStyle=\"roundedRect\" \(held)>\(rect)\(font)</textField>"
    case 4: return "<switch \(held)>\(rect)</switch>"
    case 5: return "<imageView \(held)>\(rect)</imageView>"
    default:
      let inner =
        depth < 2
        ? (0..<Int.random(in: 0...3, using: &random)).map { _ in
          view(in: Size(width: width, height: height), depth: depth + 1)
        } : []
      let subviews = inner.isEmpty ? "" : "<subviews>\(inner.joined())</subviews>"
      return "<view \(held)>\(rect)\(subviews)</view>"
    }
  }

  /// A number on a grid of 4 points, or one with a half.
  private mutating func number(_ least: Double, _ greatest: Double) -> Double {
    let most = max(least, greatest)
    let number = Double.random(in: least...most, using: &random)
    return Bool.random(using: &random) ? (number / 4).rounded() * 4 : (number * 2).rounded() / 2
  }
}
