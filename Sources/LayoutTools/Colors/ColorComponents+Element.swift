import InterfaceBuilder

extension ColorComponents {
  /// The element `color` as Interface Builder writes it: black, white and clear by their gray,
  /// whose space got its present name in the course of Xcode 9.
  func element(key: String?, by xcode: Int = 26) -> NewElement {
    var element = NewElement("color")
    element["key"] = key
    if red == green, green == blue, red == 0 || red == 1, space == .sRGB {
      element["white"] = red.written
    } else {
      element["red"] = red.written
      element["green"] = green.written
      element["blue"] = blue.written
    }
    element["alpha"] = alpha.written
    switch space {
    case .generic: element["colorSpace"] = "calibratedRGB"
    case .displayP3:
      element["colorSpace"] = "custom"
      element["customColorSpace"] = "displayP3"
    case .sRGB where element["white"] != nil && xcode < 10:
      element["colorSpace"] = "calibratedWhite"
    case .sRGB:
      element["colorSpace"] = "custom"
      element["customColorSpace"] =
        element["white"] == nil ? "sRGB" : "genericGamma22GrayColorSpace"
    }
    return element
  }
}
