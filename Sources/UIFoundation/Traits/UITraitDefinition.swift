/// A trait: the key of a value in a trait collection.
///
/// The system's traits are such types (`UITraitHorizontalSizeClass`). An app defines its own with a
/// default value:
///
/// ```swift
/// struct ThemeTrait: UITraitDefinition {
///   static let defaultValue = Theme.plain
/// }
/// view.traitOverrides[ThemeTrait.self] = .festive
/// view.traitCollection[ThemeTrait.self]   // .festive, and so in all views below
/// ```
///
/// See Apple's
/// [UITraitDefinition](https://developer.apple.com/documentation/uikit/uitraitdefinition).
public protocol UITraitDefinition: SendableMetatype {
  associatedtype Value

  /// The value if none was set.
  static var defaultValue: Value { get }
  /// Whether a change of the value affects the appearance of colours.
  static var affectsColorAppearance: Bool { get }
  /// The name of the trait in descriptions.
  static var name: String { get }
  /// The identifier of the trait outside the program.
  static var identifier: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String {
    isOfSystem ? String(identifier.trimmingPrefix("UITrait")) : String(describing: Self.self)
  }
  public static var identifier: String {
    isOfSystem ? String(describing: Self.self) : String(reflecting: Self.self)
  }

  private static var isOfSystem: Bool { Self.self is any SystemTrait.Type }
}

/// A trait as a value, as in the lists given to `registerForTraitChanges(_:handler:)`.
public typealias UITrait = any UITraitDefinition.Type
