/// The values in a trait collection. A trait that is not specified has its default value.
package struct TraitValues: Hashable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var displayScale: CGFloat = 0
  var displayGamut = UIDisplayGamut.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var sceneCaptureState = UISceneCaptureState.unspecified
  var typesettingLanguage = ""
  package var textMetrics = AnyTextMetrics.device
  package var systemVersion = SystemVersionTrait.defaultValue
  /// The values of custom traits.
  var custom = CustomTraitValues()

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return system.value(in: self) as? Trait.Value ?? Trait.defaultValue
      }
      return custom.entry(of: trait)?.value as? Trait.Value ?? Trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.set(newValue, in: &self)
        return
      }
      custom.set(CustomTraitValue(definition: trait, value: newValue))
    }
  }

  /// Whether the collection specifies a value for the trait.
  func specifies(_ trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.isSpecified(in: self) }
    return custom.entry(of: trait) != nil
  }

  mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      system.copy(from: TraitValues(), to: &self)
    } else {
      custom.remove(trait)
    }
  }

  /// The traits that have a value: the system's in the order of descriptions, then custom ones.
  var specified: [UITrait] {
    SystemTraits.all.filter { $0.isSpecified(in: self) } + custom.entries.map(\.definition)
  }

  /// Sets each value that the other collection specifies.
  mutating func merge(_ other: TraitValues) {
    for trait in SystemTraits.all where trait.isSpecified(in: other) {
      trait.copy(from: other, to: &self)
    }
    for entry in other.custom.entries { custom.set(entry) }
  }

  /// Whether the two have different values for the trait.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
    return custom.entry(of: trait) != other.custom.entry(of: trait)
  }
}
