import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct LibraryTests {
  /// Views that come with others, or that Xcode no longer has.
  private let others: Set<String> = [
    "window", "tableViewCellContentView", "collectionViewCellContentView", "collectionReusableView",
    "tableViewHeaderFooterView", "control", "refreshControl", "webView", "glkView", "adBannerView",
  ]

  @Test func `a cell of a style has the labels of that, and takes no views`() throws {
    let cell = xib(
      """
      <tableViewCell style="IBUITableViewCellStyleSubtitle" id="cell">
          <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
              <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
          </tableViewCellContentView>
      </tableViewCell>
      """)
    let canvas = Canvas(cell, [], traits: DesignTraits(width: .compact, height: .regular))
    #expect(
      refusal(of: Placement(canvas, LibraryEntry.all[0], in: "content"))
        == "Content View has the labels of its style: a cell of the style Custom holds views")
  }

  @Test func `every view class can be placed, or comes with another one`() {
    let views = ElementClass.all.filter { $0.kind == .view }.map(\.element)
    let placed = Set(LibraryEntry.all.map(\.element.name))
    #expect(views.filter { !placed.contains($0) && !others.contains($0) } == [])
    #expect(placed.isDisjoint(with: others))
  }

  @Test func `an older Xcode writes what it knew`() throws {
    let table = try #require(LibraryEntry.named("Table View"))
    #expect(table.element(by: 8)["rowHeight"] == "44")
    #expect(table.element(by: 8)["estimatedRowHeight"] == nil)
    #expect(table.element(by: 9)["rowHeight"] == "-1")
    let picker = try #require(LibraryEntry.named("Date Picker"))
    #expect(picker.element(by: 10)["style"] == nil)
    #expect(picker.element(by: 13)["style"] == "wheels")
    let cell = try #require(LibraryEntry.named("Collection View Cell"))
    #expect(cell.element(by: 10).children.map(\.name) == ["rect", "autoresizingMask", "view"])
    #expect(cell.element(by: 10).children[2]["insetsLayoutMarginsFromSafeArea"] == "NO")
    #expect(cell.element(by: 7).children[2]["insetsLayoutMarginsFromSafeArea"] == nil)
    #expect(cell.element(by: 11).children[2].name == "collectionViewCellContentView")
  }

  @Test func `an entry says that the document's Xcode has none`() throws {
    let canvas = canvas(
      of: xib(
        """
        <view contentMode="scaleToFill" id="view">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        </view>
        """, #"toolsVersion="14113""#))
    func sentence(_ title: String) throws -> String {
      try Placement(canvas, #require(LibraryEntry.named(title)), in: "view").sentence
    }
    #expect(
      try sentence("Color Well") == "Insert Color Well in view, though Xcode 9 doesn't have it")
    #expect(try sentence("Stepper") == "Insert Stepper in view")
  }

  @Test func `titles and summaries tell the entries apart`() {
    #expect(Set(LibraryEntry.all.map(\.title)).count == LibraryEntry.all.count)
    #expect(Set(LibraryEntry.all.map(\.summary)).count == LibraryEntry.all.count)
    #expect(LibraryEntry.named("Text Field")?.className == "UITextField")
    #expect(LibraryEntry.named("text field") == nil)
  }
}
