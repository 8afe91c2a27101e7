import AutoLayout
import Foundation
import InterfaceBuilder
import Nibs
import Testing

@testable import document_corpus

@MainActor @Suite struct RootComparisonTests {
  private func document(_ objects: String) throws -> Document {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="16097" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <objects>\(objects)</objects>
      </document>
      """
    let markup = Markup(try SourceText(file: [UInt8](text.utf8)))
    return try #require(Document(markup, name: "Root.xib"))
  }

  private func comparison(
    _ document: Document, given: RootComparison.Given
  ) throws -> RootComparison {
    let root = try #require(DesignRoot.all(of: document, mode: .design).first)
    return try #require(
      RootComparison(
        root, canvas: Canvas(of: document), bars: BarInference(document), given: given))
  }

  private func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// A view with a slider 20 points from its leading edge.
  private func slider(at x: Int) throws -> Document {
    try document(
      """
      <view id="roo-t0-aaa">\(rect(0, 0, 300, 100))<subviews>\
      <slider translatesAutoresizingMaskIntoConstraints="NO" id="sli-de-aaa">\(rect(x, 20, 200, 31))\
      </slider></subviews><constraints>\
      <constraint firstItem="sli-de-aaa" firstAttribute="leading" secondItem="roo-t0-aaa" \
      secondAttribute="leading" constant="20" id="lea-di-aaa"/>\
      </constraints></view>
      """)
  }

  /// The slider's frame reaches 2 points beyond its alignment rectangle.
  @Test(arguments: [(18, false), (20, false), (24, true)])
  func `frames that alignment insets explain are not stale`(x: Int, isBroken: Bool) throws {
    let sized = try comparison(slider(at: x), given: .sizes)
    #expect((Staleness(sized.subject).broken != nil) == isBroken)
  }

  /// A column of a slider and a view, whose leading edges are in one line with or without insets.
  @Test(arguments: [(-2, false), (0, false), (-8, true)])
  func `stacks that alignment insets explain are not broken`(x: Int, isBroken: Bool) throws {
    let document = try document(
      """
      <stackView axis="vertical" id="roo-t0-aaa">\(rect(0, 0, 200, 81))<subviews>\
      <slider translatesAutoresizingMaskIntoConstraints="NO" id="sli-de-aaa">\
      \(rect(x, 0, 200 - 2 * x, 31))</slider>\
      <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-w0-aaa">\(rect(0, 30, 200, 50))\
      </view></subviews></stackView>
      """)
    let sized = try comparison(document, given: .sizes)
    #expect((Staleness(sized.subject).brokenStack != nil) == isBroken)
  }

  @Test func `the layout by the document alone takes no content view's frame from it`() throws {
    let document = try document(
      """
      <tableViewCell id="roo-t0-aaa">\(rect(0, 0, 320, 60))\
      <tableViewCellContentView key="contentView" tableViewCell="roo-t0-aaa" id="con-te-aaa">\
      \(rect(0, 0, 280, 60))<subviews>\
      <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-w0-aaa">\(rect(0, 0, 280, 10))\
      </view></subviews><constraints>\
      <constraint firstItem="vie-w0-aaa" firstAttribute="leading" secondItem="con-te-aaa" \
      secondAttribute="leading" id="lea-di-aaa"/>\
      <constraint firstAttribute="trailing" secondItem="vie-w0-aaa" secondAttribute="trailing" \
      id="tra-il-aaa"/></constraints></tableViewCellContentView></tableViewCell>
      """)
    #expect(try comparison(document, given: .nothing).frames()["vie-w0-aaa"]?.width == 320)
    #expect(try comparison(document, given: .safeArea).frames()["vie-w0-aaa"]?.width == 280)
  }

  @Test func `a root is drawn at the size that its document has for it`() throws {
    let document = try slider(at: 18)
    let root = try #require(DesignRoot.all(of: document, mode: .design).first)
    for mode in [DocumentResources.Mode.run, .design] {
      let drawn = DrawnRoots(document, on: Canvas(of: document), mode: mode)
      #expect(drawn.knows(root))
      #expect(drawn.difference(of: root) == nil)
    }
  }
}
