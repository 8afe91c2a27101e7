import Foundation
import InterfaceBuilder
import Testing

@testable import TennielCore

/// "View as": another device on which a document is drawn, with all its scenes.
@MainActor
@Suite struct ViewAsTests {
  private let folder: DocumentFolder
  private let path: String

  init() throws {
    folder = try DocumentFolder()
    path = try folder.write(Self.storyboard(), to: "Main.storyboard")
  }

  private func saved(_ user: User) throws -> Document {
    let text = try savedText(user)
    return try #require(Document.read(Array(text.utf8), name: path).document)
  }

  private func savedText(_ user: User) throws -> String {
    try user.press("ctrl-s")
    return try String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `the device, the roots and the frames of all scenes are one step`() throws {
    let user = try User(path, columns: 110, rows: 34, options: "--edit")
    try user.press("ctrl-p i p h o n e space 8 , enter")
    #expect(user.status.contains("View as iPhone 8, landscape"))
    #expect(user.header.contains("EDIT*") && user.header.contains("667 × 375"))
    let document = try saved(user)
    #expect(document.device?.id == "retina4_7")
    #expect(document.device?.orientation == .landscape)
    let frames = document.frames
    #expect(frames["roo-t1-aaa"] == "0 0 667 375")
    #expect(frames["lab-el-aaa"] == "20 30 627 21")
    // The container view fills the lower half, and what it embeds has its size.
    #expect(frames["con-ta-aaa"] == "0 187.5 667 187.5")
    #expect(frames["roo-t2-bbb"] == "0 0 667 187.5")
    #expect(frames["lab-el-bbb"] == "20 30 627 21")
    // A table's rows are as wide as the table.
    #expect(frames["tab-le-ccc"] == "0 0 667 375")
    #expect(frames["cel-l1-ccc"] == "0 50 667 44")
    #expect(frames["con-te-ccc"] == "0 0 667 44")
    #expect(frames["lab-el-ccc"] == "20 11 627 21")
    // A scene of its own size; and a view that springs alone hold, whose middle keeps its share:
    // 246 of 393.
    #expect(frames["roo-t4-ddd"] == "0 0 200 100")
    #expect(frames["lab-el-ddd"] == "20 30 160 21")
    #expect(frames["lab-el-eee"] == "367.5 177 100 21")
    try user.press("u")
    #expect(user.header.contains("EDIT*") && user.header.contains("393 × 852"))
    #expect(!user.header.contains("preview"))
    #expect(try savedText(user) == Self.storyboard())
    try user.press("U")
    #expect(!user.header.contains("preview") && user.header.contains("667 × 375"))
    #expect(try saved(user).frames == frames)
  }

  @Test func `what is looked at can become the canvas, and the same device is refused`() throws {
    let user = try User(path, columns: 110, rows: 34, options: "--edit")
    try user.press("r")
    #expect(user.header.contains("EDIT preview"))
    try user.press("ctrl-p")
    #expect(user.screen.contains("View as"))
    try user.press("enter")
    #expect(!user.header.contains("preview") && user.header.contains("852 × 393"))
    #expect(try saved(user).device?.orientation == .landscape)
    try user.press("ctrl-p enter")
    #expect(user.status.contains("The document is drawn on it"))
    #expect(!user.isChanged)
  }

  @Test func `an iPad has a layout, written as the version of Xcode does`() throws {
    func device(_ version: String, _ element: String) throws -> String {
      let old = Self.storyboard(version: version, device: element)
      try folder.write(old, to: "Main.storyboard", replacing: true)
      let user = try User(path, columns: 110, rows: 34, options: "--edit")
      try user.press("ctrl-p i p a d 9 _ 7 enter")
      let text = try savedText(user)
      let range = try #require(text.firstRange(of: /<device .*>/))
      return String(text[range])
    }
    #expect(
      try device(
        "23504", "<device id=\"retina6_12\" orientation=\"portrait\" appearance=\"dark\"/>")
        == "<device id=\"ipad9_7\" orientation=\"portrait\" layout=\"fullscreen\" appearance=\"dark\"/>"
    )
    #expect(
      try device(
        "14460",
        "<device id=\"retina4_7\" orientation=\"portrait\"><adaptation id=\"fullscreen\"/></device>"
      )
        == "<device id=\"ipad9_7\" orientation=\"portrait\"><adaptation id=\"fullscreen\"/></device>"
    )
  }

  @Test func `documents from before there were devices say so`() throws {
    let old = Self.storyboard(version: "9531", device: "")
    try folder.write(old, to: "Main.storyboard", replacing: true)
    let user = try User(path, columns: 110, rows: 34, options: "--edit")
    try user.press("ctrl-p")
    #expect(user.inFront == nil)
    #expect(
      user.status.contains("Documents of Xcode 7 have no device: they have one since Xcode 8"))
  }

  // MARK: - The document

  private static func storyboard(
    version: String = "23504",
    device: String = "<device id=\"retina6_12\" orientation=\"portrait\" appearance=\"light\"/>"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" initialViewController="ctr-l1-aaa">
        \(device)
        <scenes>
            <scene sceneID="sce-n1-aaa"><objects>
                <viewController id="ctr-l1-aaa">
                    <view key="view" id="roo-t1-aaa">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews>
                            \(label("aaa", "20", "30", "353", mask: ""))
                            <containerView translatesAutoresizingMaskIntoConstraints="NO" id="con-ta-aaa">
                                <rect key="frame" x="0.0" y="426" width="393" height="426"/>
                                <connections>
                                    <segue destination="ctr-l2-bbb" kind="embed" id="seg-ue-aaa"/>
                                </connections>
                            </containerView>
                        </subviews>
                        <constraints>
                            \(edges("lab-el-aaa", "roo-t1-aaa", "aaa"))
                            <constraint firstItem="con-ta-aaa" firstAttribute="leading" secondItem="roo-t1-aaa" secondAttribute="leading" id="le2-ad-aaa"/>
                            <constraint firstItem="con-ta-aaa" firstAttribute="trailing" secondItem="roo-t1-aaa" secondAttribute="trailing" id="tr2-ai-aaa"/>
                            <constraint firstItem="con-ta-aaa" firstAttribute="bottom" secondItem="roo-t1-aaa" secondAttribute="bottom" id="bo2-tt-aaa"/>
                            <constraint firstItem="con-ta-aaa" firstAttribute="height" secondItem="roo-t1-aaa" secondAttribute="height" multiplier="1:2" id="he2-ig-aaa"/>
                        </constraints>
                    </view>
                </viewController>
            </objects></scene>
            <scene sceneID="sce-n2-bbb"><objects>
                <viewController id="ctr-l2-bbb">
                    <view key="view" id="roo-t2-bbb">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="426"/>
                        <subviews>
                            \(label("bbb", "20", "30", "353", mask: ""))
                        </subviews>
                        <constraints>
                            \(edges("lab-el-bbb", "roo-t2-bbb", "bbb"))
                        </constraints>
                    </view>
                </viewController>
            </objects></scene>
            <scene sceneID="sce-n3-ccc"><objects>
                <tableViewController id="ctr-l3-ccc">
                    <tableView key="view" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" rowHeight="44" sectionHeaderHeight="28" sectionFooterHeight="28" id="tab-le-ccc">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <prototypes>
                            <tableViewCell reuseIdentifier="Cell" id="cel-l1-ccc">
                                <rect key="frame" x="0.0" y="50" width="393" height="44"/>
                                <autoresizingMask key="autoresizingMask"/>
                                <tableViewCellContentView key="contentView" tableViewCell="cel-l1-ccc" id="con-te-ccc">
                                    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
                                    <autoresizingMask key="autoresizingMask"/>
                                    <subviews>
                                        \(label("ccc", "20", "11", "353", mask: ""))
                                    </subviews>
                                    <constraints>
                                        \(edges("lab-el-ccc", "con-te-ccc", "ccc", top: 11))
                                    </constraints>
                                </tableViewCellContentView>
                            </tableViewCell>
                        </prototypes>
                    </tableView>
                </tableViewController>
            </objects></scene>
            <scene sceneID="sce-n4-ddd"><objects>
                <viewController id="ctr-l4-ddd">
                    <view key="view" id="roo-t4-ddd">
                        <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
                        <subviews>
                            \(label("ddd", "20", "30", "160", mask: ""))
                        </subviews>
                        <constraints>
                            \(edges("lab-el-ddd", "roo-t4-ddd", "ddd"))
                        </constraints>
                    </view>
                    <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
                    <size key="freeformSize" width="200" height="100"/>
                </viewController>
            </objects></scene>
            <scene sceneID="sce-n5-eee"><objects>
                <viewController id="ctr-l5-eee">
                    <view key="view" id="roo-t5-eee">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews>
                            \(label("eee", "196", "415.5", "100", mask: #"<autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES" flexibleMinY="YES" flexibleMaxY="YES"/>"#))
                        </subviews>
                    </view>
                </viewController>
            </objects></scene>
        </scenes>
    </document>

    """
  }

  private static func label(
    _ end: String, _ x: String, _ y: String, _ width: String, mask: String
  ) -> String {
    """
    <label opaque="NO" text="Tea" \
    \(mask.isEmpty ? "translatesAutoresizingMaskIntoConstraints=\"NO\" " : "")id="lab-el-\(end)">\
    <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="21"/>\(mask)</label>
    """
  }

  private static func edges(
    _ label: String, _ root: String, _ end: String, top: Int = 30
  ) -> String {
    """
    <constraint firstItem="\(label)" firstAttribute="leading" secondItem="\(root)" secondAttribute="leading" constant="20" id="lea-di-\(end)"/>
    <constraint firstItem="\(root)" firstAttribute="trailing" secondItem="\(label)" secondAttribute="trailing" constant="20" id="tra-il-\(end)"/>
    <constraint firstItem="\(label)" firstAttribute="top" secondItem="\(root)" secondAttribute="top" constant="\(top)" id="top-to-\(end)"/>
    <constraint firstItem="\(label)" firstAttribute="height" constant="21" id="hei-gh-\(end)"/>
    """
  }
}

extension Document {
  /// The frames of all views, by their ids.
  fileprivate var frames: [String: String] {
    var frames: [String: String] = [:]
    for element in root.descendants where element.isView {
      guard let id = element["id"], let rect = element.rect(key: "frame") else { continue }
      frames[id] = [rect.x, rect.y, rect.width, rect.height].map {
        "\($0)".replacing(/\.0$/, with: "")
      }
      .joined(separator: " ")
    }
    return frames
  }
}
