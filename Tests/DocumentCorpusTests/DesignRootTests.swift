import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import document_corpus

@MainActor @Suite struct `Roots of a design` {
  @Test func `that are cells of collections have the margins of a root at the sides`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
      useSafeAreas="YES" colorMatched="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects><collectionViewCell translatesAutoresizingMaskIntoConstraints="NO" id="cE1">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <view key="contentView" contentMode="center">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <autoresizingMask key="autoresizingMask"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="aV1">
      <rect key="frame" x="16" y="30" width="168" height="40"/>
      </view></subviews></view>
      <constraints>
      <constraint firstItem="aV1" firstAttribute="leading" secondItem="cE1" \
      secondAttribute="leadingMargin" id="c1"/>
      <constraint firstItem="cE1" firstAttribute="trailingMargin" secondItem="aV1" \
      secondAttribute="trailing" id="c2"/>
      <constraint firstItem="aV1" firstAttribute="top" secondItem="cE1" secondAttribute="top" \
      constant="30" id="c3"/>
      <constraint firstItem="aV1" firstAttribute="height" constant="40" id="c4"/>
      </constraints></collectionViewCell></objects></document>
      """
    let (read, problems) = Document.read(Array(text.utf8), name: "Cell.xib")
    #expect(problems.map(\.message) == [])
    let document = try #require(read)
    let root = try #require(DesignRoot.all(of: document, mode: .design).first)
    let controller = UIScreen(.initial, log: LayoutLog()).perform {
      let controller = root.makeController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      return controller
    }
    let content = try #require((controller.view as? UICollectionViewCell)?.contentView)
    #expect(content.subviews.map(\.frame) == [CGRect(x: 16, y: 30, width: 168, height: 40)])
    #expect([content.layoutMargins.left, content.layoutMargins.right] == [16, 16])
  }
}
