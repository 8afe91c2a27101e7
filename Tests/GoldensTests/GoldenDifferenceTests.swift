import Goldens
import Testing

@Suite struct `Differences of goldens` {
  private let kept = GoldenText(
    """
    ╭──────────╮
    │ Hello    │
    │          │
    │ ┃        │
    ╰──────────╯

    view          0  0  80  80
      label      16  8  40  20
      old        16  8  40  20  hidden
      spacer      0  0   8   8
      spacer      0  9   8   8
    """)

  @Test func `a text has a picture and frames, or one of them`() {
    #expect(kept.picture.count == 5)
    #expect(
      kept.frames.map(\.path)
        == ["view", "view/label", "view/old", "view/spacer", "view/spacer[2]"])
    #expect(kept.frames[1].numbers == [16, 8, 40, 20])
    #expect(kept.frames[2].note == "hidden")
    #expect(GoldenText("view  0  0  80  80").frames.map(\.path) == ["view"])
    #expect(GoldenText("┌┐\n└┘").frames.isEmpty)
    #expect(GoldenText("┌┐\n└┘").picture == ["┌┐", "└┘"])
    #expect(GoldenText("").picture == [""])
  }

  @Test func `pictures stand side by side, with marks below what differs, and frames follow`() {
    let now = GoldenText(
      """
      ╭──────────╮
      │  Hi 猫   │
      │          │
      │ ┃        │
      ╰──────────╯

      view          0  0  80  80
        label      24  8  40.5  20
        old        16  8  40  20
        new         1  2   3   4
        spacer      0  0   8   8
      """)
    let difference = GoldenDifference(from: kept, to: now)
    #expect(difference.summary == "6 cells and 4 frames differ")
    #expect(
      difference.lines.joined(separator: "\n") == """
        kept           now
        ╭──────────╮   ╭──────────╮
        │ Hello    │   │  Hi 猫   │
          ^^^^^^         ^^^^^^
        │          │   │          │
        view/label: x 16 -> 24, width 40 -> 40.5
        view/old: no longer hidden
        view/new is new: x 1, y 2, width 3, height 4
        view/spacer[2] is gone
        """)
  }

  @Test func `nothing differs from itself`() {
    #expect(GoldenDifference(from: kept, to: kept).isEmpty)
    #expect(GoldenDifference(from: kept, to: kept).lines.isEmpty)
  }

  @Test(arguments: [
    (RecordMode.missing, [true, true], [false, true], [false, false]),
    (.failed, [true, false], [true, false], [false, false]),
    (.all, [true, false], [true, false], [true, false]),
    (.never, [false, true], [false, true], [false, false]),
  ])
  func `a mode decides what is written and what fails`(
    mode: RecordMode, missing: [Bool], differing: [Bool], same: [Bool]
  ) {
    func decision(_ kept: String?) -> [Bool] {
      let decision = mode.decision(kept: kept, now: "now")
      return [decision.writes, decision.fails]
    }
    #expect(decision(nil) == missing)
    #expect(decision("then") == differing)
    #expect(decision("now") == same)
  }

  @Test(
    arguments: [
      (nil, false, .missing), (nil, true, .never), ("", true, .never), ("1", true, .failed),
      ("ALL", true, .all), ("missing", true, .missing), ("yes", false, nil),
    ] as [(String?, Bool, RecordMode?)])
  func `the environment says which mode, and never where CI is set`(
    word: String?, isCI: Bool, mode: RecordMode?
  ) {
    #expect(RecordMode(word, isCI: isCI) == mode)
    #expect(RecordMode.isCI(["CI": "true"]))
    #expect(!RecordMode.isCI(["CI": "false"]))
    #expect(!RecordMode.isCI([:]))
  }

  @Test func `names of files are told apart, and stay in their folder`() {
    #expect(
      GoldenName.apart(["Log in", "log-in", "Log in", "../x"]) == [
        "Log-in", "log-in-2", "Log-in-3", "x",
      ])
    #expect(GoldenName.fitting("  ") == "unnamed")
    #expect(GoldenName.fitting("Größe / 大") == "Größe-大")
    #expect(GoldenName.folder(ofDocument: "../Views/Main.storyboard") == "up/Views/Main.storyboard")
    #expect(GoldenName.folder(ofDocument: "up/Main.storyboard").hasPrefix("up-"))
    #expect(GoldenName.folder(ofDocument: "x y.xib").hasPrefix("x-y.xib-"))
    #expect(Set(["x y.xib", "x-y.xib", "x+y.xib", "x  y.xib"].map(GoldenName.folder)).count == 4)
    #expect(GoldenName.file(["iPhone 8", "text XL"]) == "iPhone-8.text-XL")
  }
}
