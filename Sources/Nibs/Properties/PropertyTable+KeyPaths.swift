// The properties that runtime attributes alone set, by the keys that they have in Objective-C:
// those whose attribute in documents has another name, or none.
extension PropertyTable {
  static let ofKeyPaths = [
    PropertyTable(
      UIView.self,
      [
        .key("clipsToBounds", \.clipsToBounds), .key("frame", \.frame), .key("bounds", \.bounds),
        .key("center", \.center), .key("accessibilityIdentifier", \.accessibilityIdentifier),
        .key("accessibilityLabel", \.accessibilityLabel),
        .key("accessibilityHint", \.accessibilityHint),
        .key("accessibilityValue", \.accessibilityValue),
        .key("accessibilityElement", \.isAccessibilityElement),
        .key(
          "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints),
      ]),
    PropertyTable(
      CALayer.self,
      [
        .key("cornerRadius", \.cornerRadius), .key("borderWidth", \.borderWidth),
        .key("borderColor", \.borderColor), .key("borderUIColor", \.borderColor),
        .key("borderColorFromUIColor", \.borderColor), .key("masksToBounds", \.masksToBounds),
        .key("opacity", \.opacity), .key("hidden", \.isHidden), .key("name", \.name),
        .key("zPosition", \.zPosition), .key("backgroundColor", \.backgroundColor),
        .key("shadowColor", \.shadowColor), .key("shadowOpacity", \.shadowOpacity),
        .key("shadowRadius", \.shadowRadius), .key("shadowOffset", \.shadowOffset),
        .key("shouldRasterize", \.shouldRasterize),
        .key("rasterizationScale", \.rasterizationScale),
      ]),
    PropertyTable(
      UIStackView.self,
      [
        .key("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement),
        .key("baselineRelativeArrangement", \.isBaselineRelativeArrangement),
        .key("spacing", \.spacing), .key("axis", \.axis), .key("distribution", \.distribution),
        .key("alignment", \.alignment),
      ]),
    PropertyTable(
      UILabel.self,
      [
        .key("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth),
        .key("minimumScaleFactor", \.minimumScaleFactor), .key("text", \.text),
        .key("highlightedTextColor", \.highlightedTextColor),
        .key("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation),
        .key("shadowOffset", \.shadowOffset),
      ]),
    PropertyTable(
      UITextField.self,
      [
        .key("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth),
        .key("secureTextEntry", \.isSecureTextEntry), .key("keyboardType", \.keyboardType),
        .key("leftViewMode", \.leftViewMode), .key("rightViewMode", \.rightViewMode),
      ]),
    PropertyTable(UIControl.self, [.key("enabled", \.isEnabled), .key("selected", \.isSelected)]),
    PropertyTable(UISwitch.self, [.key("on", \.isOn)]),
    PropertyTable(
      UITableView.self, [.key("sectionHeaderTopPadding", \.sectionHeaderTopPadding)]),
    PropertyTable(
      UIBarItem.self,
      [
        .key("accessibilityIdentifier", \.accessibilityIdentifier),
        .key("accessibilityLabel", \.accessibilityLabel),
      ]),
    PropertyTable(
      UINavigationBar.self, [.key("prefersLargeTitles", \.prefersLargeTitles)]),
    PropertyTable(
      NSLayoutConstraint.self,
      [
        .key("priority", \.priority), .key("active", \.isActive),
        .key("shouldBeArchived", \.shouldBeArchived),
      ]),
    PropertyTable(
      UIViewController.self,
      [
        .key("modalInPresentation", \.isModalInPresentation),
        .key("preferredContentSize", \.preferredContentSize),
      ]),
  ]
}
