import AssetCatalogs
import Testing

struct AssetColorSetTests {
  /// The components of a colour in a space, or the problem with them.
  private func read(_ color: String) -> String {
    let catalog = catalog(
      "a.colorset", #"{"colors": [{"idiom": "universal", "color": \#(color)}]}"#)
    if let problem = catalog.problems.first { return "\(problem.position) \(problem.message)" }
    guard case .components(let color)? = catalog.colorSets.first?.entries.first?.color else {
      return "none"
    }
    return "\(color.space.rawValue) \(color.red) \(color.green) \(color.blue) \(color.alpha)"
  }

  @Test(arguments: [
    (
      #"{"color-space": "srgb", "components": {"red": "0.5", "green": "0x33", "blue": "51", "alpha": "1.000"}}"#,
      "srgb 0.5 0.2 0.2 1.0"
    ),
    (
      #"{"color-space": "srgb", "components": {"red": 0.25, "green": 1, "blue": 51, "alpha": 0.5}}"#,
      "srgb 0.25 1.0 0.2 0.5"
    ),
    (
      #"{"color-space": "display-P3", "components": {"red": "1", "green": "0", "blue": "0xFF"}}"#,
      "display-p3 1.0 0.0 1.0 1.0"
    ),
    (
      #"{"color-space": "extended-srgb", "components": {"red": "1.5", "green": "-0.2", "blue": "255", "alpha": "2"}}"#,
      "extended-srgb 1.5 -0.2 1.0 0.00784313725490196"
    ),
    (
      #"{"color-space": "extended-linear-srgb", "components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}"#,
      "extended-linear-srgb 0.0 0.0 0.0 1.0"
    ),
    (
      #"{"color-space": "gray-gamma-22", "components": {"white": "0.3", "alpha": "0.25"}}"#,
      "gray-gamma-22 0.3 0.3 0.3 0.25"
    ),
    (
      #"{"color-space": "extended-gray", "components": {"white": "0.75"}}"#,
      "extended-gray 0.75 0.75 0.75 1.0"
    ),
  ])
  func `Components are read in all their forms`(color: String, expected: String) {
    #expect(read(color) == expected)
  }

  @Test(arguments: [
    (
      #"{"color-space": "srgb", "components": {"red": "0.5", "green": "x", "blue": "51"}}"#,
      #"1:107 the component "green" is a number such as "0.5", "127" or "0x7F", not the string "x""#
    ),
    (
      #"{"color-space": "srgb", "components": {"red": "300", "green": "0", "blue": "0"}}"#,
      #"1:91 the component "red" is from 0 to 1 or from 0 to 255, not the string "300""#
    ),
    (
      #"{"color-space": "srgb", "components": {"red": "nan", "green": "0", "blue": "0"}}"#,
      #"1:91 the component "red" is a number such as "0.5", "127" or "0x7F", not the string "nan""#
    ),
    (
      #"{"color-space": "srgb", "components": {"red": "0", "green": "0"}}"#,
      #"1:83 the component "blue" is missing"#
    ),
    (
      #"{"color-space": "cmyk", "components": {}}"#,
      #"1:61 "color-space" is one of "srgb", "display-p3", "extended-srgb", "extended-linear-srgb", "gray-gamma-22", "extended-gray", not the string "cmyk""#
    ),
    (#"{"components": {}}"#, #"1:45 the "color-space" is missing"#),
    (#"{}"#, #"1:45 a colour has "components", or a "reference" to one of the system"#),
  ])
  func `What is wrong with a colour is told`(color: String, expected: String) {
    #expect(read(color) == expected)
  }

  @Test func `A colour of the system has its name in UIKit`() {
    let catalog = catalog(
      "a.colorset",
      #"{"colors": [{"color": {"platform": "ios", "reference": "systemBlueColor"}}, {"color": {"reference": "labelColor"}}]}"#
    )
    let colors = catalog.colorSet(named: "a")?.entries.map(\.color) ?? []
    guard case .system(let blue)? = colors.first, case .system(let label)? = colors.last else {
      Issue.record("no colours of the system")
      return
    }
    #expect(
      [blue.platform, blue.reference, blue.name] == ["ios", "systemBlueColor", "systemBlue"])
    #expect([label.platform, label.name] == ["universal", "label"])
  }

  @Test func `Each appearance has its colour, and an empty well none`() {
    let set = catalog(
      "a.colorset",
      """
      { "colors" : [
        { "color" : { "color-space" : "srgb", "components" : { "red" : "0.1", "green" : "0", "blue" : "0" } },
          "idiom" : "universal", "display-gamut" : "sRGB" },
        { "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
          "color" : { "color-space" : "srgb", "components" : { "red" : "0.2", "green" : "0", "blue" : "0" } },
          "idiom" : "universal" },
        { "appearances" : [ { "appearance" : "luminosity", "value" : "dark" },
                            { "appearance" : "contrast", "value" : "high" } ],
          "color" : { "color-space" : "srgb", "components" : { "red" : "0.3", "green" : "0", "blue" : "0" } },
          "idiom" : "universal" },
        { "idiom" : "ipad" } ] }
      """
    ).colorSet(named: "a")
    func red(_ environment: AssetEnvironment) -> Double? {
      guard case .components(let color)? = set?.color(for: environment) else { return nil }
      return color.red
    }
    #expect(red(AssetEnvironment()) == 0.1)
    #expect(red(AssetEnvironment(isDark: true)) == 0.2)
    #expect(red(AssetEnvironment(isDark: true, isHighContrast: true)) == 0.3)
    #expect(red(AssetEnvironment(idiom: .iPad, isHighContrast: true)) == 0.1)
    #expect(set?.entries.count == 3)
  }

  @Test func `A set without colours is told`() {
    #expect(catalog("a.colorset", "{}").problems.map(\.message) == ["a colour set has \"colors\""])
  }
}
