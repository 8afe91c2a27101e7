import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct LibraryTests {
  /// Views that come with others, or that Xcode no longer has.
  private let others: Set<String> = [
    "window", "tableViewCell", "tableViewCellContentView", "collectionViewCell",
    "collectionViewCellContentView", "collectionReusableView", "tableViewHeaderFooterView",
    "control", "refreshControl", "webView", "glkView", "adBannerView",
  ]

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

  @Test(arguments: [
    ("stack", ["Horizontal Stack View", "Vertical Stack View"]),
    ("text", ["Text Field", "Text View"]),
    ("vie st", ["Horizontal Stack View", "Vertical Stack View"]),
    ("UISw", ["Switch"]), ("spinner", ["Activity Indicator View"]),
    ("hstack", ["Horizontal Stack View"]),
    ("lab", ["Label"]), ("unicorn", []),
  ])
  func `entries are found by words of their titles, other words and classes`(
    text: String, titles: [String]
  ) {
    #expect(LibraryEntry.matching(text).map(\.title) == titles)
  }

  @Test func `titles that begin with the text come before those with a word of it`() {
    #expect(
      LibraryEntry.matching("butt").map(\.title) == [
        "Button", "Gray Button", "Tinted Button", "Filled Button",
      ])
    #expect(LibraryEntry.matching("table").first?.title == "Table View")
    #expect(LibraryEntry.matching(" ").count == LibraryEntry.all.count)
  }
}
