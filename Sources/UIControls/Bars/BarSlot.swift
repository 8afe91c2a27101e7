@_spi(Package) import UIViews

/// An item of a bar and its frame.
package struct BarSlot {
  package typealias Role = Drawing.Slot.Role

  package var role: Role
  package var text: String?
  package var image: UIImage?
  package var isEnabled = true
  /// The frame in the bar's coordinates, in points.
  package var frame: CGRect
  /// The item, which has the action and the custom view.
  var item: UIBarItem?
  var badge: Drawing.Badge?

  func drawn(isReversed: Bool) -> Drawing.Slot {
    Drawing.Slot(
      role: role, text: text, symbol: image?.symbol?.sign(isReversed: isReversed),
      isEnabled: isEnabled, frame: frame, badge: badge)
  }
}

/// A row of bar items from one side of a rectangle to the other.
struct BarRow {
  private let items: [UIBarButtonItem]
  private let widths: [CGFloat]

  /// - Parameter bar: The bar whose traits the titles are measured with.
  @MainActor init(_ items: [UIBarButtonItem], of bar: UIView) {
    self.items = items
    widths = items.map { $0.contentWidth(in: bar) }
  }

  /// The width of the items, with the spacing between them; spaces have no spacing of their own.
  @MainActor var width: CGFloat {
    widths.reduce(0, +) + gaps.reduce(0, +)
  }

  /// The space before each item.
  @MainActor private var gaps: [CGFloat] {
    items.indices.map { index in
      guard index > 0, !items[index].isSpace, !items[index - 1].isSpace else { return 0 }
      return ControlMetrics.barItem.spacing
    }
  }

  /// The frames of the items from left to right; flexible spaces share the width that remains.
  @MainActor func slots(in room: CGRect) -> [BarSlot] {
    let flexible = items.filter { $0.systemItem == .flexibleSpace }.count
    let share = flexible == 0 ? 0 : max(0, room.width - width) / CGFloat(flexible)
    var x = room.minX
    var slots: [BarSlot] = []
    for (index, gap) in gaps.enumerated() {
      let item = items[index]
      x += gap
      let width = widths[index] + (item.systemItem == .flexibleSpace ? share : 0)
      if !item.isSpace {
        slots.append(
          BarSlot(
            role: .button, text: item.title, image: item.image, isEnabled: item.isEnabled,
            frame: CGRect(x: x, y: room.minY, width: width, height: room.height), item: item))
      }
      x += width
    }
    return slots
  }
}

/// A bar along an edge of the screen, with its items and their frames.
@MainActor package protocol BarShowing: UIView {
  var slots: [BarSlot] { get }
}

extension BarShowing {
  package func frame(of item: UIBarItem) -> CGRect? {
    slots.first { $0.item === item }?.frame
  }

  /// The description of the bar for drawing.
  /// - Parameter isAbove: Whether the bar lies above the content.
  func drawnBar(isAbove: Bool = false) -> Drawing {
    var drawing = Drawing(box: .never)
    drawing.tint = drawn(tintColor)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    drawing.content = .bar(
      Drawing.Bar(
        slots: slots.map { $0.drawn(isReversed: isReversed) }, isAbove: isAbove,
        isReversed: isReversed))
    return drawing
  }

  /// The bounds between the parts that a sensor housing covers at the sides.
  var safeBounds: CGRect {
    let (left, right) = (safeAreaInsets.left, safeAreaInsets.right)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY, width: max(0, bounds.width - left - right),
      height: bounds.height)
  }

  /// A row of items from side to side, within the safe area and the bar's margins.
  func row(at y: CGFloat, height: CGFloat) -> CGRect {
    let (room, margin) = (safeBounds, ControlMetrics.barItem.margin)
    return CGRect(
      x: room.minX + margin, y: y, width: max(0, room.width - 2 * margin), height: height)
  }

  /// Lays the container out again: its content extends behind translucent bars, and ends at opaque
  /// ones.
  func translucencyChanged() { superview?.setNeedsLayout() }

  /// Whether constraints size the views of items and titles, as from iOS 11 on.
  ///
  /// Source: <https://github.com/signalapp/Signal-iOS/issues/3374>
  var fitsItems: Bool { traitCollection.systemVersion >= 11 }

  /// Places the custom views of items.
  func placeItemViews() {
    for slot in slots {
      guard let view = (slot.item as? UIBarButtonItem)?.customView else { continue }
      var size = view.foreignSize(fits: fitsItems)
      if view is UISlider { size.height = ControlMetrics.barSliderHeight }
      placeItem(
        view,
        at: CGRect(
          x: slot.frame.minX, y: slot.frame.midY - size.height / 2, width: slot.frame.width,
          height: size.height))
    }
  }

  /// Removes the custom views of items that the bar no longer shows.
  func removeViews(of old: [UIBarButtonItem], except new: [UIBarButtonItem]) {
    for item in old where !new.contains(where: { $0 === item }) {
      if let view = item.customView, view.superview === self { view.removeFromSuperview() }
    }
  }

  /// The item at a point of the bar.
  func slot(at point: CGPoint) -> BarSlot? {
    // A finger covers more than a word.
    let reach = ControlMetrics.barItem.spacing / 2
    return slots.first { $0.frame.insetBy(dx: -reach, dy: 0).contains(point) }
  }
}
