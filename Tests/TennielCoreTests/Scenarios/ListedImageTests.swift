import Foundation
import Testing

@testable import TennielCore

/// The images that a document lists while it is edited.
@MainActor
@Suite struct ListedImageTests {
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

  @Test func `an image of a catalog is listed with its size in place of the one before it`()
    throws
  {
    let folder = try DocumentFolder()
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
}
