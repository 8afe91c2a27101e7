import Foundation
import Testing

@testable import Commands
@testable import TennielCore
@testable import TerminalApp

/// Each root of a document is drawn at the size that its document says, whatever shows it.
@Suite struct RootSizeTests {
  private let folder = DocumentFolder()

  /// A document with one root of a size.
  private func document(
    _ attributes: String = "", device: String = "", root: String, isXib: Bool = false,
    metrics: String = ""
  ) throws -> String {
    let kind = isXib ? "XIB" : "Storyboard.XIB"
    let view =
      "<view \(isXib ? "" : "key=\"view\" ")contentMode=\"scaleToFill\" id=\"roo-t0-aaa\">\(root)"
      + "\(isXib ? metrics : "")</view>"
    let content =
      isXib
      ? "<objects>\(view)</objects>"
      : "<scenes><scene sceneID=\"sce-ne-aaa\"><objects><viewController id=\"con-tr-aaa\">\(view)"
        + "\(metrics)</viewController></objects></scene></scenes>"
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" \(attributes) \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="con-tr-aaa">
      \(device)\(content)
      </document>
      """
    return try folder.write(text, to: isXib ? "Root.xib" : "Root.storyboard", replacing: true)
  }

  private func rect(_ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private nonisolated static let traits = "useTraitCollections=\"YES\""
  private nonisolated static let freeform =
    "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    + "<size key=\"freeformSize\" width=\"300\" height=\"200\"/>"

  /// What shows a size, with that of the root.
  private func sizes(of path: String) throws -> [String: String] {
    let list = Program(name: "tenniel", scenes: []).run(["list", path]).output
    let json = Program(name: "tenniel", scenes: []).run(["render", path, "--format", "json"]).output
    let looking = try User(path, columns: 120, rows: 34)
    let editing = try User(path, columns: 120, rows: 34, options: "--edit")
    func drawn(_ user: User) -> String {
      let size = user.content.views.first { $0.path == "view" || $0.parent == nil }?.frame.size
      return "\(Int(size?.width ?? 0)) x \(Int(size?.height ?? 0))"
    }
    func found(_ text: String, _ pattern: Regex<(Substring, Substring, Substring)>) -> String {
      text.firstMatch(of: pattern).map { "\($0.output.1) x \($0.output.2)" } ?? text
    }
    return [
      "list": found(list, /(\d+) x (\d+)/), "render": found(json, /"size":\[(\d+),(\d+)\]/),
      "app": drawn(looking), "--edit": drawn(editing),
    ]
  }

  @Test(arguments: [
    ("600 x 600", traits, "", 600, 600, false, ""),
    ("375 x 667", traits, "", 375, 667, false, ""),
    ("320 x 568", "", "", 320, 568, false, ""),
    ("320 x 568", traits, "", 320, 568, true, ""),
    // A sheet, and what opaque bars leave, are lower than the device.
    (
      "375 x 647", "toolsVersion=\"16097\"",
      "<device id=\"retina4_7\" orientation=\"portrait\" appearance=\"light\"/>", 375, 647, false,
      ""
    ),
    (
      "240 x 96", "toolsVersion=\"16097\"",
      "<device id=\"retina4_7\" orientation=\"portrait\" appearance=\"light\"/>", 240, 96, true, ""
    ),
    (
      "480 x 480", "launchScreen=\"YES\" useTraitCollections=\"YES\"", "", 480, 480, true, ""
    ),
    ("300 x 260", traits, "", 300, 260, false, freeform),
    (
      "375 x 603", "toolsVersion=\"14460\"",
      "<device id=\"retina4_7\" orientation=\"portrait\"/>", 375, 603, false,
      "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>"
    ),
    ("300 x 200", traits, "", 300, 200, false, freeform),
  ])
  func `a root has the size that its document has for it`(
    size: String, attributes: String, device: String, width: Int, height: Int, isXib: Bool,
    metrics: String
  ) throws {
    let path = try document(
      attributes, device: device, root: rect(width, height), isXib: isXib, metrics: metrics)
    var sizes = try sizes(of: path)
    if attributes.contains("launchScreen") { sizes["list"] = nil }
    for (shown, found) in sizes { #expect(found == size, "\(shown)") }
  }

  @Test func `the canvas of all devices has any size classes, until it is another screen`() throws {
    let path = try document(Self.traits, root: rect(600, 600))
    for options in ["", "--edit"] {
      let user = try User(path, columns: 120, rows: 34, options: options)
      #expect(user.header.contains("600 × 600   w Any      h Any"), "\(user.header)")
      try user.press("w")
      #expect(user.header.contains("w Compact"))
      try user.press("0 d")
      #expect(!user.header.contains("Any"))
    }
  }

  @Test func `no value for a size class holds where none is said`() throws {
    let label =
      "<label text=\"Tea\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"lab-el-aaa\">"
      + rect(40, 21) + "</label>"
    let constraints =
      "<constraint firstItem=\"lab-el-aaa\" firstAttribute=\"leading\" secondItem=\"roo-t0-aaa\" "
      + "secondAttribute=\"leading\" constant=\"20\" id=\"lea-di-aaa\"><variation key=\"widthClass=regular\" "
      + "constant=\"90\"/><variation key=\"widthClass=compact\" constant=\"50\"/></constraint>"
    let path = try document(
      Self.traits,
      root: rect(600, 600)
        + "<subviews>\(label)</subviews><constraints>\(constraints)</constraints>")
    let user = try User(path, columns: 120, rows: 34)
    func left() -> CGFloat? { user.content.views.first { $0.className == "UILabel" }?.frame.minX }
    #expect(left() == 20)
    try user.press("w")
    #expect(left() == 50)
    try user.press("w")
    #expect(left() == 90)
  }
}
