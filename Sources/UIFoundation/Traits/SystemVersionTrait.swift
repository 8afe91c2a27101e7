/// The trait of the major version of iOS, whose controls and bars have their sizes.
public struct SystemVersionTrait: UITraitDefinition, SystemTrait {
  public static let defaultValue = 18
  public static var name: String { "SystemVersion" }
  static var field: WritableKeyPath<TraitValues, Int> { \.systemVersion }
  static func text(of value: Int) -> String { "iOS \(value)" }
}

extension UITraitCollection {
  /// The major version of iOS.
  public var systemVersion: Int { values.systemVersion }
}
