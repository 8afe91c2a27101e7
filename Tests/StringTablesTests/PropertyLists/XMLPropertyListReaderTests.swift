import SeededRandom
import StringTables
import Testing

struct XMLPropertyListReaderTests {
  private let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <!-- a comment -->
      <key>a</key>
      <string>&lt;b&gt; &amp; &quot;c&quot; &#65;&#x1F600; <![CDATA[<d>]]></string>
      <key>empty</key> <string/>
      <key>rules</key>
      <dict><key>x</key><array><string>y</string><true/></array></dict>
      <key>last</key><string>two
    lines</string>
    </dict>
    </plist>
    """

  @Test func `Texts are read, other values are told`() {
    let (entries, problems) = read(text)
    #expect(
      entries == [
        "6:3 a=<b> & \"c\" A😀 <d>", "8:3 empty=", "11:3 last=two\nlines",
      ])
    #expect(
      problems == ["10:3: the value of 'rules' is <dict>; a text in <string> is expected"])
  }

  @Test(arguments: [
    ("<plist><dict><key>a</key><string>b", "1:35: the file ends before </string>"),
    ("<plist><dict><key>a</key></dict>", "1:26: the value of 'a' is missing"),
    ("<plist><dict><string>a</string>", "1:14: expected <key> or </dict>, found <string>"),
    ("<plist><array/></plist>", "1:8: expected <dict>; the file is no table of texts"),
    ("<plist><dict/></plist>", "1:8: the table has no texts"),
    ("<plist><dict>x", "1:14: expected a tag; text stands in <key> and <string> alone"),
    ("<plist><dict><key>&auml;</key>", "1:19: there is no &auml;"),
    ("<plist><dict><key>a & b</key>", "1:21: '&' is written as &amp;"),
    ("<plist><dict><key>a</string>", "1:20: expected </key>"),
    ("<plist", "1:1: what begins here does not end with '>'"),
  ])
  func `Faults are told with their places`(text: String, expected: String) {
    #expect(read(text).problems == [expected])
  }

  @Test func `What comes before a fault is kept`() {
    let (entries, problems) = read(
      "<plist><dict><key>a</key><string>b</string>\n<key>c</key><string>&x;</string>")
    #expect(entries == ["1:14 a=b"])
    #expect(problems == ["2:21: there is no &x;"])
  }

  @Test func `Damaged lists are read without trap`() {
    var random = SplitMix(seed: 12)
    for _ in 0..<2000 {
      var bytes = Array(text.utf8)
      for _ in 0..<3 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes[place] = Array("<>/&;! -\"x".utf8).randomElement(using: &random) ?? 0
        } else {
          bytes.removeSubrange(place..<min(place + 9, bytes.count))
        }
      }
      #expect(StringTable(bytes).entries.count <= 3)
    }
  }
}
