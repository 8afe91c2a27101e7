import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import Nibs

@MainActor @Suite(.phone) struct `Roots of a design` {
  private typealias D = Documents

  @Test func `that are cells of collections have the margins of a root at the sides`() throws {
    let cell = D.view(
      "cE1", "0 0 200 100", name: "collectionViewCell",
      """
      <view key="contentView" contentMode="center">
          <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <autoresizingMask key="autoresizingMask"/>
          <subviews>\(D.view("aV1", "16 30 168 40"))</subviews>
      </view>
      <constraints>
      \(D.constraints(
        "aV1.leading = cE1.leadingMargin", "cE1.trailingMargin = aV1.trailing",
        "aV1.top = cE1.top constant=\"30\"", "aV1.height = 40"))
      </constraints>
      """)
    let (document, problems) = Document.read(Array(D.xib(cell).utf8), name: "Cell.xib")
    #expect(problems.map(\.message) == [])
    let roots = DesignRoot.all(of: try #require(document), mode: .design)
    let controller = try #require(roots.first).makeController()
    controller.shown(200, 100)
    #expect(controller.frame("aV1") == CGRect(x: 16, y: 30, width: 168, height: 40))
    let content = try #require((controller.view as? UICollectionViewCell)?.contentView)
    #expect([content.layoutMargins.left, content.layoutMargins.right] == [16, 16])
  }
}
