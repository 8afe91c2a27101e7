/// Something in a document that Interface Builder has to be new enough for, which its dependencies
/// list.
///
/// Xcode 10 and later list only what is newer than the oldest iOS that they support. They no longer
/// list constraints to margins, with multipliers or of aspect ratios: hundreds of their public
/// documents have such constraints without a capability. Of 95 documents of earlier versions with
/// such constraints, 94 list the capability.
public struct Capability: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The first version of Xcode that has it: `11.0`.
  public let minToolsVersion: String

  /// Colours of the system by name.
  public static let systemColors = Capability(
    name: "System colors in document resources", minToolsVersion: "11.0")
  /// Colours of asset catalogs.
  public static let namedColors = Capability(name: "Named colors", minToolsVersion: "9.0")
  /// The standard space in stack views.
  public static let standardStackSpacing = Capability(
    name: "Stack View standard spacing", minToolsVersion: "9.0")
  /// Content views of the cells of collections.
  public static let collectionContentViews = Capability(
    name: "collection view cell content view", minToolsVersion: "11.0")
  /// Constraints between a width and a height.
  public static let aspectRatios = Capability(
    name: "Aspect ratio constraints", minToolsVersion: "5.1")
  /// Other constraints with a factor.
  public static let multipliers = Capability(
    name: "Constraints with non-1.0 multipliers", minToolsVersion: "5.1")
  /// Constraints to layout margins.
  public static let layoutMargins = Capability(
    name: "Constraints to layout margins", minToolsVersion: "6.0")
}
