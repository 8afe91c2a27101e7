import AutoLayout
import Foundation

/// The views and guides of a window with what their constraints say of them, read from the views'
/// own properties: another way to the rows of a layout than the engine's.
@MainActor
struct Hierarchy {
  struct Item {
    let object: AnyObject
    /// The index of the view around a view, or of a guide's owner; nil for the window.
    let owner: Int?

    @MainActor var view: UIView? { object as? UIView }
    @MainActor var guide: UILayoutGuide? { object as? UILayoutGuide }

    @MainActor var node: LayoutNode? { view?.node ?? guide?.node }

    /// The name in messages.
    @MainActor var name: String {
      let name = view?.accessibilityIdentifier ?? guide?.identifier ?? ""
      return name.isEmpty ? "\(type(of: object))" : name
    }
  }

  /// A part of an item's frame.
  enum Part: Int { case left, top, width, height }

  let window: UIWindow
  private(set) var items: [Item] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// - Parameter window: It has been laid out.
  init(_ window: UIWindow) {
    self.window = window
    add(window, in: nil)
  }

  /// Controls draw some of their views themselves: the layout doesn't have these.
  private mutating func add(_ view: UIView, in owner: Int?) {
    guard window.node.ownEngine?.knows(view.node) == true else { return }
    let place = append(view, in: owner)
    for guide in view.allGuides { _ = append(guide, in: place) }
    for subview in view.subviews { add(subview, in: place) }
  }

  private mutating func append(_ object: AnyObject, in owner: Int?) -> Int {
    places[ObjectIdentifier(object)] = items.count
    items.append(Item(object: object, owner: owner))
    return items.count - 1
  }

  func place(of object: AnyObject) -> Int? { places[ObjectIdentifier(object)] }

  /// The guide for which the edges of a view stand in its own constraints: that of the content, in
  /// a view that scrolls.
  func contentGuide(of view: UIView) -> UILayoutGuide? {
    guard view is UIScrollView else { return nil }
    return view.allGuides.first { $0.identifier == "UIScrollView-contentLayoutGuide" }
  }
}

/// A sum of parts of frames, and a constant, in points.
struct FrameSum {
  /// What each part is multiplied by, by ``Hierarchy/key(_:_:)``.
  private(set) var terms: [Int: Double] = [:]
  var constant = 0.0

  @MainActor
  mutating func add(_ item: Int, _ part: Hierarchy.Part, times factor: Double) {
    terms[Hierarchy.key(item, part), default: 0] += factor
  }

  mutating func add(_ other: FrameSum, times factor: Double) {
    for (key, coefficient) in other.terms { terms[key, default: 0] += factor * coefficient }
    constant += factor * other.constant
  }
}

extension Hierarchy {
  /// A number for a part of an item.
  static func key(_ item: Int, _ part: Part) -> Int { item * 4 + part.rawValue }
}
