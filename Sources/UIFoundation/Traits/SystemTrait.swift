/// A trait with a stored place in every trait collection.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
  static var field: WritableKeyPath<TraitValues, Value> { get }
  /// The value as the description of a trait collection prints it.
  static func text(of value: Value) -> String
}

extension SystemTrait {
  static func value(in values: TraitValues) -> Any { values[keyPath: field] }
  static func set(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { values[keyPath: field] = value }
  }
  static func isSpecified(in values: TraitValues) -> Bool { values[keyPath: field] != defaultValue }
  static func copy(from other: TraitValues, to values: inout TraitValues) {
    values[keyPath: field] = other[keyPath: field]
  }
  static func differs(_ first: TraitValues, _ second: TraitValues) -> Bool {
    first[keyPath: field] != second[keyPath: field]
  }
  static func text(in values: TraitValues) -> String { text(of: values[keyPath: field]) }
  static func text(of value: Value) -> String { capitalizedCase(value) }

  /// The name of an enumeration's case with a capital: `Light` of `light`.
  static func capitalizedCase(_ value: Value) -> String {
    let name = "\(value)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

enum SystemTraits {
  /// All system traits in the order of UIKit's descriptions, then those that only a simulated
  /// screen has.
  static let all: [any SystemTrait.Type] = [
    UITraitUserInterfaceIdiom.self,
    UITraitDisplayScale.self,
    UITraitDisplayGamut.self,
    UITraitHorizontalSizeClass.self,
    UITraitVerticalSizeClass.self,
    UITraitUserInterfaceStyle.self,
    UITraitLayoutDirection.self,
    UITraitForceTouchCapability.self,
    UITraitPreferredContentSizeCategory.self,
    UITraitAccessibilityContrast.self,
    UITraitUserInterfaceLevel.self,
    UITraitLegibilityWeight.self,
    UITraitActiveAppearance.self,
    UITraitSceneCaptureState.self,
    UITraitTypesettingLanguage.self,
    TextMetricsTrait.self,
    SystemVersionTrait.self,
  ]
}
