import Testing

@testable import Stage

@Suite struct `What begins and ends at a length` {
  @Test(arguments: [
    (LayoutCheck.truncatedText, "title's text is cut short", "title's text fits"),
    (.noRoom, "title has no room", "title has room"),
    (.overlappingTexts, "title's text is over another one", "title's text is over no other one"),
    (.offScreen, "title leaves the screen", "title is on the screen"),
    (.unreachable, "title can't be touched", "title can be touched"),
    (.unscrollable, "title can't be scrolled to", "title can be scrolled to"),
    (.ambiguous, "title is ambiguous", "title is not ambiguous"),
    (.touchTarget, "title is small to touch", "title is large enough to touch"),
    (.conflict, "constraints conflict", "no constraints conflict"),
    (.nearMiss, "title: near-miss", "no longer title: near-miss"),
  ])
  func `is said as people say it`(check: LayoutCheck, wrong: String, right: String) {
    let words = ProblemWords(check, of: "title")
    #expect(words.beginning == wrong)
    #expect(words.ending == right)
  }

  @Test func `is as serious as the most serious of it`() {
    let (error, warning) = (
      ProblemWords(.conflict, of: nil), ProblemWords(.truncatedText, of: "title")
    )
    #expect([warning, error].severity == .error)
    #expect([warning].severity == .warning)
    #expect([ProblemWords]().severity == nil)
  }
}
