import Testing

@testable import JSON

@Suite struct JSONReaderTests {
  private func read(_ text: String) throws(JSONReader.Mistake) -> JSONValue {
    try JSONReader.read(Array(text.utf8))
  }

  private func mistake(_ text: String) -> String? { mistake(Array(text.utf8)) }

  private func mistake(_ bytes: [UInt8]) -> String? {
    do throws(JSONReader.Mistake) {
      _ = try JSONReader.read(bytes)
      return nil
    } catch { return "\(error.column): \(error.message)" }
  }

  @Test(arguments: [
    #"{"b":1,"a":[true,false,null,"x"],"":{}}"#, "[]", #"[[],[{}]]"#, #""""#,
    #""\"\\\n\r\t\u0000\u001f/é😀""#, "12", "-0.5", "1e-300",
  ])
  func `what is read is printed as it was written, in the same order`(text: String) throws {
    #expect(try read(text).text == text)
  }

  @Test func `blanks stand anywhere between`() throws {
    let text = " { \"a\" :\t[ 1 , 2 ] ,\"b\":{ } }\r"
    #expect(try read(text).text == #"{"a":[1,2],"b":{}}"#)
  }

  @Test func `escapes stand for characters`() throws {
    #expect(try read(#""\u0041\/\b\f\u00e9\ud83d\ude00""#) == .string(JSONString("A/\u{8}\u{C}é😀")))
  }

  @Test func `strings of other code points are other strings, however they look`() throws {
    let object = try read(#"{"\u00e9":1,"e\u0301":2}"#)
    #expect(object.text == "{\"\u{e9}\":1,\"e\u{301}\":2}")
    #expect(JSONString("\u{e9}") != JSONString("e\u{301}"))
  }

  @Test(arguments: [
    ("0", 0.0), ("-0", -0.0), ("0.1", 0.1), ("123456789012345678", 123_456_789_012_345_680),
    ("9007199254740993", 9_007_199_254_740_992), ("0.30000000000000004", 0.30000000000000004),
    ("18446744073709551616", 18_446_744_073_709_551_616),
    ("18446744073709551616000e-3", 18_446_744_073_709_551_616),
    ("1E+22", 1e22), ("1e23", 1e23), ("8.98846567431158e307", 8.98846567431158e307),
    ("2.2250738585072011e-308", .leastNormalMagnitude.nextDown),
    ("5e-324", .leastNonzeroMagnitude), ("1e-400", 0),
    ("0.000000000000000000000000000000000001", 1e-36), ("0e999999999999", 0),
    ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
  ])
  func `numbers are read as the nearest double`(text: String, number: Double) throws {
    guard case .number(let read) = try read(text) else {
      Issue.record("\(text) is no number")
      return
    }
    #expect(read.bitPattern == number.bitPattern)
  }

  @Test(arguments: [
    (20.0, "20"), (-0.0, "0"), (0.1, "0.1"), (-12.5, "-12.5"), (1e15, "1000000000000000"),
    (1e300, "1e+300"), (1e-9, "1e-09"), (1.0 / 3, "0.3333333333333333"), (.infinity, "null"),
    (.nan, "null"),
  ])
  func `numbers are printed so that they read back, whole ones without a fraction`(
    number: Double, text: String
  ) throws {
    #expect(JSONValue.number(number).text == text)
    if number.isFinite { #expect(try read(text) == .number(number)) }
  }

  @Test(arguments: [
    ("", "1: expected a value, found the end of the line"),
    ("{", "2: expected a key in double quotes, found the end of the line"),
    (
      "{'a':1}",
      "2: expected a key in double quotes, found a single quote; strings are in double quotes"
    ),
    (#"{"a" 1}"#, "6: expected ':' after the key, found '1'"),
    (#"{"a":}"#, "6: expected a value, found '}'"),
    (#"{"a":1,}"#, "8: expected a key in double quotes, found '}'"),
    (#"{"a":1 "b":2}"#, "8: expected ',' or '}' after the value, found '\"'"),
    (#"{"a":1,"b":2,"a":3}"#, "14: the key \"a\" is there already"),
    ("[1,]", "4: expected a value, found ']'"),
    ("[1 2]", "4: expected ',' or ']' after the value, found '2'"),
    ("{} {}", "4: the value ends before this; there is one on each line"),
    ("[NaN]", "2: JSON has no NaN; numbers are finite"),
    ("-Infinity", "2: a digit is missing after '-'"),
    ("[1e999]", "2: the number 1e999 is too large"),
    ("[01]", "2: a number doesn't begin with 0 unless it is 0 or 0.…"),
    ("[1.]", "4: a digit is missing after '.'"),
    ("[.5]", "2: expected a value, found '.'"),
    ("[1e]", "4: a digit is missing in the exponent"),
    ("[+1]", "2: expected a value, found '+'"),
    (
      "[True]",
      "2: 'True' is no value; strings are in double quotes, and words are true, false "
        + "and null"
    ),
    (#"["é"#, "2: the string that begins here has no end"),
    (
      #"["é", x]"#,
      "7: 'x' is no value; strings are in double quotes, and words are true, false and null"
    ),
    ("[\"a\tb\"]", "4: a control character in a string is written as \\u and four digits"),
    (#"["\x41"]"#, #"3: a backslash is followed by one of " \ / b f n r t u"#),
    (#"["\u00g0"]"#, #"3: \u is followed by four hexadecimal digits"#),
    (#"["\u12"#, #"3: \u is followed by four hexadecimal digits"#),
    (#"["\"#, #"3: a backslash is followed by one of " \ / b f n r t u"#),
    (#"["\ud83d"]"#, "3: half a surrogate pair is no character"),
    (#"["\ud83d\u0041"]"#, "3: half a surrogate pair is no character"),
    (#"["\ude00"]"#, "3: half a surrogate pair is no character"),
    ("\0", "1: expected a value, found the control character 0"),
    ("é", "1: expected a value, found a character that JSON has only inside strings"),
  ])
  func `a mistake is named with its column and what would be right`(text: String, words: String) {
    #expect(mistake(text) == words)
  }

  @Test func `what is not UTF-8 is a mistake`() {
    #expect(mistake([0x22, 0x61, 0xFF, 0x22]) == "2: a string here is not UTF-8")
    #expect(mistake([0x22, 0xC3, 0x22]) == "2: a string here is not UTF-8")
    #expect(
      mistake([0xFE, 0xFF])
        == "1: expected a value, found a character that JSON has only inside strings")
  }

  @Test func `what is wrong is quoted as far as a person reads`() {
    let long = String(repeating: "x", count: 100_000)
    let end = String(repeating: "x", count: 59) + "…"
    #expect(
      mistake("[\(long)]")
        == "2: '\(end)' is no value; strings are in double quotes, and words are true, false "
        + "and null")
    #expect(
      mistake("{\"\(long)\":1,\"\(long)\":2}") == "100007: the key \"\(end)\" is there already")
    let digits = String(repeating: "9", count: 100_000)
    #expect(mistake(digits) == "1: the number \(digits.prefix(59))… is too large")
    #expect(JSONValue.string(JSONString(long)).described == "the string \"\(end)\"")
  }

  @Test func `a control character is written by its number`() throws {
    #expect(JSONValue.string(JSONString("\u{1}\u{1b}\u{7f}é")).text == #""\u0001\u001b\u007fé""#)
    #expect(
      JSONValue.string(JSONString("\u{80}\u{9B}2J\u{9F}\u{A0}Â‛ā")).text
        == #""\u0080\u009b2J\u009f\#u{A0}Â‛ā""#)
  }

  @Test func `nesting has an end`() throws {
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(try read(deepest).text == deepest)
    let words = "65: more than 64 arrays and objects inside each other"
    #expect(mistake("[" + deepest + "]") == words)
    #expect(mistake(String(repeating: "[", count: 1_000_000)) == words)
  }
}
