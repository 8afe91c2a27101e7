import Testing

@testable import Stage

@Suite struct `Names of devices` {
  @Test(arguments: [
    ("iphone-7-plus", "iPhone 7 Plus"),
    ("iPhone 7 Plus", "iPhone 7 Plus"),
    ("IPHONE7PLUS", "iPhone 7 Plus"),
    ("7 plus", "iPhone 7 Plus"),
    ("7+", "iPhone 7 Plus"),
    ("8+", "iPhone 8 Plus"),
    ("se2", "iPhone SE (2nd generation)"),
    ("iPhone SE 3rd gen", "iPhone SE (3rd generation)"),
    ("4s", "iPhone 4s"),
    ("xs max", "iPhone XS Max"),
    ("ipad_air_2", "iPad Air 2"),
    ("air 2", "iPad Air 2"),
    ("iPad Pro 12.9", "iPad Pro 12.9-inch"),
    ("iPad Pro 11\"", "iPad Pro 11-inch"),
    ("ipad 10th generation", "iPad (10th generation)"),
  ])
  func `match loosely`(loose: String, name: String) {
    #expect(Device.named(loose)?.name == name)
  }

  @Test(arguments: ["", "iPhone", "iPhone 99", "ipad7plus", "-", "🦆"])
  func `that fit no device find none`(name: String) { #expect(Device.named(name) == nil) }

  @Test func `that are misspelt lead to the nearest`() {
    #expect(Device.suggestions(for: "iPhone 7 Pluss")[0] == "iPhone 7 Plus")
    #expect(Device.suggestions(for: "ihpone x")[0] == "iPhone X")
    #expect(Device.suggestions(for: "air 22")[0] == "iPad Air 2")
    #expect(Device.suggestions(for: "iphone 77", limit: 2) == ["iPhone 7", "iPhone 4s"])
    #expect(Device.suggestions(for: "x", limit: 0).isEmpty)
  }

  @Test(arguments: ["nokia", "whatever", "pixel", "galaxy", "q", ""])
  func `that are far from every device lead to none`(name: String) {
    #expect(Device.suggestions(for: name).isEmpty)
  }
}
