import InterfaceBuilder
import LayoutTools

/// A layout whose right constraints anyone would agree on, for a view of 375 x 667 points.
struct SuggestedLayout: Sendable {
  var name: String
  var views: [DrawnView]
  /// The labels that are wider than their texts.
  var wide: Set<String> = []
  /// The labels whose texts take several lines.
  var wrapping: Set<String> = []

  /// The constraints that are right, in pseudocode, a line each.
  var expected: String

  init(
    _ name: String, wide: Set<String> = [], wrapping: Set<String> = [], _ views: [DrawnView],
    _ expected: String
  ) {
    self.name = name
    self.expected = expected
    self.views = views
    self.wide = wide
    self.wrapping = wrapping
  }

  /// The canvas, on which texts and controls ask for the sizes that they are drawn in.
  var canvas: Canvas {
    let plain = LayoutToolsTests.canvas(DrawnView("root", 0, 0, 375, 667, views)).withRootMargins
    return plain.changing { item in
      switch plain.document.object(item.id)?.name {
      case "label":
        item.contentWidth = item.frame.width
        if wide.contains(item.id) { item.contentWidth = item.frame.width - 40 }
        if wrapping.contains(item.id) { item.contentWidth = item.frame.width * 2.5 }
        item.contentHeight = item.frame.height
        item.firstBaseline = 16
        item.lastBaseline = item.frame.height - 5
        item.contentPriorities.horizontalHugging = 251
        item.contentPriorities.verticalHugging = 251
      case "button":
        item.contentWidth = wide.contains(item.id) ? item.frame.width - 40 : item.frame.width
        item.contentHeight = 30
        item.firstBaseline = item.frame.height / 2 + 6
        item.lastBaseline = item.firstBaseline
        item.centersText = true
      case "textField":
        item.contentWidth = 14
        item.contentHeight = 34
        item.firstBaseline = 23
        item.lastBaseline = 23
        item.centersText = true
      case "switch":
        item.contentWidth = 49
        item.contentHeight = 31
        item.contentPriorities.horizontalHugging = 750
        item.contentPriorities.verticalHugging = 750
      default: break
      }
    }
  }

  /// The suggested constraints in pseudocode.
  var suggested: String {
    ResetToSuggested(canvas).constraints.map(\.pseudocode).joined(separator: "\n")
  }

  static func label(_ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double = 21)
    -> DrawnView
  { DrawnView(id, x, y, width, height, element: "label") }

  static func button(_ id: String, _ x: Double, _ y: Double, _ width: Double) -> DrawnView {
    DrawnView(id, x, y, width, 30, element: "button")
  }

  static func field(_ id: String, _ x: Double, _ y: Double, _ width: Double) -> DrawnView {
    DrawnView(id, x, y, width, 34, element: "textField")
  }

  static func image(_ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> DrawnView
  { DrawnView(id, x, y, width, height, element: "imageView") }

  static func toggle(_ id: String, _ x: Double, _ y: Double) -> DrawnView {
    DrawnView(id, x, y, 49, 31, element: "switch")
  }
}

extension SuggestedLayout {
  static let all = forms + rows + scenes
}
