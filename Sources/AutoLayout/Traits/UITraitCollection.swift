import Foundation

/// The circumstances that a layout adapts to: size classes, scale, text size, reading direction.
///
/// Immutable. A trait that a collection does not specify has the value `unspecified`, or 0.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels to a point; 0 if unspecified.
  public let displayScale: CGFloat
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let preferredContentSizeCategory: UIContentSizeCategory

  package init(
    idiom: UIUserInterfaceIdiom = .unspecified,
    displayScale: CGFloat = 0,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  ) {
    userInterfaceIdiom = idiom
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    super.init()
  }

  /// A collection that specifies nothing.
  public override convenience init() { self.init(idiom: .unspecified) }

  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(idiom: userInterfaceIdiom)
  }

  public convenience init(displayScale: CGFloat) {
    self.init(idiom: .unspecified, displayScale: displayScale)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(idiom: .unspecified, horizontalSizeClass: horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(idiom: .unspecified, verticalSizeClass: verticalSizeClass)
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(idiom: .unspecified, layoutDirection: layoutDirection)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(idiom: .unspecified, preferredContentSizeCategory: preferredContentSizeCategory)
  }

  /// The traits of all the collections; where several specify the same one, the later wins.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    func last<Value>(_ trait: (UITraitCollection) -> Value?, or unspecified: Value) -> Value {
      collections.reversed().lazy.compactMap(trait).first ?? unspecified
    }
    self.init(
      idiom: last(\.specifiedIdiom, or: .unspecified),
      displayScale: last({ $0.displayScale == 0 ? nil : $0.displayScale }, or: 0),
      horizontalSizeClass: last(
        { $0.horizontalSizeClass == .unspecified ? nil : $0.horizontalSizeClass }, or: .unspecified),
      verticalSizeClass: last(
        { $0.verticalSizeClass == .unspecified ? nil : $0.verticalSizeClass }, or: .unspecified),
      layoutDirection: last(
        { $0.layoutDirection == .unspecified ? nil : $0.layoutDirection }, or: .unspecified),
      preferredContentSizeCategory: last(\.specifiedCategory, or: .unspecified))
  }

  private var specifiedIdiom: UIUserInterfaceIdiom? {
    userInterfaceIdiom == .unspecified ? nil : userInterfaceIdiom
  }

  private var specifiedCategory: UIContentSizeCategory? {
    preferredContentSizeCategory == .unspecified ? nil : preferredContentSizeCategory
  }

  /// Whether every trait that the other collection specifies has the same value here.
  public func containsTraits(in other: UITraitCollection?) -> Bool {
    guard let other else { return true }
    return UITraitCollection(traitsFrom: [self, other]) == self
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceIdiom == other.userInterfaceIdiom
      && displayScale == other.displayScale
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceIdiom)
    hasher.combine(displayScale)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(layoutDirection)
    hasher.combine(preferredContentSizeCategory.rawValue)
    return hasher.finalize()
  }
}
