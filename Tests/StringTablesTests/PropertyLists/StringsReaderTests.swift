import SeededRandom
import StringTables
import Testing

struct StringsReaderTests {
  @Test func `Comments, words without quotes and keys alone are read`() {
    let (entries, problems) = read(
      """
      /* Class = "UILabel"; text = "x"; */
      "Ab1-cd-2Ef.text" = "A; b = \\"c\\"";
      // another one
      key.with-signs:/_$ = 'sin"gle'; alone; a=//b
      "c" ; "two
      lines" = "";
      """)
    #expect(
      entries == [
        "2:1 Ab1-cd-2Ef.text=A; b = \"c\"", "4:1 key.with-signs:/_$=sin\"gle",
        "4:33 alone=alone", "4:40 a=c", "5:7 two\nlines=",
      ])
    #expect(problems == [])
  }

  @Test(arguments: [
    (#"\n\t\r\\\"\'\a\b\f\v"#, "\n\t\r\\\"'\u{7}\u{8}\u{C}\u{B}"),
    (#"\U0041\U00e9x\U41y\u"#, "A\u{E9}xAyu"), (#"\Ud83d\Ude00"#, "😀"),
    // Octal escapes are in the encoding of NEXTSTEP.
    (#"\101\7\0\3511\200\1011"#, "A\u{7}\0Ø1\u{A0}A1"), (#"\q\😀\ä"#, "q😀ä"), ("a\\\nb", "a\nb"),
    ("%@ of %d", "%@ of %d"),
  ])
  func `Escapes are those of the device`(text: String, expected: String) {
    let table = StringTable(Array("k = \"\(text)\";".utf8))
    #expect(table["k"] == expected)
    #expect(table.problems == [])
  }

  @Test(arguments: [
    (
      #"a = "\u0041";"#, "u0041",
      "1:6: \\u is shown as the letter u; the code of a character is written with \\U"
    ),
    (
      #"a = "\Ud83dx";"#, "\u{FFFD}x",
      "1:12: half a character: two escapes \\U belong together beyond \\UFFFF"
    ),
    (
      #"a = "\Ude00";"#, "\u{FFFD}",
      "1:6: half a character: two escapes \\U belong together beyond \\UFFFF"
    ),
    (#"a = "\Ux";"#, "\0x", "1:6: \\U is followed by up to four hexadecimal digits"),
  ])
  func `Escapes that are probably meant otherwise are told`(
    text: String, expected: String, problem: String
  ) {
    let table = StringTable(Array(text.utf8))
    #expect(table["a"] == expected)
    #expect(table.problems.map(\.description) == [problem])
  }

  @Test func `Entries may stand in braces`() {
    #expect(read("{ a = b; }").entries == ["1:3 a=b"])
    #expect(read("{ a = b;").problems == ["1:9: the '}' that ends the table is missing"])
    #expect(read("{ a = b; } c;").problems == ["1:12: the table ends before this, with '}'"])
  }

  @Test func `All faults are told, and the other lines are kept`() {
    let (entries, problems) = read(
      """
      "good" = "1";
      "no semicolon" = "2"
      "after" = "3";
      "no equals" "4";
      = "5";
      "no value" = ;
      "list" = ( a, "b)", {c = d;} );
      "data" = <00ff>;
      @
      "late" = "6";
      "open" = "7;
      """)
    #expect(entries == ["1:1 good=1", "2:1 no semicolon=2", "3:1 after=3", "10:1 late=6"])
    #expect(
      problems == [
        "2:21: a ';' is missing here, or a quote before it; on a device the whole table is lost",
        "4:13: expected '=' and a text after the key 'no equals', found '\"'",
        "5:1: expected a key in double quotes, found '='",
        "6:14: expected a text in double quotes after '=', found ';'",
        "7:10: the value of 'list' is a list; a text in double quotes is expected",
        "8:10: the value of 'data' is data; a text in double quotes is expected",
        "9:1: expected a key in double quotes, found '@'",
        "11:10: the text that begins here has no closing quote",
        "11:10: expected a text in double quotes after '=', found '\"'",
      ])
  }

  @Test func `A comment without end is told`() {
    #expect(read("a = b;\n /* c").entries == ["1:1 a=b"])
    #expect(read("a = b;\n /* c").problems == ["2:2: the comment that begins here has no end '*/'"])
  }

  @Test func `Damaged tables are read without end or trap`() {
    let text = Array(
      "{/* c */ \"a\\U0041\\101\" = \"b\"; d = (e, <00>, {f = 'g';}); // h\n i; \"ü\\Ud83d\\Ude00\" = j;}"
        .utf8)
    var random = SplitMix(seed: 11)
    for _ in 0..<3000 {
      var bytes = text
      for _ in 0..<3 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = text.randomElement(using: &random) ?? 0
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        default: bytes.remove(at: place)
        }
      }
      let table = StringTable(bytes)
      // Each entry takes two bytes at least, and each problem one.
      #expect(table.entries.count <= bytes.count / 2 && table.problems.count <= bytes.count)
    }
  }
}
