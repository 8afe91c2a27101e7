import Testing

@testable import Stage

@Suite struct `What begins and ends at a length` {
  @Test(arguments: [
    (LayoutCheck.truncatedText, "title's text is cut short", "title's text fits"),
    (.noRoom, "title has no room", "title has room"),
    (
      .overlappingTexts, "title's text is over another one", "title's text is over no other one"
    ),
    (.offScreen, "title leaves the screen", "title is on the screen"),
    (.unreachable, "title can't be touched", "title can be touched"),
    (.ambiguous, "title is ambiguous", "title is not ambiguous"),
    (.touchTarget, "title is small to touch", "title is large enough to touch"),
  ])
  func `is said as people say it`(check: LayoutCheck, wrong: String, right: String) {
    let problem = SweepProblem(check: check, view: "title")
    #expect(problem.beginning == wrong)
    #expect(problem.ending == right)
  }

  @Test func `is said of constraints without a view, and of other checks by their names`() throws {
    let conflict = SweepProblem(check: .conflict, view: nil)
    #expect(conflict.beginning == "constraints conflict")
    #expect(conflict.ending == "no constraints conflict")
    #expect(SweepProblem(check: .conflict, view: "title").beginning == "title: conflict")
    #expect(SweepProblem(check: .conflict, view: "title").ending == "no longer title: conflict")
  }
}
