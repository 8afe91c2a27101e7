import AutoLayout
import Foundation
import Testing

@testable import Nibs

@MainActor @Suite(.phone) struct `A document's images and colours are found by name` {
  private let folder = TemporaryFolder()

  private func open(_ subviews: String, resources: String = "") throws -> (
    view: UIView?, messages: [String]
  ) {
    let path = try folder.write(
      "App/Base.lproj/Main.storyboard", Documents.storyboard(subviews, resources: resources))
    let document = try OpenDocument(path: path)
    let controller = document.makeController(try #require(document.scenes.first))
    return (controller.view.subviews.first, document.resources.report.entries.map(\.message))
  }

  private let kept = #"<image name="star" width="16" height="16"/>"#
  private let missing =
    "the image \"star\" is in no asset catalog and not in the document's resources"

  @Test func `the catalog's size counts and not the one that Interface Builder saw last`() throws {
    try folder.writeImage("App/Assets.xcassets/star", Pictures.twenty)
    let found = try open(Documents.imageView("star"), resources: kept)
    #expect(found.view?.intrinsicContentSize == CGSize(width: 20, height: 10))
    #expect(found.messages == [])
  }

  @Test func `without a catalog the document's own size counts`() throws {
    let found = try open(Documents.imageView("star"), resources: kept)
    #expect(found.view?.intrinsicContentSize == CGSize(width: 16, height: 16))
    #expect(found.messages == [])
  }

  @Test func `a broken picture is reported, and the document's own size counts`() throws {
    try folder.write("App/star.png", "no picture")
    let found = try open(Documents.imageView("star"), resources: kept)
    #expect(found.view?.intrinsicContentSize == CGSize(width: 16, height: 16))
    #expect(
      found.messages == [
        "\(folder.path)/App/star.png: this is no image that is known: not PNG, JPEG, GIF, PDF or SVG"
      ])
  }

  @Test func `an image that is nowhere is reported`() throws {
    let found = try open(Documents.imageView("star"))
    #expect(found.messages == [missing])
  }

  @Test func `a misspelt image, colour or storyboard is told, and the nearest name`() throws {
    let catalog = "App/Assets.xcassets"
    try folder.writeImage("\(catalog)/stars", Pictures.twenty)
    try folder.write("App/moon@2x.png", Pictures.twenty)
    try folder.writeColor("\(catalog)/tint", red: "1.000")
    try folder.write("App/Other.storyboard", Documents.storyboard(""))
    let path = try folder.write(
      "App/Main.storyboard",
      Documents.scenes(
        Documents.screen(
          subviews: Documents.imageView("star") + background("tin")
            + Documents.view(
              "bU1", "0 0 9 9", "", name: "button",
              #"<state key="normal" title="Go" image="mon"/>"#))
            + #"""
            <scene sceneID="sC9"><objects>
            <viewControllerPlaceholder storyboardName="Othr" id="rE1" sceneMemberID="viewController"/>
            </objects></scene>
            """#))
    let document = try OpenDocument(path: path)
    for scene in document.scenes { document.makeController(scene).loadViewIfNeeded() }
    let text = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let expected = [
      ("star", "\(missing); did you mean \"stars\"?"),
      ("tin", "the colour \"tin\" is in no asset catalog; did you mean \"tint\"?"),
      ("mon", "\(missing.replacing("star", with: "mon")); did you mean \"moon\"?"),
      ("Othr", "there is no storyboard Othr beside the document; did you mean \"Other\"?"),
    ]
    #expect(document.notices.map(\.message) == expected.map(\.1))
    #expect(document.notices.allSatisfy { $0.file == path })
    for (entry, (name, message)) in zip(document.notices, expected) {
      let position = try #require(entry.position)
      let line = text[position.line - 1]
      // The place is that of the name between its quotes.
      #expect(line.dropFirst(position.column - 2).hasPrefix("\"\(name)\""))
      #expect(entry.line == "\(path):\(position.line):\(position.column): \(message)")
      #expect(entry.excerpt.count == 2)
      #expect(
        entry.excerpt.last?.hasSuffix(" ^" + String(repeating: "~", count: name.count - 1)) == true)
      #expect(entry.excerpt.first?.contains("\"\(name)\"") == true)
    }
  }

  @Test func `what is in a folder with a namespace is not suggested without it`() throws {
    let sky = "App/Assets.xcassets/Sky"
    try folder.write("\(sky)/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try folder.write("\(sky)/stars.imageset/Contents.json", Documents.imageSet(["1.png"]))
    let found = try open(Documents.imageView("star"))
    #expect(found.messages == [missing])
  }

  @Test func `an image view follows the style of its traits to another file of the set`() throws {
    let set = "App/Assets.xcassets/star.imageset"
    try folder.write(
      "\(set)/Contents.json",
      """
      {"images": [{"idiom": "universal", "filename": "1.png", "scale": "1x"},
        {"idiom": "universal", "filename": "2.png", "scale": "1x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """)
    try folder.write("\(set)/1.png", Pictures.twenty)
    try folder.write("\(set)/2.png", Pictures.forty)
    let view = try #require(open(Documents.imageView("star")).view)
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    view.overrideUserInterfaceStyle = .dark
    #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
  }

  private func background(_ name: String) -> String {
    """
    <view contentMode="scaleToFill" id="vW1">
        <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
        <color key="backgroundColor" name="\(name)"/>
    </view>
    """
  }

  private func rgb(_ color: UIColor?, _ traits: UITraitCollection) -> [Int]? {
    color.map { $0.resolvedColor(with: traits).components }.map {
      [$0.red, $0.green, $0.blue, $0.alpha].map { Int(($0 * 255).rounded()) }
    }
  }

  @Test func `a colour is that of the view's style and contrast`() throws {
    func entry(_ appearances: String, _ red: String) -> String {
      """
      {"idiom": "universal", \(appearances) "color": {"color-space": "srgb",
       "components": {"red": "\(red)", "green": "0", "blue": "0", "alpha": "0.5"}}}
      """
    }
    let dark = #"{"appearance": "luminosity", "value": "dark"}"#
    let high = #"{"appearance": "contrast", "value": "high"}"#
    try folder.write(
      "App/Assets.xcassets/tint.colorset/Contents.json",
      """
      {"colors": [\(entry("", "0x10")), \(entry("\"appearances\": [\(dark)],", "0x20")),
        \(entry("\"appearances\": [\(high)],", "0x30")),
        \(entry("\"appearances\": [\(dark), \(high)],", "0x40"))]}
      """)
    let found = try open(background("tint"))
    let color = try #require(found.view?.backgroundColor)
    let normal = UITraitCollection(accessibilityContrast: .normal)
    let more = UITraitCollection(accessibilityContrast: .high)
    func traits(_ style: UIUserInterfaceStyle, _ contrast: UITraitCollection) -> UITraitCollection {
      UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: style), contrast])
    }
    #expect(rgb(color, traits(.light, normal)) == [16, 0, 0, 128])
    #expect(rgb(color, traits(.dark, normal)) == [32, 0, 0, 128])
    #expect(rgb(color, traits(.light, more)) == [48, 0, 0, 128])
    #expect(rgb(color, traits(.dark, more)) == [64, 0, 0, 128])
    #expect(found.messages == [])
  }

  @Test func `colours of wider spaces are converted, and those of the system are its own`() throws {
    let catalog = "App/Assets.xcassets"
    // 0.5 of red alone in Display P3 is 0.549 in sRGB, with less green and blue than there is.
    try folder.writeColor("\(catalog)/wide", red: "0.5", space: "display-p3")
    try folder.write(
      "\(catalog)/system.colorset/Contents.json",
      """
      {"colors": [{"idiom": "universal",
        "color": {"platform": "ios", "reference": "systemGreenColor"}}]}
      """)
    try folder.write(
      "\(catalog)/gray.colorset/Contents.json",
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "gray-gamma-22",
        "components": {"white": "1.000", "alpha": "1.000"}}}]}
      """)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let wide = try open(background("wide")).view?.backgroundColor
    #expect(rgb(wide, light) == [140, 0, 0, 255])
    let system = try open(background("system")).view?.backgroundColor
    #expect(rgb(system, light) == rgb(.systemGreen, light))
    let gray = try open(background("gray")).view?.backgroundColor
    #expect(rgb(gray, light) == [255, 255, 255, 255])
  }

  @Test func `the catalog's colour counts before the document's, a missing one is told`() throws {
    let kept = """
      <namedColor name="tint"><color red="0.0" green="0.0" blue="1" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      """
    let light = UITraitCollection(userInterfaceStyle: .light)
    let before = try open(background("tint"), resources: kept)
    #expect(rgb(before.view?.backgroundColor, light) == [0, 0, 255, 255])
    try folder.writeColor("App/Assets.xcassets/tint", red: "1.000")
    let after = try open(background("tint"), resources: kept)
    #expect(rgb(after.view?.backgroundColor, light) == [255, 0, 0, 255])
    let missing = try open(background("none"))
    #expect(missing.messages == ["the colour \"none\" is in no asset catalog"])
  }
}

@MainActor @Suite(.phone) struct `A bundle's catalogs serve code` {
  private let folder = TemporaryFolder()

  @Test func `images and colours are found by name in the bundle that is given`() throws {
    try folder.writeImage("Assets.xcassets/star", Pictures.twenty)
    try folder.writeColor("Assets.xcassets/tint", red: "1.000")
    let bundle = try #require(Bundle(path: folder.path))
    let image = try #require(UIImage(named: "star", in: bundle, compatibleWith: nil))
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(UIImage(named: "moon", in: bundle, compatibleWith: nil) == nil)
    let color = try #require(UIColor(named: "tint", in: bundle, compatibleWith: nil))
    #expect(color.components.red == 1)
    #expect(UIColor(named: "none", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "no such colour") == nil)
  }

  private nonisolated static let constant = UIColor(named: "no such colour") ?? .brown

  @Test func `colours are found from any thread, for constants`() async throws {
    try folder.writeColor("Assets.xcassets/tint", red: "0.5")
    let path = folder.path
    let red = await Task.detached {
      Bundle(path: path).flatMap { UIColor(named: "tint", in: $0, compatibleWith: nil) }?
        .components.red
    }.value
    #expect(red == 0.5)
    #expect(Self.constant == .brown)
  }
}
