/// The methods that a sheet calls when the user has changed its height, which nobody does here.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// What the height of a sheet depends on.
///
/// Source:
/// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext>
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext:
  AnyObject
{
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large sheet above the safe area's bottom, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The presentation of a sheet, and the heights that it has on phones.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller>
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height of a sheet. It is no part of the height that the safe area's bottom takes.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detent>
  @preconcurrency @MainActor open class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
    public typealias Context = any UISheetPresentationControllerDetentResolutionContext

    public let identifier: Identifier
    private let resolver: (Context) -> CGFloat?

    private init(_ identifier: Identifier, _ resolver: @escaping (Context) -> CGFloat?) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    /// The height in points; nil where the detent is of no account.
    open func resolvedValue(in context: Context) -> CGFloat? { resolver(context) }

    /// About half of the screen. Apple says no more: half of the container is taken.
    open class func medium() -> Detent {
      Detent(.medium) { ($0 as? SheetContext)?.mediumValue }
    }
    open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    open class func custom(
      identifier: Identifier? = nil, resolver: @escaping (Context) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }
  }

  /// The delegate; not retained.
  open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { adaptivity as? any UISheetPresentationControllerDelegate }
    set { adaptivity = newValue }
  }
  /// The heights that the sheet may have, the lowest first.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
  /// The height of this moment; nil for the first one.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// Not drawn.
  open var prefersGrabberVisible = false
  /// Has no effect, as have the properties below: nobody drags the sheet, and nothing is dimmed.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  open var prefersPageSizing = true
  open var preferredCornerRadius: CGFloat?

  /// The share of the greatest height that a medium sheet has: 425 of 759 points were measured on a
  /// phone of 393 x 852 points.
  ///
  /// Source: <https://github.com/Vercantez/openuikit>, `fixtures/realapp/detents_ios.json`
  private static let mediumShare: CGFloat = 0.56

  open func animateChanges(_ changes: () -> Void) { changes() }
  open func invalidateDetents() { presented?.setPresentationNeedsLayout() }

  /// The frame of a sheet whose large one this is.
  func frame(in large: CGRect, of container: UIView) -> CGRect {
    let bottom = container.safeAreaInsets.bottom
    let context = SheetContext(
      container.traitCollection, most: large.height - bottom,
      medium: (Self.mediumShare * (large.height - bottom)).rounded())
    let chosen =
      detents.first { $0.identifier == selectedDetentIdentifier }
      ?? detents.first { $0.resolvedValue(in: context) != nil }
    guard let value = chosen?.resolvedValue(in: context), value.isFinite else { return large }
    let height = min(max(0, value) + bottom, large.height)
    return CGRect(
      x: large.minX, y: large.maxY - height, width: large.width, height: height)
  }
}

/// What the heights of a sheet in a container depend on.
private final class SheetContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let mediumValue: CGFloat

  init(_ traits: UITraitCollection, most: CGFloat, medium: CGFloat) {
    (containerTraitCollection, maximumDetentValue, mediumValue) = (traits, most, medium)
  }
}

extension UIViewController {
  /// The presentation as a sheet; nil with another style.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/sheetpresentationcontroller>
  public var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      presentationController as? UISheetPresentationController
    default: nil
    }
  }
}
