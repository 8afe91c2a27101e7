import Foundation
import Testing

/// The images that a document lists while it is edited.
@Suite struct ListedImageTests {
  private let folder = DocumentFolder()

  /// A picture of 20 by 10 pixels.
  private static let picture =
    "iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAAAAACRPiE6AAAAD0lEQVR42mNowAIYhrIgAAc5ZAFLvsJUAAAAAElFTkSuQmCC"

  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <dependencies>
            <deployment identifier="iOS"/>
        </dependencies>
        <objects>
            <view contentMode="scaleToFill" id="root">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <subviews>
                    <imageView contentMode="scaleToFill" fixedFrame="YES" image="cup" translatesAutoresizingMaskIntoConstraints="NO" id="picture">
                        <rect key="frame" x="40" y="40" width="100" height="80"/>
                    </imageView>
                </subviews>
            </view>
        </objects>
        <resources>
            <image name="cup" width="32" height="32"/>
        </resources>
    </document>

    """

  @Test func `an image of a catalog is listed with its size in place of the former`() throws {
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "pot.png", "scale": "2x"}]}"#,
      to: "Assets.xcassets/pot.imageset/Contents.json")
    let file = URL(fileURLWithPath: folder.path + "/Assets.xcassets/pot.imageset/pot.png")
    try #require(Data(base64Encoded: Self.picture)).write(to: file)
    let path = try folder.write(Self.xib, to: "Tea.xib")
    let user = try User(path, columns: 80, rows: 24)
    func images() throws -> [String] {
      try user.press("ctrl-s")
      return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        .map { String($0.drop { $0 == " " }) }.filter { $0.hasPrefix("<image ") }
    }
    try user.press("X tab tab 8 enter ctrl-u p o t enter")
    #expect(try images() == [#"<image name="pot" width="10" height="5"/>"#])
    // Nothing is known of an image that is nowhere.
    try user.press("enter ctrl-u m i l k enter")
    #expect(try images() == [])
    try user.press("escape u")
    #expect(try images() == [#"<image name="pot" width="10" height="5"/>"#])
    try user.press("u ctrl-s")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Self.xib)
  }

  @Test func `a symbol is listed with its catalog, at the size that documents have`() throws {
    let path = try folder.write(Self.xib, to: "Tea.xib")
    let user = try User(path, columns: 80, rows: 24)
    try user.press("X tab tab 8 enter ctrl-u s t a r . f i l l space ( s y m b o l ) enter ctrl-s")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(
      text.contains(
        """
                <image name="star.fill" catalog="system" width="128" height="116"/>
            </resources>
        """))
    #expect(text.contains(#"image="star.fill" catalog="system" translates"#))
    #expect(!text.contains("\"cup\""))
  }

  @Test func `a colour of a catalog is listed with its value`() throws {
    try folder.write(
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0.5", "green": "0.25", "blue": "0", "alpha": "1"}}}]}"#,
      to: "Assets.xcassets/Tea.colorset/Contents.json")
    let path = try folder.write(Self.xib, to: "Tea.xib")
    let user = try User(path, columns: 80, rows: 24, keys: "X tab tab 8")
    while user.lines(with: "▸ Background ").isEmpty { try user.press("down") }
    try user.press("enter ctrl-u n a m e d space T e a enter ctrl-s")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains(#"<color key="backgroundColor" name="Tea"/>"#))
    #expect(
      text.contains(
        """
                <namedColor name="Tea">
                    <color red="0.5" green="0.25" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                </namedColor>
            </resources>
        """))
    #expect(text.contains(#"<capability name="Named colors" minToolsVersion="9.0"/>"#))
  }
}
