import Cells
import TerminalIO
import Testing

@Suite struct ResizeTests {
  private func size(_ user: User) -> [Int] { user.size ?? [] }

  @Test func `arrows change the size by a cell of true scale, and shift by ten`() throws {
    let user = try User("Gallery", keys: "right")
    #expect(size(user) == [422, 736])
    try user.press("down down left left")
    #expect(size(user) == [406, 768])
    try user.press("shift-left shift-up")
    #expect(size(user) == [326, 608])
    #expect(user.header.contains("326 × 608"))
    try user.press("0")
    #expect(size(user) == [414, 736])
  }

  @Test func `the scale holds while the device shrinks and grows back`() throws {
    let user = try User("Gallery", columns: 120, rows: 40)
    let before = user.screen
    try user.press("left left up")
    #expect(user.scale == "1 cell = 8 × 20.4 pt, shape first")
    try user.press("down right right")
    user.wait()
    #expect(user.screen == before)
  }

  @Test func `a device that outgrows its room is fitted anew`() throws {
    let user = try User("Gallery", columns: 120, rows: 40, keys: "shift-down")
    #expect(size(user) == [414, 896])
    #expect(user.scale == "1 cell = 9.6 × 24.9 pt, shape first")
  }

  @Test(arguments: [
    "shift-down shift-up", "shift-up shift-down", "shift-right shift-right shift-left shift-left",
    "shift-down r r shift-up",
    "shift-left shift-left shift-left shift-right shift-right shift-right",
    "z shift-down z z shift-up", "shift-down d D shift-up", "d D", "r d r D",
  ])
  func `the way back leads to the same picture`(keys: String) throws {
    for columns in [80, 120] {
      let user = try User("Gallery", columns: columns)
      let before = user.screen
      try user.press(keys)
      user.wait()
      #expect(user.screen == before, "\(columns)")
    }
  }

  @Test(arguments: [
    ("768x1024", "23.3 × 51.2"), ("392x512", "23.3 × 51.2"), ("384x520", "23.3 × 51.2"),
    ("384x512", "11.6 × 25.6"), ("256x341", "11.6 × 25.6"), ("192x256", "5.8 × 12.8"),
  ])
  func `a device of half its size is drawn twice as large`(size: String, cell: String) throws {
    let user = try User("Gallery", options: "--device ipad-air-2 --size \(size)")
    #expect(user.scale == "1 cell = \(cell) pt, shape first")
  }

  @Test func `a free size is not named as the device that it came from`() throws {
    let user = try User("Gallery", columns: 120, options: "--size 4096x736")
    #expect(user.header.contains(" Free size ▭ 4096 × 736"))
    try user.press("d")
    #expect(user.header.contains(" iPhone 7 Plus ▭ 736 × 414"))
    try user.press("right")
    #expect(user.header.contains(" Free size ▭ 744 × 414"))
    #expect(user.lines.contains { $0.contains("resized") && $0.hasSuffix(" iPhone 7 Plus") })
    try user.press("d")
    #expect(user.header.contains(" iPhone X ▭ 812 × 375"))
    try user.press("D")
    #expect(user.header.contains(" Free size ▭ 744 × 414"))
    try user.press("left")
    #expect(user.header.contains(" iPhone 7 Plus ▭ 736 × 414"))
  }

  @Test func `dragging the corner along one axis leaves the other side alone`() throws {
    let user = try User("Wonderland", columns: 97, rows: 37)
    let corner = try #require(user.place(of: "╯"))
    let (column, row) = (corner.column, corner.row)
    let before = size(user)
    try user.press("drag:\(column),\(row)-\(column - 5),\(row)")
    let narrow = size(user)
    #expect(narrow[0] < before[0] && narrow[1] == before[1])
    let next = try #require(user.place(of: "╯"))
    try user.press("drag:\(next.column),\(next.row)-\(next.column),\(next.row - 4)")
    // There and back again is where it was.
    let low = size(user)
    #expect(low[0] == narrow[0] && low[1] < narrow[1])
    let last = try #require(user.place(of: "╯"))
    let away = CellPoint(column: last.column - 3, row: last.row - 2)
    user.send(
      .mouse(MouseEvent(.press(.left), at: last)), .mouse(MouseEvent(.drag(.left), at: away)))
    #expect(size(user) != low)
    user.send(
      .mouse(MouseEvent(.drag(.left), at: last)), .mouse(MouseEvent(.release(.left), at: last)))
    #expect(size(user) == low)
  }

  @Test func `the corner follows the mouse`() throws {
    let user = try User("Gallery", columns: 120, rows: 40)
    let corner = try #require(user.place(of: "╯"))
    let column = corner.column
    try user.press("drag:\(column),\(corner.row)-\(column - 10),\(corner.row - 5)")
    // 52 and 36 cells of 414 / 52 by 736 / 36 points, less 10 and 5.
    #expect(size(user) == [334, 634])
    // It is let go.
    let there = try #require(user.place(of: "╯"))
    user.send(
      .mouse(MouseEvent(.drag(.left), at: CellPoint(column: there.column - 5, row: there.row))))
    #expect(size(user) == [334, 634])
  }

  @Test func `an edge can be taken from the cell outside, and from none further out`() throws {
    let user = try User("Gallery", columns: 120, rows: 40, keys: "i")
    let corner = try #require(user.place(of: "╯"))
    let column = corner.column
    try user.press("drag:\(column + 2),20-\(column - 4),20")
    #expect(size(user) == [414, 736])
    try user.press("drag:\(column + 1),20-\(column - 5),20")
    // 52 cells of 414 / 52 points, less 5.
    #expect(size(user) == [374, 736])
  }

  @Test func `the right edge alone changes the width alone`() throws {
    let user = try User("Gallery", columns: 120, rows: 40)
    let corner = try #require(user.place(of: "╯"))
    let column = corner.column
    try user.press("drag:\(column),20-\(column - 4),25")
    #expect(size(user) == [382, 736])
  }

  @Test func `a screen has at least a point and never more than it may`() throws {
    let user = try User("Gallery")
    for _ in 0..<20 { try user.press("shift-left shift-up") }
    #expect(size(user) == [1, 1])
    for _ in 0..<60 { try user.press("shift-right shift-down") }
    #expect(size(user) == [4096, 4096])
  }

  @Test func `a new size of the terminal is used at once`() throws {
    let user = try User("Wonderland", keys: "resize:120x40")
    #expect(user.lines.count == 40)
    #expect(user.scale == "1 cell = 8 × 20.4 pt, shape first")
    try user.press("resize:12x3")
    #expect(user.screen == "needs 20 × 6\nq quit\n")
    try user.press("resize:80x24")
    #expect(user.screen == (try User("Wonderland")).screen)
  }

  @Test func `the sign of a free size is that of its shape`() throws {
    let user = try User("Gallery", columns: 120, rows: 40, keys: "shift-up shift-up shift-up")
    #expect(user.header.contains("▭ 414 × 256"), "\(user.header)")
    try user.press("r")
    #expect(user.header.contains("▯ 256 × 414"), "\(user.header)")
  }

}
