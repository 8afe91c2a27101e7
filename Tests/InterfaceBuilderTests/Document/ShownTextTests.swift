import InterfaceBuilder
import Testing

@Suite struct ShownTextTests {
  /// The text that names the object of an element.
  private func name(_ element: String) -> String? {
    let text = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\">\(element)</document>"
    let document = Document(Markup(SourceText(text)), name: "Tea.xib")
    return document?.root.children.first { _ in true }?.shownText
  }

  @Test func `labels, buttons, fields, images and cells have texts, other views have none`() {
    #expect(name("<label text=\"Tea\"/>") == "Tea")
    #expect(name("<label><string key=\"text\"> \nPour\nthe tea</string></label>") == "Pour")
    #expect(
      name(
        """
        <label><attributedString key="attributedText"><fragment content="Hot "/><fragment content="tea"/>\
        </attributedString></label>
        """) == "Hot tea")
    #expect(name("<button><state key=\"normal\" title=\"Pour\"/></button>") == "Pour")
    #expect(
      name(
        """
        <button><state key="normal" title="Button"/><buttonConfiguration key="configuration" title="Pour"/></button>
        """) == "Pour")
    #expect(name("<textField placeholder=\"Cups\" text=\"2\"/>") == "Cups")
    #expect(name("<textField placeholder=\" \" text=\"2\"/>") == "2")
    #expect(name("<imageView image=\"cup\"/>") == "cup")
    #expect(name("<viewController title=\"Tea\"/>") == "Tea")
    #expect(name("<tableViewCell reuseIdentifier=\"Cup\"/>") == "Cup")
    #expect(name("<view text=\"Tea\"/>") == nil)
    #expect(name("<label text=\"\"/>") == nil)
  }

  @Test func `a long text is cut after a word`() {
    #expect(
      name("<label text=\"Twinkle, twinkle, little bat! How I wonder\"/>")
        == "Twinkle, twinkle, little bat!…")
    #expect(
      name("<label text=\"Llanfairpwllgwyngyllgogerychwyrndrobwll\"/>")
        == "Llanfairpwllgwyngyllgogerychwyr…")
  }
}
