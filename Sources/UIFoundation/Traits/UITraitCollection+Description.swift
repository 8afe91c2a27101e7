extension UITraitCollection {
  /// The specified traits as UIKit prints them:
  /// `<UITraitCollection: 0x…; UserInterfaceIdiom = Phone, DisplayScale = 2, …>`.
  var traitDescription: String {
    let system = SystemTraits.all.filter { $0.isSpecified(in: values) }
      .map { "\($0.name) = \($0.text(in: values))" }
    let own = values.custom.entries.map { "\($0.definition.name) = \($0.value)" }
    return "<UITraitCollection: \(address(of: self)); "
      + (system + own).joined(separator: ", ") + ">"
  }
}
