/// Something in a document that Interface Builder has to be new enough for, which its dependencies list.
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
  /// Symbols of the system, and other images with a configuration.
  public static let imageReferences = Capability(name: "Image references", minToolsVersion: "12.0")
  /// Safe areas.
  public static let safeAreas = Capability(name: "Safe area layout guides", minToolsVersion: "9.0")
  /// Constraints to margins.
  public static let margins = Capability(
    name: "Constraints to layout margins", minToolsVersion: "6.0")
  /// Constraints with multipliers.
  public static let multipliers = Capability(
    name: "Constraints with non-1.0 multipliers", minToolsVersion: "5.1")
  /// Constraints between the width and the height of a view.
  public static let aspectRatios = Capability(
    name: "Aspect ratio constraints", minToolsVersion: "5.1")
  /// The standard space in stack views.
  public static let standardStackSpacing = Capability(
    name: "Stack View standard spacing", minToolsVersion: "9.0")
  /// Content views of the cells of collections.
  public static let collectionContentViews = Capability(
    name: "collection view cell content view", minToolsVersion: "11.0")
}
