import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct LibraryTests {
  /// Views that come with others, or that Xcode no longer has.
  private let others: Set<String> = [
    "window", "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView",
    "tableViewHeaderFooterView",
    "control", "refreshControl", "webView", "glkView", "adBannerView",
  ]

  @Test func `a cell of a style has the labels of that, and takes no views`() throws {
    let cell = document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
          <objects>
              <tableViewCell style="IBUITableViewCellStyleSubtitle" id="cell">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                  <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                  </tableViewCellContentView>
              </tableViewCell>
          </objects>
      </document>
      """)
    let canvas = Canvas(cell, [], traits: DesignTraits(width: .compact, height: .regular))
    let refusal = #expect(throws: ArrangementRefusal.self) {
      try Placement(canvas, LibraryEntry.all[0], in: "content").arranged()
    }
    #expect(
      refusal?.description
        == "Content View has the labels of its style: a cell of the style Custom holds views")
  }

  @Test func `every view class can be placed, or comes with another one`() {
    let views = ElementClass.all.filter { $0.kind == .view }.map(\.element)
    let placed = Set(LibraryEntry.all.map(\.element.name))
    #expect(views.filter { !placed.contains($0) && !others.contains($0) } == [])
    #expect(placed.isDisjoint(with: others))
  }

  @Test func `titles and summaries tell the entries apart`() {
    #expect(Set(LibraryEntry.all.map(\.title)).count == LibraryEntry.all.count)
    #expect(Set(LibraryEntry.all.map(\.summary)).count == LibraryEntry.all.count)
    #expect(LibraryEntry.named("Text Field")?.className == "UITextField")
    #expect(LibraryEntry.named("text field") == nil)
  }
}
