import Cells
import Testing

/// How much of the terminal the device has, and that it stays where it is.
@Suite struct RoomTests {
  /// The cells of the device on the canvas.
  private func device(_ user: User) throws -> CellRect {
    let lines = user.canvasLines.map(Array.init)
    // The frame is heavy while the root is selected.
    let top = try #require(lines.firstIndex { $0.contains { "╭┏".contains($0) } })
    let bottom = try #require(lines.lastIndex { $0.contains { "╰┗".contains($0) } })
    let left = try #require(lines[top].firstIndex { "╭┏".contains($0) })
    let right = try #require(lines[top].lastIndex { "╮┓".contains($0) })
    return CellRect(column: left, row: top, columns: right - left + 1, rows: bottom - top + 1)
  }

  @Test func `a phone has all rows of a large terminal, and most columns on its side`() throws {
    let user = try User("Wonderland", columns: 200, rows: 60)
    #expect(try device(user) == CellRect(column: 7, row: 1, columns: 76, rows: 57))
    try user.press("r")
    user.wait()
    #expect(try device(user) == CellRect(column: 1, row: 10, columns: 134, rows: 38))
    try user.press("r")
    user.wait()
    #expect(try device(user) == CellRect(column: 7, row: 1, columns: 76, rows: 57))
  }

  @Test(arguments: [(80, 24), (100, 30), (120, 40), (200, 60), (100, 60)])
  func `it stays where it is whatever is selected`(columns: Int, rows: Int) throws {
    let user = try User("Wonderland", columns: columns, rows: rows)
    for _ in 0..<2 {
      let place = try device(user)
      for key in ["tab", "tab", "j", "j", "tab", "E", "tab", "j", "escape", "escape"] {
        try user.press(key)
        #expect(try device(user) == place, "after \(key)")
      }
      try user.press("r")
      user.wait()
    }
  }

  @Test func `a line of constraints is one line where the device leaves the columns for it`() throws
  {
    let user = try User("Wonderland", columns: 120, rows: 40, keys: "tab tab")
    #expect(
      user.details.contains("● socialMediaView.trailing == avatarView.trailing"), "\(user.details)")
    #expect(user.details.contains("frame     20, 20            374 × 181.27"))
  }

  @Test func `a wider screen first takes the columns of the panes, then becomes smaller`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40)
    let scale = try #require(user.scale)
    var panes: [Int] = []
    for _ in 0..<20 {
      try user.press("right")
      panes.append(120 - (try #require(user.rect(of: "Views")).column))
      if panes.last == 56 { #expect(user.scale == scale) }
    }
    // The panes move once.
    #expect(Set(panes) == [56, 39] && panes == panes.sorted(by: >))
    try user.press(String(repeating: "left ", count: 20))
    #expect(user.scale == scale && user.rect(of: "Views")?.columns == 56)
  }
}
