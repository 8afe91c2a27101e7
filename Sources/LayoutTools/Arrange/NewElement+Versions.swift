import InterfaceBuilder

extension NewElement {
  /// The element as a version of Xcode writes it: without what came later.
  func asWritten(by xcode: Int) -> NewElement {
    var element = self
    if xcode < 13, name == "button", let style = children.first(where: { $0["style"] != nil }) {
      element.children.removeAll { $0 == style }
      if xcode < 12 { element["buttonType"] = "roundedRect" }
    }
    if xcode < 11, name == "activityIndicatorView" { element["style"] = "gray" }
    if xcode < 11, name == "scrollView" {
      element.children.removeAll { $0.name == "viewLayoutGuide" }
    }
    if xcode < 11 { element["automaticEstimatedItemSize"] = nil }
    if xcode < 11, name == "color" { return SystemColor.value(of: self, by: xcode) ?? self }
    element.children = element.children.map { $0.asWritten(by: xcode) }
    return element
  }
}
