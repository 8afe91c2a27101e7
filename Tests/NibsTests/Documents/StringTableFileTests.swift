import SeededRandom
import StringTables
import Testing

@testable import Nibs

struct StringTableFileTests {
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

  @Test func `Texts in XML are read, other values are told`() {
    let table = StringTable(file: Array(text.utf8))
    #expect(
      table.entries.map { "\($0.key)=\($0.text)" } == [
        "a=<b> & \"c\" A😀 <d>", "empty=", "last=two\nlines",
      ])
    #expect(
      table.problems.map(\.description) == [
        "1:1: the value of 'rules' is something else than a <string>"
      ])
  }

  @Test(arguments: [
    ("<plist><dict><key>a</key><string>b", "1:1: this is no property list in XML: "),
    ("<plist><dict><key>a</key></dict>", "1:1: this is no property list in XML: "),
    ("<plist><dict><string>a</string>", "1:1: this is no property list in XML: "),
    ("<plist><array/></plist>", "1:1: the property list is no table of texts: it is no <dict>"),
    ("<plist><dict>x", "1:1: this is no property list in XML: "),
    ("<plist>\n<dict><key>a & b</key>", "2:1: this is no property list in XML: "),
    ("<plist><dict><key>a</string>", "1:1: this is no property list in XML: "),
    ("<plist", "1:1: this is no property list in XML: "),
    (
      "<plist>" + String(repeating: "<array>", count: 10_000),
      "1:1: this is no property list in XML: "
    ),
  ])
  func `A fault is told with its line, in words`(text: String, expected: String) {
    let table = StringTable(file: Array(text.utf8))
    #expect(table.entries.isEmpty)
    #expect(table.problems.map { $0.description.hasPrefix(expected) } == [true])
    #expect(table.problems.allSatisfy { $0.message.count > 40 })
  }

  @Test func `Other forms than XML are read as well`() {
    #expect(StringTable(file: Array("a = b;".utf8))["a"] == "b")
    var bytes: [UInt8] = [0xFE, 0xFF]
    for unit in "<plist><dict><key>ü</key><string>😀</string></dict></plist>".utf16 {
      bytes += [UInt8(unit >> 8), UInt8(unit & 255)]
    }
    #expect(StringTable(file: bytes)["ü"] == "😀")
  }

  @Test func `Damaged lists are read without trap`() {
    var random = SplitMix(seed: 12)
    for _ in 0..<300 {
      var bytes = Array(text.utf8)
      for _ in 0..<3 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes[place] = Array("<>/&;! -\"x".utf8).randomElement(using: &random) ?? 0
        } else {
          bytes.removeSubrange(place..<min(place + 9, bytes.count))
        }
      }
      #expect(StringTable(file: bytes).entries.count <= 3)
    }
  }
}
