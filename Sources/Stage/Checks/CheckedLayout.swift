import AutoLayout
import Foundation
import Wording

/// A layout as checks look at it: its values, and the views that they were taken from.
@MainActor
struct CheckedLayout {
  let screen: SimulatedScreen
  let window: UIWindow
  /// The views as the snapshot lists them: each before its subviews, siblings from back to front.
  let items: [SceneView]
  /// The views of ``items``, at the same places.
  let views: [UIView]
  /// The layout guides.
  let guides: [SceneView]
  /// The texts in sight, in the order of the views.
  let texts: [ShownText]
  /// What the layout wrote to its log, oldest first.
  let messages: [LayoutMessage]
  private let describing: (NSLayoutConstraint) -> SceneConstraint

  init(
    screen: SimulatedScreen, window: UIWindow, items: [SceneView], views: [UIView],
    guides: [SceneView], messages: [LayoutMessage],
    describe: @escaping (NSLayoutConstraint) -> SceneConstraint
  ) {
    self.screen = screen
    self.window = window
    self.items = items
    self.views = views
    self.guides = guides
    self.messages = messages
    describing = describe
    texts = items.indices.compactMap { index in
      guard items[index].isShown, let view = views[index] as? any TextShowing else { return nil }
      return ShownText(index: index, view: view, lines: view.placedLines)
    }
  }

  /// A constraint as people read it.
  func describe(_ constraint: NSLayoutConstraint) -> SceneConstraint { describing(constraint) }

  /// The places of the views around the one at an index, outwards.
  func around(_ index: Int) -> some Sequence<Int> {
    sequence(state: items[index].parent) { parent in
      defer { parent = parent.flatMap { items[$0].parent } }
      return parent
    }
  }

  /// The part of the view at an index that lies on the screen and that no view around it cuts off, in the window's
  /// coordinates.
  func partInSight(of index: Int) -> CGRect {
    around(index).reduce(
      items[index].frameInWindow.intersection(CGRect(origin: .zero, size: screen.size))
    ) { part, around in
      views[around].cutsOff ? part.intersection(items[around].frameInWindow) : part
    }
  }

  /// The place of the view whose content moves with that of the view at an index when it is scrolled; nil for what stays.
  func scroller(of index: Int) -> Int? {
    items[index].isScrollable ? index : around(index).first { items[$0].isScrollable }
  }
}

/// A text in sight.
@MainActor
struct ShownText {
  /// The place of its view among those of the layout.
  let index: Int
  let view: any TextShowing
  /// The lines that the view has room for, in its coordinates.
  let lines: [PlacedLine]

  /// The beginning of the text in quotes, on one line, after a blank; empty where there is no text.
  var quoted: String {
    guard let words = view.shownText, !words.isEmpty else { return "" }
    return " \"" + words.excerpt.replacing("\n", with: " ") + "\""
  }
}

extension UIView {
  /// Whether what lies in the view is seen only as far as the view reaches.
  var cutsOff: Bool { clipsToBounds || self is UIScrollView }
}
