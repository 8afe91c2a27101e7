/// A text style, with its names in code, in documents and in Interface Builder's menu.
package struct TextStyle: Sendable {
  package let name: String
  package let written: String
  package let title: String

  private init(_ name: String, _ suffix: String, _ title: String) {
    self.name = name
    written = "UICTFontTextStyle" + suffix
    self.title = title
  }

  package static let all = [
    TextStyle("largeTitle", "Title0", "Large Title"), TextStyle("title1", "Title1", "Title 1"),
    TextStyle("title2", "Title2", "Title 2"), TextStyle("title3", "Title3", "Title 3"),
    TextStyle("headline", "Headline", "Headline"),
    TextStyle("subheadline", "Subhead", "Subhead"), TextStyle("body", "Body", "Body"),
    TextStyle("callout", "Callout", "Callout"), TextStyle("footnote", "Footnote", "Footnote"),
    TextStyle("caption1", "Caption1", "Caption 1"), TextStyle("caption2", "Caption2", "Caption 2"),
  ]
}
