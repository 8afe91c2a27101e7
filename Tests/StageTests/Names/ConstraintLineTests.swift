import Testing

@testable import Stage

@Suite struct ConstraintLineTests {
  typealias Operand = ConstraintLine.Operand

  @Test func `a line reads as item, attribute, relation and the other side`() {
    let line = ConstraintLine(
      first: Operand("avatarView", "bottom"), relation: .equal,
      second: Operand("chapterLabel", "top"), constant: -10)
    #expect("\(line)" == "avatarView.bottom == chapterLabel.top - 10")
    // Multiplier, constant and priority are shown where they say something.
    let part = ConstraintLine(
      first: Operand("textLabel", "width"), relation: .equal, second: Operand("view", "height"),
      multiplier: 0.65, constant: 3, priority: 750)
    #expect("\(part)" == "textLabel.width == 0.65 * view.height + 3 @ 750")
    // The identifier stands before a colon.
    let named = ConstraintLine(
      identifier: "below-text", first: Operand("red", "top"), relation: .equal,
      second: Operand("text", "bottom"), constant: 8)
    #expect("\(named)" == "below-text: red.top == text.bottom + 8")
  }

  @Test(
    arguments: [
      (100, "a.width >= 100"),
      (-5, "a.width >= -5"),
      (0, "a.width >= 0"),
      (-0.0, "a.width >= 0"),
    ] as [(Double, String)])
  func `a constant alone is the whole right side`(constant: Double, expected: String) {
    let line = ConstraintLine(
      first: Operand("a", "width"), relation: .greaterThanOrEqual, constant: constant)
    #expect("\(line)" == expected)
  }

  @Test(
    arguments: [
      (1, "a.left <= b.left + 2"),
      (-1, "a.left <= -b.left + 2"),
      (-0.5, "a.left <= -0.5 * b.left + 2"),
      (0, "a.left <= 0 * b.left + 2"),  // says that the other item is named
      (1.0 / 3, "a.left <= 0.333 * b.left + 2"),
    ] as [(Double, String)])
  func `a multiplier of one is not shown and of minus one is a sign`(
    multiplier: Double, expected: String
  ) {
    let line = ConstraintLine(
      first: Operand("a", "left"), relation: .lessThanOrEqual, second: Operand("b", "left"),
      multiplier: multiplier, constant: 2)
    #expect("\(line)" == expected)
  }

  @Test(
    arguments: [
      (1000, "a.top == 0"),
      (999.5, "a.top == 0 @ 999.5"),
      (1, "a.top == 0 @ 1"),
    ] as [(Float, String)])
  func `every priority but required is shown`(priority: Float, expected: String) {
    let line = ConstraintLine(first: Operand("a", "top"), relation: .equal, priority: priority)
    #expect("\(line)" == expected)
  }

  @Test func `an area of an item is a path, and a name with a dot is not`() {
    let area = ConstraintLine(
      first: Operand("red", "leading"), relation: .equal,
      second: Operand(["view", "margins"], "leading"))
    let name = ConstraintLine(
      first: Operand("red", "leading"), relation: .equal,
      second: Operand("view.margins", "leading"))
    #expect("\(area)" == "red.leading == view.margins.leading")
    #expect("\(name)" == #"red.leading == "view.margins".leading"#)
  }

  @Test(arguments: [
    ("avatar-view", "avatar-view"),
    ("größe_2", "größe_2"),
    ("my view", #""my view""#),
    ("2nd", #""2nd""#),  // would begin as a number
    ("a-", #""a-""#),  // would end in an operator
    ("-a", #""-a""#),
    ("a--b", #""a--b""#),
    ("Stack<Int>", #""Stack<Int>""#),
    ("", #""""#),
    (#"say "hi"\"#, #""say \"hi\"\\""#),
    ("two\nlines\u{7}", #""two\nlines\u{7}""#),
  ])
  func `a name that does not read as a word is quoted`(name: String, expected: String) {
    let line = ConstraintLine(
      identifier: name, first: Operand(name, "top"), relation: .equal, constant: 1)
    #expect("\(line)" == "\(expected): \(expected).top == 1")
  }

  @Test func `identifiers that would begin a visual format are quoted`() {
    let line = ConstraintLine(
      identifier: "H", first: Operand("V", "top"), relation: .equal, constant: 1)
    #expect("\(line)" == #""H": V.top == 1"#)
  }
}
