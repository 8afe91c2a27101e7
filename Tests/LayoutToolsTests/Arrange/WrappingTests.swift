import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct WrappingTests {
  private let tea: Canvas

  init() throws {
    tea = try teaCanvas.holding([
      NewConstraint(.init("cup", .leading), .equal, .init("tray", .leading), constant: 16),
      NewConstraint(.init("pot", .leading), .equal, .init("cup", .trailing), constant: 8),
      NewConstraint(.init("tray", .width), constant: 335),
    ])
  }

  @Test func `a view around others has the frame of all, and holds what is between them`() throws {
    let wrapping = Wrapping(tea, of: ["pot", "cup"])
    #expect(wrapping.sentence == "Embed 2 views in a view")
    let result = try wrapping.arranged()
    let id = try #require(result.selection.first)
    #expect(result.frames == [id: rect(36, 116, 288, 80)])
    let after = try canvas(tea, after: wrapping).document
    #expect(after.subviewIDs("tray") == [id])
    #expect(after.subviewIDs(id) == ["cup", "pot"])
    #expect(after.frameText(id) == "16 16 288 80")
    #expect(after.frameText("pot") == "108 0.0 180 80")
    #expect(after.object(id)?["fixedFrame"] == "YES")
    #expect(
      Set(after.constraintLines) == [
        "\(id): pot.leading = cup.trailing + 8", "tray: cup.leading = tray.leading + 16",
        "tray: self.width = 335",
      ])
  }

  @Test(arguments: [
    ("23504", #"<color key="backgroundColor" systemColor="systemBackgroundColor"/>"#),
    (
      "14313",
      #"<color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    ),
  ])
  func `the colour of a view around others is written as the document's Xcode writes it`(
    version: String, color: String
  ) throws {
    let tea = document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(version)">
          <dependencies>
              <capability name="Safe area layout guides" minToolsVersion="9.0"/>
          </dependencies>
          <objects>
              <view contentMode="scaleToFill" id="tray">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                  <subviews>
                      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="cup">
                          <rect key="frame" x="20" y="30" width="100" height="80"/>
                      </view>
                  </subviews>
              </view>
          </objects>
      </document>

      """)
    let drawn = canvas(of: tea)
    let after = try canvas(drawn, after: Wrapping(drawn, of: ["cup"])).document
    #expect(after.text.contains(color))
    let isNamed = color.contains("systemColor")
    #expect(after.resourceNames("systemColor") == (isNamed ? ["systemBackgroundColor"] : []))
    #expect(
      after.root.list("dependencies").compactMap { $0["name"] } == ["Safe area layout guides"]
        + (isNamed ? ["System colors in document resources"] : []))
  }

  @Test func `a view taken away leaves its views in place, without constraints to it`() throws {
    let unwrapping = Unwrapping(tea, of: ["tray"])
    #expect(unwrapping.sentence == "Unembed tray")
    let result = try unwrapping.arranged()
    #expect(result.selection == ["cup", "pot"])
    #expect(result.removedConstraints.count == 2)
    let after = try canvas(tea, after: unwrapping).document
    #expect(after.subviewIDs("root") == ["sign", "cup", "pot"])
    #expect(after.frameText("pot") == "144 116 180 80")
    #expect(after.constraintLines == ["root: pot.leading = cup.trailing + 8"])
  }

  @Test func `wrapping and unwrapping give the views and constraints of before`() throws {
    let wrapping = Wrapping(tea, of: ["cup", "pot"])
    let wrapped = try canvas(tea, after: wrapping)
    let back = try canvas(wrapped, after: Unwrapping(wrapped, of: wrapping.arranged().selection))
      .document
    #expect(back.constraintLines.sorted() == tea.document.constraintLines.sorted())
    for id in ["cup", "pot", "tray"] { #expect(back.frameText(id) == tea.document.frameText(id)) }
  }

  @Test func `a stack view places a view that wraps its views`() throws {
    let stacked = canvas(
      rereading: .root(
        DrawnView(
          "stack", 0, 100, 300, 80, element: "stackView",
          [DrawnView("cup", 0, 0, 300, 40), DrawnView("pot", 0, 40, 300, 40)])))
    let wrapping = Wrapping(stacked, of: ["pot"])
    let id = try #require(try wrapping.arranged().selection.first)
    let after = try canvas(stacked, after: wrapping)
    #expect(after.document.subviewIDs("stack") == ["cup", id])
    #expect(after.document.object(id)?["fixedFrame"] == nil)
    let back = try canvas(after, after: Unwrapping(after, of: [id])).document
    #expect(back.subviewIDs("stack") == ["cup", "pot"])
  }

  @Test func `views of different superviews are not wrapped together`() throws {
    #expect(
      refusal(of: Wrapping(tea, of: ["sign", "cup"]))
        == "views of different superviews can't be embedded together")
    #expect(refusal(of: Unwrapping(tea, of: ["cup"])) == "cup has no views to be unembedded")
  }
}
