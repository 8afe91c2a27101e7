import Testing

@testable import TennielCore

@MainActor
@Suite struct TapTests {
  @Test func `a click on a button taps it`() throws {
    let user = try User("Form", columns: 120, rows: 40)
    try user.click("Submit")
    #expect(user.state.selection == "view/button")
    // The longer title has widened the button by its content's width.
    #expect(user.lines(with: "was       181.5, 112        51 × 29").count == 1)
    try user.press("escape z")
    #expect(user.lines(with: "Submitted").count == 1)
  }

  @Test func `enter taps the selected button`() throws {
    let user = try User("Form", columns: 120, rows: 40)
    try user.press("enter")
    #expect(user.status.hasPrefix(" Select a view first"))
    try user.press("z shift-tab enter escape")
    #expect(user.lines(with: "Submitted").count == 1)
  }
}
