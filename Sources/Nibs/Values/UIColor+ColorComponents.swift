import InterfaceBuilder

extension UIColor {
  /// Creates a colour of the components that a document has.
  convenience init(_ components: ColorComponents) {
    let own = [components.red, components.green, components.blue]
    let parts = components.space == .displayP3 ? UIColor.sRGB(fromDisplayP3: own) : own
    self.init(
      red: CGFloat(parts[0]), green: CGFloat(parts[1]), blue: CGFloat(parts[2]),
      alpha: CGFloat(components.alpha))
  }
}
