import InterfaceBuilder

extension LibraryEntry {
  /// What a document of an older Xcode does not have of it, as a part of a sentence; nil if nothing
  /// is lost.
  func loss(in document: Document) -> String? {
    let xcode = document.writingXcode
    func hasStyle(_ element: NewElement) -> Bool {
      element.children.contains { $0.name == "buttonConfiguration" && $0["style"] != "plain" }
    }
    guard hasStyle(element), !hasStyle(element.asWritten(by: xcode)) else { return nil }
    return ", as a plain button: Xcode \(xcode) has no others"
  }

  /// The size that a version of Xcode places it with, in points: controls were smaller before iOS
  /// 13, and buttons before they had configurations; switches are wider in iOS 26.
  ///
  /// Counted in public documents, by the builds of Interface Builder that have saved them.
  func size(by xcode: Int) -> Size {
    func size(_ width: Double, _ height: Double) -> Size { Size(width: width, height: height) }
    return switch element.name {
    case "button" where xcode < 13: size(46, 30)
    case "textField" where xcode < 11: size(self.size.width, 30)
    case "segmentedControl" where xcode < 11: size(121, 29)
    case "stepper" where xcode < 11: size(self.size.width, 29)
    case "progressView" where xcode < 11: size(self.size.width, 2)
    case "pageControl" where xcode < 12: size(39, 37)
    case "searchBar" where xcode < 9: size(self.size.width, 44)
    case "switch" where xcode >= 26: size(63, 28)
    default: self.size
    }
  }
}
