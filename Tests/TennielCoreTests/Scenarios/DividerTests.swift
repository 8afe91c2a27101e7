import Cells
import TerminalIO
import Testing

/// The line between canvas and inspector.
@Suite struct DividerTests {
  /// The cells of the inspector with the line beside it, or its title over it.
  private func inspector(_ user: User) -> CellRect? {
    guard let title = user.rect(of: "Views") else { return nil }
    let column = max(0, title.column - 1)
    return CellRect(
      column: column, row: title.row - 1, columns: user.grid.size.columns - column,
      rows: user.grid.size.rows - 2 - (title.row - 1))
  }

  @Test func `is dragged to a column, and holds`() throws {
    let user = try User("Form", columns: 120, rows: 40)
    #expect(inspector(user)?.column == 63)
    try user.press("drag:63,10-66,12")
    #expect(inspector(user) == CellRect(column: 66, row: 1, columns: 54, rows: 37))
    #expect(user.canvasLines[1..<38].allSatisfy { $0.count == 66 })
    #expect(user.lines[20].split(separator: "│").count > 1)
    #expect(user.lines[1..<38].allSatisfy { Array($0)[66] == "│" })
    try user.press("n N i i")
    #expect(inspector(user)?.column == 66)
    // A part of the columns in another terminal as well.
    try user.press("resize:150x40")
    #expect(inspector(user)?.columns == 68)
  }

  @Test func `leaves both sides a few columns`() throws {
    let user = try User("Form", columns: 120, rows: 40, keys: "drag:63,10-119,10")
    #expect(inspector(user)?.columns == 22)
    try user.press("drag:98,10-3,10")
    #expect(inspector(user)?.columns == 98)
    // It is let go.
    user.send(.mouse(MouseEvent(.drag(.left), at: CellPoint(column: 60, row: 10))))
    #expect(inspector(user)?.columns == 98)
    try user.press("resize:40x30")
    #expect(user.lines.count == 30)
  }

  @Test func `is moved by keys, by columns or by rows`() throws {
    let user = try User("Form", columns: 120, rows: 40, keys: "alt-right alt-right alt-left")
    #expect(inspector(user)?.column == 65)
    try user.press("alt-up")
    #expect(user.status.hasPrefix(" The inspector is beside the canvas: alt-left and alt-right"))
    try user.press("i alt-up")
    #expect(user.status.hasPrefix(" There is no inspector: i opens it"))
    let high = try User("Form", columns: 61, rows: 50)
    #expect(inspector(high)?.row == 33)
    try high.press("alt-up alt-up alt-down")
    #expect(inspector(high)?.row == 32)
  }

  @Test func `is dragged by rows where the inspector is below`() throws {
    let user = try User("Form", columns: 61, rows: 50, keys: "drag:20,33-20,40")
    #expect(inspector(user) == CellRect(column: 0, row: 40, columns: 61, rows: 8))
  }

  @Test func `the inspector shows tree and details, or one of them`() throws {
    let user = try User("Form", columns: 120, rows: 40, keys: "tab tab")
    let both = user.screen
    #expect(both.contains("├─ textFieldBottom") && both.contains("textFieldTop  UITextField"))
    try user.press("V")
    #expect(user.screen.contains("├─ textFieldBottom"))
    #expect(!user.screen.contains("textFieldTop  UITextField"))
    try user.press("V")
    #expect(!user.screen.contains("├─ textFieldBottom"))
    #expect(user.lines[2].contains("textFieldTop  UITextField"))
    try user.press("V")
    #expect(user.screen == both)
    try user.press("i V")
    #expect(user.status.hasPrefix(" The inspector is closed: i opens it"))
  }

  @Test func `one part has the whole width below the canvas`() throws {
    let user = try User("Form", columns: 61, rows: 50, keys: "tab tab V")
    #expect(user.lines(with: "├─ textFieldBottom").count == 1)
    #expect(!user.screen.contains("textFieldTop  UITextField"))
    try user.press("V")
    #expect(user.lines[34].hasPrefix(" textFieldTop  UITextField"))
  }
}
