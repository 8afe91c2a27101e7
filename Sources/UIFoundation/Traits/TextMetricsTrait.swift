/// The trait of the text metrics.
public struct TextMetricsTrait: UITraitDefinition, SystemTrait {
  public static let defaultValue = AnyTextMetrics.device
  public static var name: String { "TextMetrics" }
  static var field: WritableKeyPath<TraitValues, AnyTextMetrics> { \.textMetrics }
  static func text(of value: AnyTextMetrics) -> String { value.base.summary }
}

extension UITraitCollection {
  /// The text metrics.
  public var textMetrics: any TextMetrics { values.textMetrics.base }
}
