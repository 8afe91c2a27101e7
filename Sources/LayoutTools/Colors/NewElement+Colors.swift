import InterfaceBuilder

extension NewElement {
  /// The element with the colours that a version of Xcode knows: the system's colours have names
  /// since Xcode 11.
  func withColors(of xcode: Int) -> NewElement {
    guard xcode < 11 else { return self }
    if name == "color" { return SystemColor.value(of: self, by: xcode) ?? self }
    var element = self
    element.children = children.map { $0.withColors(of: xcode) }
    return element
  }
}
