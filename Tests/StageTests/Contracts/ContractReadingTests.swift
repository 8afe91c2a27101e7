import SeededRandom
import Testing

@testable import Stage

@Suite struct `A contract as text` {
  private func mistakes(_ text: String) -> [String] {
    Contract(text, file: "Main.contract").mistakes.map { "\($0.position): \($0.message)" }
  }

  @Test func `has blocks with their screens and rules`() throws {
    let contract = Contract(
      """
      // The form of the login.
      expect width 320...1366, text xs...m AX5, both directions
        ok.height >= 44 # for a finger
        sidebar.width  <=  0.4 * width        when width regular and right to left
        visible(cta);  noOverlap(all)

      expect
        "Log in".width == card.logo.height
      expect height 480, width 300...320, right to left, both orientations, all classes
      """, file: "Main.contract")
    #expect(contract.mistakes == [])
    #expect(
      contract.blocks.map { $0.rules.map(\.text) } == [
        [
          "ok.height >= 44",
          "sidebar.width <= 0.4 * width when width regular and right to left", "visible(cta)",
          "noOverlap(all)",
        ], ["\"Log in\".width == card.logo.height"], [],
      ])
    let (first, last) = (contract.blocks[0].screens, contract.blocks[2].screens)
    #expect(first.widths == 320...1366)
    #expect(first.heights == nil)
    #expect(first.textSizes == ["XS", "S", "M", "AX5"])
    #expect(first.directions == ["ltr", "rtl"])
    #expect(contract.blocks[1].screens == ContractScreens())
    #expect(last.widths == 300...320)
    #expect(last.heights == 480...480)
    #expect(last.directions == ["rtl"])
    #expect(last.orientations == [false, true])
    #expect(last.hasAllClasses)
    #expect(contract.blocks[0].rules[2].position.description == "5:3")
    #expect(contract.blocks[0].rules[3].position.description == "5:18")
    #expect(contract.blocks[1].rules[0].viewNames == ["Log in", "card.logo"])
    #expect(contract.excerpt(at: contract.blocks[0].rules[0].position).last == "    ^")
  }

  @Test func `without a rule is a mistake, since nothing is checked by it`() {
    for text in ["", "\n\n", "// nothing yet\n", "expect width 320...400\n", "expect\nexpect\n"] {
      #expect(
        mistakes(text) == [
          "1:1: there is no rule, so that nothing is checked: a rule is a line such as "
            + "ok.height >= 44 below 'expect'"
        ], "\(text)")
    }
    // What is wrong with a rule is told alone.
    #expect(mistakes("expect\n  ok.height >=\n").count == 1)
  }

  @Test func `marks a place below wide characters, accents and emoji`() {
    let text = "expect\n  \"日e\u{301}👨‍👩‍👧\".height >= foo\n"
    let contract = Contract(text, file: "a.contract")
    #expect(contract.mistakes.map(\.position.description) == ["2:24"])
    #expect(
      contract.mistakes.first.map { contract.excerpt(at: $0.position) } == [
        "    \"日e\u{301}👨‍👩‍👧\".height >= foo", "                      ^",
      ])
  }

  @Test func `tells all of its mistakes at once, with their places`() {
    #expect(
      mistakes(
        """
        ok.height >= 44
        expect width 320..1366, text XS...AX9,, width 5...4
          ok.hight >= 44
          title.left = 4; visible(); visibl(a)
          "unclosed
        """) == [
          "1:1: a rule stands below 'expect', which says at which screens it is checked",
          "2:17: '.' is not expected here: a comma stands between the parts of 'expect', and a range "
            + "is as 320...1366",
          "2:35: 'AX9' is no text size: they are XS, S, M, L, XL, XXL, XXXL, AX1, AX2, AX3, AX4, AX5",
          "2:52: the end names no screens: 'expect' takes width A...B, height A...B, text XS...AX5, "
            + "both directions, left to right, right to left, both orientations, landscape, portrait "
            + "and all classes, with commas between them",
          "2:47: width takes a range of whole points from 1 to 4096, as width 320...1366",
          "3:6: 'hight' is no edge; nearest: right, height",
          "4:14: '=' stands where the rule compares, by >=, <= or ==",
          "4:27: ')' stands where the name of a view is expected; names with other characters stand "
            + "in quotes",
          "4:30: there is no rule visibl(…); nearest: visible",
          "5:3: a name without its closing quote stands where a number or an edge is expected, such "
            + "as title.left",
        ])
  }

  @Test(arguments: [
    ("", "1:1: there is no rule, such as ok.height >= 44"),
    ("a.left >= 1\nb.left >= 2", "2:1: a rule stands on one line"),
    ("expect width 320...400", "1:1: 'expect' belongs to contract files: state the rule alone"),
    ("width >= 300", "1:1: the rule names no view, as ok.height >= 44 does"),
    ("a.left >= b.left >= 4", "1:18: a rule compares once: write two rules"),
    (
      "a.left >= b.left + c.left + d.left",
      "1:1: a rule compares at most three views, and this one has 4"
    ),
    ("a.left * b.left == 2", "1:8: a place is multiplied by a number, not by another place"),
    ("a.left / 0 == 2", "1:8: a place is divided by a number that is not 0"),
    ("a.left >= 99999999", "1:11: the numbers of a rule are at most 1000000"),
    ("inside(a)", "1:9: inside takes two views, as inside(a, b)"),
    ("inside(a.left, b)", "1:10: inside takes views, and no edges of them"),
    ("gap(a, a) >= 4", "1:8: gap names 'a' twice"),
    ("a.left >= mid(a)", "1:11: mid(…) is no number: only gap(a, b) is one"),
    (
      "title >= 4",
      "1:1: 'title' alone is no number: say which of its edges, as title.left, or width or height of "
        + "the screen"
    ),
    (
      "a.left >= 2 when tall",
      "1:18: 'tall' is nothing that a screen can be: 'when' takes width regular, width compact, height "
        + "regular, height compact, landscape, portrait, right to left and left to right, with 'and' "
        + "between them"
    ),
    (
      "a.left >= 2 b",
      "1:13: 'b' is not expected here: a rule ends with its line or with ';', and 'when' limits it"
    ),
    (
      String(repeating: "(", count: 30) + "a.left >= 2",
      "1:21: a rule has at most 20 parentheses inside of one another"
    ),
  ])
  func `says where a rule can't be read, and what would be right`(
    _ rule: String, _ message: String
  ) throws {
    let mistake = #expect(throws: ContractMistake.self) { try ContractRule(rule) }
    #expect(mistake.map { "\($0.position): \($0.message)" } == message)
  }

  @Test func `may be any text`() {
    let text = """
      // The form.
      expect width 320...1366, text XS...AX5, both directions
        ok.height >= 44; gap(title, "price tag") >= 8 * (1 - -2) / 3
        sidebar.width <= 0.4 * width when width regular and landscape
        visible(cta, ok); noOverlap(all); inside(a, b[1]) # so
      expect
      """
    let pieces = Array(text.unicodeScalars)
    let strange = Array("().,;\"…=<>*/-+#\u{0}\u{FFFD}é9 \n\r\texpect when all".unicodeScalars)
    for seed in seeds(300, inProofs: 20_000) {
      var random = SplitMix(seed: UInt64(seed))
      var changed = pieces
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let place = Int.random(in: 0...changed.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0 where place < changed.count: changed.remove(at: place)
        case 1 where place < changed.count:
          changed.swapAt(place, Int.random(in: 0..<changed.count, using: &random))
        default: changed.insert(strange.randomElement(using: &random) ?? " ", at: place)
        }
      }
      let contract = Contract(String(String.UnicodeScalarView(changed)), file: "")
      let lines = ContractLine.lines(of: String(String.UnicodeScalarView(changed)))
      // Each mistake has its place in the text.
      for mistake in contract.mistakes {
        #expect(lines.indices.contains(mistake.position.line - 1))
        let count = lines[mistake.position.line - 1].scalars.count
        #expect((1...(count + 1)).contains(mistake.position.column), "seed \(seed)")
        #expect(!contract.excerpt(at: mistake.position).contains { $0.contains("\u{0}") })
      }
    }
  }
}
