/// The colours of the system, with their values in the light appearance, which documents hold in
/// their resources.
///
/// Source: <https://developer.apple.com/design/human-interface-guidelines/color>, iOS,
/// Specifications.
package struct SystemColor: Sendable {
  /// The name in documents.
  package let name: String
  /// Its value.
  package let components: ColorComponents

  private init(_ name: String, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1)
  {
    self.name = name + "Color"
    components = ColorComponents(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// All colours of the system, in the order of Interface Builder's menu.
  package static let all = [
    SystemColor("label", 0, 0, 0), SystemColor("secondaryLabel", 60, 60, 67, 0.6),
    SystemColor("tertiaryLabel", 60, 60, 67, 0.3), SystemColor("quaternaryLabel", 60, 60, 67, 0.18),
    SystemColor("systemFill", 120, 120, 128, 0.2),
    SystemColor("secondarySystemFill", 120, 120, 128, 0.16),
    SystemColor("tertiarySystemFill", 118, 118, 128, 0.12),
    SystemColor("quaternarySystemFill", 116, 116, 128, 0.08),
    SystemColor("placeholderText", 60, 60, 67, 0.3), SystemColor("link", 0, 122, 255),
    SystemColor("tint", 0, 122, 255), SystemColor("separator", 60, 60, 67, 0.29),
    SystemColor("opaqueSeparator", 198, 198, 200),
    SystemColor("darkText", 0, 0, 0), SystemColor("lightText", 255, 255, 255, 0.6),
    SystemColor("groupTableViewBackground", 242, 242, 247),
    SystemColor("systemBackground", 255, 255, 255),
    SystemColor("secondarySystemBackground", 242, 242, 247),
    SystemColor("tertiarySystemBackground", 255, 255, 255),
    SystemColor("systemGroupedBackground", 242, 242, 247),
    SystemColor("secondarySystemGroupedBackground", 255, 255, 255),
    SystemColor("tertiarySystemGroupedBackground", 242, 242, 247),
    SystemColor("systemRed", 255, 59, 48), SystemColor("systemOrange", 255, 149, 0),
    SystemColor("systemYellow", 255, 204, 0), SystemColor("systemGreen", 52, 199, 89),
    SystemColor("systemMint", 0, 199, 190), SystemColor("systemTeal", 48, 176, 199),
    SystemColor("systemCyan", 50, 173, 230), SystemColor("systemBlue", 0, 122, 255),
    SystemColor("systemIndigo", 88, 86, 214), SystemColor("systemPurple", 175, 82, 222),
    SystemColor("systemPink", 255, 45, 85), SystemColor("systemBrown", 162, 132, 94),
    SystemColor("systemGray", 142, 142, 147), SystemColor("systemGray2", 174, 174, 178),
    SystemColor("systemGray3", 199, 199, 204), SystemColor("systemGray4", 209, 209, 214),
    SystemColor("systemGray5", 229, 229, 234), SystemColor("systemGray6", 242, 242, 247),
  ]

  /// The names of all colours that an element `color` may have from the system. Xcode 10 and before
  /// write the last three.
  static let names =
    all.map(\.name)
      + """
      blackColor darkGrayColor lightGrayColor whiteColor grayColor redColor greenColor blueColor \
      cyanColor yellowColor magentaColor orangeColor purpleColor brownColor clearColor \
      tableCellGroupedBackgroundColor scrollViewTexturedBackgroundColor viewFlipsideBackgroundColor
      """.split(separator: " ").map(String.init)
}
