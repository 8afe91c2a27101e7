/// The sides of a popover on which its arrow may be. The arrow is not drawn, but the popover stands
/// on the other side of its source.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipopoverarrowdirection>
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The arrow points up: the popover is below its source.
  public static let up = Self(rawValue: 1 << 0)
  public static let down = Self(rawValue: 1 << 1)
  public static let left = Self(rawValue: 1 << 2)
  public static let right = Self(rawValue: 1 << 3)
  public static let any: Self = [.up, .down, .left, .right]
}

/// The methods that a popover calls before it is shown.
///
/// Source:
/// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// What a popover can stand beside: a view or an item of a bar.
///
/// Source:
/// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollersourceitem>
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// The place of a popover: beside a rectangle of a view or an item of a bar, or in the middle
/// without them.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The delegate; not retained.
  open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { adaptivity as? any UIPopoverPresentationControllerDelegate }
    set { adaptivity = newValue }
  }
  /// The item of a bar beside which the popover stands; not retained. It wins over a view.
  open weak var barButtonItem: UIBarButtonItem?
  /// The view or the item of a bar beside which the popover stands.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }
  /// The view beside which the popover stands; not retained.
  open weak var sourceView: UIView?
  /// The rectangle in the view's coordinates; `null`, the default, is the whole view.
  open var sourceRect = CGRect.null
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// The space of the arrow, and that to the container's edges, in points; neither is measured.
  private static let (arrow, margin) = (CGFloat(13), CGFloat(10))

  /// A side of the source on which the popover may be.
  private struct Side {
    var arrow: UIPopoverArrowDirection
    /// The space on this side, and that which the content needs, in points.
    var room, needed: CGFloat
    /// The frame of the content.
    var frame: CGRect
    /// The edge of the content at which the arrow is.
    var edge: WritableKeyPath<UIEdgeInsets, CGFloat>
  }

  /// The place of a popover with content of this size in its container, in points: on the first
  /// side of its source that has room, of below, above, right and left; `nil` without a source.
  ///
  /// Since iOS 13 the view extends below the arrow, which its safe area leaves out.
  ///
  /// Source: <https://github.com/marlimox/AloeStackView/issues/68>
  package func place(of size: CGSize, in container: UIView) -> PresentedPlace? {
    guard let source = source(in: container) else { return nil }
    let permitted = sides(of: source, for: size, in: container)
      .filter { permittedArrowDirections.contains($0.arrow) }
    let fitting = permitted.first { $0.room >= $0.needed + Self.arrow }
    guard let side = fitting ?? permitted.first else { return nil }
    guard container.traitCollection.systemVersion >= 13 else {
      return PresentedPlace(frame: side.frame)
    }
    var arrow = UIEdgeInsets.zero
    arrow[keyPath: side.edge] = Self.arrow
    return PresentedPlace(
      frame: CGRect(
        x: side.frame.minX - arrow.left, y: side.frame.minY - arrow.top,
        width: side.frame.width + arrow.left + arrow.right,
        height: side.frame.height + arrow.top + arrow.bottom),
      arrow: arrow)
  }

  /// The rectangle beside which the popover stands, in the container's coordinates.
  private func source(in container: UIView) -> CGRect? {
    let item = barButtonItem.flatMap { item in
      (item.bar as? any BarItemFraming)?.frame(of: item).map { (view: item.bar, rect: $0) }
    }
    guard let view = item?.view ?? sourceView, view.window != nil,
      view.window === container.window
    else { return nil }
    let rect = item?.rect ?? (sourceRect.isNull ? view.bounds : sourceRect)
    return container.convert(rect, from: view)
  }

  private func sides(of source: CGRect, for wanted: CGSize, in container: UIView) -> [Side] {
    let area = container.bounds.inset(by: container.safeAreaInsets)
    let room = CGRect(
      x: area.minX + Self.margin, y: area.minY + Self.margin,
      width: max(0, area.width - 2 * Self.margin), height: max(0, area.height - 2 * Self.margin))
    let size = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
    let scale = max(container.traitCollection.displayScale, 1)
    func pixels(_ length: CGFloat) -> CGFloat { PixelRounding.nearest(length, steps: scale) }
    func held(_ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: pixels(max(room.minX, min(x, room.maxX - size.width))),
        y: pixels(max(room.minY, min(y, room.maxY - size.height))), width: size.width,
        height: size.height)
    }
    let (x, y) = (source.midX - size.width / 2, source.midY - size.height / 2)
    return [
      Side(
        arrow: .up, room: room.maxY - source.maxY, needed: size.height,
        frame: held(x, source.maxY + Self.arrow), edge: \.top),
      Side(
        arrow: .down, room: source.minY - room.minY, needed: size.height,
        frame: held(x, source.minY - Self.arrow - size.height), edge: \.bottom),
      Side(
        arrow: .left, room: room.maxX - source.maxX, needed: size.width,
        frame: held(source.maxX + Self.arrow, y), edge: \.left),
      Side(
        arrow: .right, room: source.minX - room.minX, needed: size.width,
        frame: held(source.minX - Self.arrow - size.width, y), edge: \.right),
    ]
  }
}
