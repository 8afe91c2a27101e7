import InterfaceBuilder
import Testing

@Suite struct MarkupReaderTests {
  /// The messages for a text, with their places.
  private func problems(_ text: String) -> [String] {
    let source = SourceText(text)
    return Markup(source).problems.map { problem in
      let position = source.position(of: problem.range.lowerBound)
      return "\(position.line):\(position.column) \(problem.message)"
    }
  }

  @Test(arguments: [
    "<a/>", "<a />", "<a\n\tb = 'c'\r\n/>", "<a></a>", "<a ></a >", "\u{9}<a/>\n\n",
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone='no'?>\n<a/>",
    "<a b='1' c=\"'\" d='\"' e='>'/>", "<a><!-- - -- --></a>".replacing(" -- ", with: " - "),
    "<a><?tea two lumps?><!----><![CDATA[]]></a><!--end-->", "<é:b-c.d_1/>",
    "<a>&amp;&lt;&gt;&quot;&apos;&#10;&#x1F4A9;&#x0000000000000000000000000041;</a>", "<a>]] ></a>",
  ])
  func `well-formed text has no problems`(text: String) { #expect(problems(text) == []) }

  private static let noCharacter =
    "XML has no character of this number; Interface Builder writes such texts as base64-UTF8"

  @Test(arguments: [
    ("", "1:1 the file is empty"), ("  \n", "1:1 the file is empty"),
    ("<!-- tea -->", "1:1 there is no element: a document begins with <document …>"),
    ("<a>\n<b>\n</a>", "2:1 <b> has no end tag"),
    ("<a>", "1:1 the document ends within <a>, which has no end tag"),
    ("<a></b></a>", "1:4 </b> ends an element that has not begun: the one to end is <a>"),
    ("<a/></b>", "1:5 </b> ends an element that has not begun"),
    ("<a></a", "1:4 an end tag is written </name>"),
    ("<a></></a>", "1:4 an end tag is written </name>"),
    ("<a></a b>", "1:4 an end tag is written </name>"),
    ("<a>x < y</a>", "1:6 < begins a tag: &lt; stands for the character itself"),
    ("<a>x & y</a>", "1:6 & begins an entity: &amp; stands for the character itself"),
    ("<a b='&tea;'/>", "1:7 & begins an entity: &amp; stands for the character itself"),
    ("<a>&#27;</a>", "1:4 " + noCharacter),
    ("<a b='&#0;'/>", "1:7 " + noCharacter),
    ("<a b='&#xD800;'/>", "1:7 " + noCharacter),
    ("<a b='&#x110000;'/>", "1:7 " + noCharacter),
    ("<a b='&#;'/>", "1:7 & begins an entity: &amp; stands for the character itself"),
    ("<a b='&#+9;'/>", "1:7 & begins an entity: &amp; stands for the character itself"),
    ("<a b/>", "1:4 the attribute has no value: name=\"value\""),
    ("<a b=c/>", "1:4 the attribute's value has no quotes: name=\"value\""),
    ("<a b='1' b='2'/>", "1:10 the attribute b is there already"),
    ("<a b='1'c='2'/>", "1:9 a space is missing before the attribute"),
    ("<a ='1'/>", "1:4 an attribute is written name=\"value\""),
    ("<a 1b='1'/>", "1:4 1b is not a name of XML"),
    ("<a/><b/>", "1:5 a second outermost element: a document has one"),
    ("<a/>tea", "1:5 text stands outside of the document"),
    ("<a/><![CDATA[tea]]>", "1:5 text stands outside of the document"),
    ("<a>]]></a>", "1:4 ]]> is not allowed in text: ]]&gt; stands for it"),
    ("<a><!-- -- --></a>", "1:9 -- is not allowed in a comment"),
    ("<a><!-- ---></a>", "1:9 -- is not allowed in a comment"),
    ("<a><!-- </a>", "1:4 the comment has no end: -->"),
    ("<a><![CDATA[ </a>", "1:4 the CDATA section has no end: ]]>"),
    ("<a><?tea </a>", "1:4 the processing instruction has no end: ?>"),
    ("<a><??></a>", "1:4 the processing instruction has no name"),
    (" <?xml version='1.0'?><a/>", "1:2 the declaration <?xml …?> stands before all else"),
    (
      "<?xml version='1.0' encoding='latin1'?><a/>",
      "1:31 the encoding latin1 is not read: UTF-8 is what Interface Builder writes"
    ),
    (
      "<!DOCTYPE a [<!ENTITY b '>'>]><a/>",
      "1:1 a document type is not read: Interface Builder's documents have none"
    ),
    (
      "<a>\u{7}</a>",
      "1:4 the character U+0007 is not allowed in XML; "
        + "Interface Builder writes such texts as base64-UTF8"
    ),
    (
      "<a b='\u{FFFE}'/>",
      "1:7 the character U+FFFE is not allowed in XML; "
        + "Interface Builder writes such texts as base64-UTF8"
    ),
  ])
  func `a breach of the rules has a place and says what is right`(text: String, problem: String) {
    #expect(problems(text) == [problem])
  }

  @Test func `a value without an end doesn't hide what follows its tag`() {
    #expect(
      problems("<a>\n<b c=\"1>\n<d/></a>") == [
        "2:1 <b> has no end tag", "2:4 the attribute's value has no end: a quote before the next <",
      ])
  }

  @Test(arguments: [
    ("", 3), ("\n<c/>text", 3), ("\n<", 3), ("</", 3), ("</c", 3), ("\n<c id", 4), ("\n<c id=", 4),
    ("\n<c id=\"c-1", 4), ("\n<c id=\"c-1\"", 4), ("\n<c/", 4),
  ])
  func `a text that is cut off is one problem, at the innermost element`(rest: String, open: Int) {
    let place =
      open == 3
      ? "3:1 the document ends within <b id=\"b-1\">"
      : "4:1 the document ends within <c" + (rest.contains("1\"") ? " id=\"c-1\">" : ">")
    #expect(
      problems("<document>\n<a id=\"a-1\">\n<b id=\"b-1\">" + rest) == [
        "\(place): \(open) elements have no end tag"
      ])
  }

  @Test func `what is wrong before a text is cut off is told as well`() {
    #expect(
      problems("<a>\n<b c=1/>\n<d>\n<e f=\"") == [
        "2:4 the attribute's value has no quotes: name=\"value\"",
        "4:1 the document ends within <e>: 3 elements have no end tag",
      ])
  }

  @Test func `reading goes on after a mistake`() {
    let markup = Markup(SourceText("<a><b c=1/><d e='2'/></f></a>"))
    #expect(markup.problems.count == 2)
    #expect(markup.root?.children.map(\.name) == ["b", "d"])
    #expect(markup.root?.child("d")?["e"] == "2")
  }

  @Test func `two hundred problems are listed and the others counted`() {
    let markup = Markup(SourceText("<a>" + String(repeating: "</b>", count: 250) + "</a>"))
    #expect(markup.problems.count == 200)
    #expect(markup.unlistedProblems == 50)
  }

  @Test func `nesting has a limit`() {
    func nested(_ depth: Int) -> String {
      String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }
    #expect(problems(nested(512)) == [])
    #expect(problems(nested(513)) == ["1:1537 elements are nested more than 512 deep"])
    #expect(problems(String(repeating: "<a>", count: 100_000)).count == 1)
  }

  @Test(arguments: [
    "&", "&#", "</b>", "<b>", "<b></c>", "<![CDATA[", "<![CDATA[]]>", "<!--", "<![>", "<", "\r",
    "\0", "<a b='", "<??>", "]]>", "a='' ",
  ])
  func `a long text of one thing is read in time`(part: String) {
    // Anything but linear time would take minutes here.
    let text = SourceText("<document " + String(repeating: part, count: 100_000))
    #expect(Markup(text).problems.count <= 200)
  }
}
