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
}
