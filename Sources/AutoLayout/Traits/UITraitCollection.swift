import Foundation

/// The circumstances that a layout adapts to: size classes, scale, text size, reading direction,
/// and the values of an app's own traits.
///
/// Immutable. A trait that a collection does not specify has the value `unspecified`, or 0; one of
/// the app's own has its default value.
///
/// See Apple's [UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection).
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// A collection that specifies nothing.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// The traits of all the collections; where several specify the same one, the later wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values)
  }

  /// Archives do not exist here, so that this always answers nil.
  public convenience init?(coder: NSCoder) { return nil }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Pixels to a point; 0 if unspecified.
  public var displayScale: CGFloat { values.displayScale }
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
  public var typesettingLanguage: String { values.typesettingLanguage }

  /// The value of any trait, the app's own among them.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Whether every trait that the other collection specifies has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let other = trait else { return true }
    return other.values.specified.allSatisfy { !values.differs(from: other.values, in: $0) }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int { values.hashValue }

  open override var description: String { traitDescription }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
