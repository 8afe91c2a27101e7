import Cells
import Testing

@testable import Commands

@Suite struct `A terminal of more than 1000 columns or rows` {
  @Test func `is used in part, which a script's standard error says once for each size`() {
    let outcome = run(
      "form", "--keys", "resize:1200x30 r resize:80x24 resize:1200x30 resize:90x4000")
    #expect(
      outcome.diagnostics == """
        tenniel: Only 1000x30 of the terminal's 1200x30 cells are used
        tenniel: Only 90x1000 of the terminal's 90x4000 cells are used

        """)
    #expect(outcome.status == 0)
    #expect(outcome.output.split(separator: "\n", omittingEmptySubsequences: false).count == 4001)
  }

  @Test func `is used in part, which the status says until the next key`() throws {
    let user = try User("Form", keys: "resize:1200x30")
    #expect(user.grid.size == CellSize(columns: 1000, rows: 30))
    #expect(user.status.contains("Only 1000x30 of the terminal's 1200x30 cells are used"))
    try user.press("r")
    #expect(!user.screen.contains("cells are used"))
  }

  @Test func `is used in part from the start`() throws {
    let user = try User("Form", columns: 300, rows: 1001)
    #expect(user.grid.size == CellSize(columns: 300, rows: 1000))
    #expect(user.status.contains("Only 300x1000 of the terminal's 300x1001 cells are used"))
  }

  @Test(arguments: ["resize:1000x1000", "resize:80x24"])
  func `is the only one about which there is anything to say`(size: String) {
    #expect(run("form", "--keys", size).diagnostics == "")
  }
}
