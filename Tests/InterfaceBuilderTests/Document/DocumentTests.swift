import InterfaceBuilder
import Testing
import Wording

@Suite struct DocumentTests {
  private let xib = document(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="14490.70"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TeaPot"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
    <view id="a"><subviews><label id="b"/><mystery/></subviews></view>
    <tapGestureRecognizer id="c"/>
    </objects></document>
    """)

  @Test func `a storyboard has scenes with controllers`() {
    #expect(tea.kind == .storyboard)
    #expect(tea.scenes.map(\.id) == ["sCe-ne-001"])
    #expect(tea.scenes.first?.controller?["id"] == "cOn-tr-oLr")
    #expect(tea.scenes.first?.canvasLocation == Point(x: 0, y: 0))
    #expect(tea.initialController == tea.scenes.first?.controller)
    #expect(tea.rootViews.map { $0["id"] } == ["rOo-tV-iew"])
    #expect(tea.object("lAb-eL-one").flatMap(tea.scene) == tea.scenes.first)
  }

  @Test func `a xib has objects`() {
    #expect(xib.kind == .xib)
    #expect(xib.rootViews.map { $0["id"] } == ["a"])
    #expect(xib.rootViews.first?.subviews.map(\.name) == ["label"])
    #expect(xib.identifiedObjects.map { $0["id"] } == ["-1", "-2", "a", "b", "c"])
    #expect(xib.scenes.isEmpty)
  }

  @Test func `elements that are not known are listed with their places`() {
    #expect(xib.unknownElements.map(\.name) == ["mystery"])
    #expect(
      xib.unknownElements.first?.elements.map(\.position) == [TextPosition(line: 4, column: 39)])
    #expect(document(storyboard).unknownElements.isEmpty)
  }

  @Test func `parts of controls, menus and bars are known`() {
    let parts = [
      "popoverPassthroughViews", "options", "textTab", "searchDisplayController",
      "tabBarAppearance", "toolbarAppearance", "tabStops", "dataDetectorTypes", "keyCommand",
      "keyModifierFlags", "simulatedSceneSize",
    ]
    let elements = parts.map { "<\($0) key=\"\($0)\"/>" }.joined()
    let text = storyboard.replacing("</objects>", with: elements + "</objects>")
    #expect(text != storyboard)
    #expect(document(text).unknownElements.isEmpty)
  }
}
