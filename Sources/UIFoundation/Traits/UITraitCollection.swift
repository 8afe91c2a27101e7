/// The environment to which a layout adapts: size classes, scale, text size, layout direction, and
/// the values of custom traits.
///
/// It is immutable. A trait that is not specified has the value `unspecified` or 0, and a custom
/// trait its default value.
///
/// See Apple's
/// [UITraitCollection](https://developer.apple.com/documentation/uikit/uitraitcollection).
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package let values: TraitValues

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection that specifies no trait.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// Creates a collection with the traits of several. For a trait in more than one, the last wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values: values)
  }

  /// Always returns `nil`: there are no archives here.
  public convenience init?(coder: NSCoder) { return nil }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The number of pixels in a point; 0 if unspecified.
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

  /// The value of a system or custom trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Whether all traits that the other collection specifies have the same values here.
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
