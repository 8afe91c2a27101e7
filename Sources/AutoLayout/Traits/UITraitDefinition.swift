/// A trait: the key of one value in a trait collection.
///
/// The traits of the system are such types (`UITraitHorizontalSizeClass`), and an app adds its own
/// by a default value:
///
/// ```swift
/// struct ThemeTrait: UITraitDefinition {
///   static let defaultValue = Theme.plain
/// }
/// view.traitOverrides[ThemeTrait.self] = .festive
/// view.traitCollection[ThemeTrait.self]   // .festive, and so in all views below
/// ```
///
/// See Apple's [UITraitDefinition](https://developer.apple.com/documentation/uikit/uitraitdefinition).
public protocol UITraitDefinition: SendableMetatype {
  associatedtype Value

  /// The value where nobody has given one.
  static var defaultValue: Value { get }
  /// Whether colours look different when the value changes.
  static var affectsColorAppearance: Bool { get }
  /// What descriptions call the trait.
  static var name: String { get }
  /// What the trait is called outside of the program.
  static var identifier: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var name: String { String(describing: Self.self) }
  public static var identifier: String { String(reflecting: Self.self) }
}

/// A trait as a value: what `registerForTraitChanges(_:handler:)` takes lists of.
public typealias UITrait = any UITraitDefinition.Type
