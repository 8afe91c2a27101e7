import InterfaceBuilder
import Testing
import Wording

@Suite struct ElementPlaceTests {
  private let view: Element

  init() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
      \t<objects>
      \t\t<view id="é&amp;" image="tea"
      \t\t  tint="milk"><color key="tint" name="rose"/></view>
      \t</objects></document>
      """
    let document = try #require(Document.read(Array(text.utf8), name: "a.xib").document)
    view = try #require(document.objects.first)
  }

  private func lines(_ place: ElementPlace) -> [String] { ["\(place.start)"] + place.excerpt }

  @Test func `a place is that of the attribute's value, as it is meant and not as it is spelt`() {
    #expect(
      lines(ElementPlace(view, naming: "é&")) == [
        "3:13", "\t\t<view id=\"é&amp;\" image=\"tea\"", "\t\t          ^~~~~~",
      ])
    #expect(
      lines(ElementPlace(view, naming: "milk")) == [
        "4:11", "\t\t  tint=\"milk\"><color key=\"tint\" name=\"rose\"/></view>",
        "\t\t        ^~~~",
      ])
  }

  @Test func `a value that a child has is found there`() {
    #expect("\(ElementPlace(view, naming: "rose").start)" == "4:41")
  }

  @Test func `without a value, or with one that is nowhere, the place is the start tag's name`() {
    let tag = ["3:3", "\t\t<view id=\"é&amp;\" image=\"tea\"", "\t\t^~~~~"]
    #expect(lines(ElementPlace(view)) == tag)
    #expect(lines(ElementPlace(view, naming: "coffee")) == tag)
  }
}
