import Cells
import Foundation
import Testing

@testable import Documents
@testable import Stage
@testable import TerminalApp

@Suite struct RulerTests {
  /// The places on the ruler that is drawn, by the lengths at its ends.
  private func ruler(_ user: User) throws -> RulerLayout {
    let lines = user.lines
    let row = try #require(
      lines.firstIndex { $0.hasPrefix(" width ") || $0.hasPrefix(" height ") }, "\(user.screen)")
    let ends = lines[row].matches(of: /\d+/).compactMap { Int($0.output) }
    let (first, last) = (try #require(ends.first), try #require(ends.last))
    let rect = CellRect(column: 0, row: row, columns: user.grid.size.columns, rows: 2)
    return RulerLayout(rect, range: first...last)
  }

  @Test func `R shows the ruler of widths, then that of heights, then none`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40)
    let before = user.screen
    try user.press("R")
    #expect(user.lines[36].hasPrefix(" width  320 "))
    #expect(user.lines[37].contains("from 660: w regular"))
    try user.press("R")
    #expect(user.lines[36].hasPrefix(" height 480 "))
    try user.press("R")
    #expect(user.screen == before)
  }

  @Test func `the ruler stays while a document is edited, and after that`() throws {
    let folder = DocumentFolder()
    let path = try folder.writeStoryboard()
    for (columns, rows) in [(80, 24), (120, 40)] {
      let user = try User(path, columns: columns, rows: rows, keys: "R")
      #expect(user.lines[rows - 4].hasPrefix(" width  320 "))
      try user.press("X")
      #expect(user.header.contains(" EDIT "))
      #expect(user.lines[rows - 4].hasPrefix(" width  320 "))
      try user.press("}")
      #expect(user.size?.first == 660)
      try user.press("0 X")
      #expect(user.message == "Looking")
      #expect(user.lines[rows - 4].hasPrefix(" width  320 "))
    }
  }

  @Test func `a problem that is everywhere is said where there is no breakpoint`() throws {
    let user = try User("Visual format: unsatisfiable", columns: 120, rows: 40, keys: "R R")
    #expect(user.lines[37] == "            constraints conflict, at all heights")
  }

  @Test func `braces go to the breakpoints, and parentheses to the problems`() throws {
    let user = try User("Adaptive buttons: truncated", columns: 120, rows: 40, keys: "R }")
    let width = try #require(user.size?.first)
    #expect(user.status.contains("\(width): greenButton's text fits"))
    #expect(!user.content.problems.contains { $0.kind == .truncatedText })
    try user.press("(")
    #expect(user.size?.first == 320)
    #expect(user.content.problems.contains { $0.kind == .truncatedText })
    try user.press("(")
    #expect(user.status.contains("No problem begins below 320 points"))
  }

  @Test func `a click on the ruler sets the width, and dragging moves it`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40, keys: "R")
    let places = try ruler(user)
    let column = places.column(of: 700)
    try user.press("click:\(column),\(places.track.row)")
    #expect(user.size == [places.length(at: column), 736])
    #expect(places.column(of: places.length(at: column)) == column)
    try user.press(
      "drag:\(column),\(places.track.row)-\(places.track.endColumn + 1),\(places.track.row)")
    #expect(user.size?.first == places.range.upperBound)
  }

  @Test(arguments: [(120, 40), (80, 24), (97, 31), (200, 60)])
  func `a click on a ruler's mark or its words gives its length`(columns: Int, rows: Int) throws {
    let user = try User("Wonderland", columns: columns, rows: rows, keys: "R")
    let places = try ruler(user)
    for column in [places.column(of: 660)] {
      try user.press("click:\(column),\(places.track.row)")
      #expect(user.size?.first == 660)
      // Dragging meets it as well, and the sides beyond the track are its ends.
      try user.press("drag:\(column - 3),\(places.track.row)-\(column),\(places.track.row)")
      #expect(user.size?.first == 660)
    }
    try user.press("d")
    try user.click("660: w regular")
    #expect(user.size?.first == 660)
    #expect(user.size?.last != 660)
    // The breakpoints, one after the other, and the sides of devices.
    try user.press("click:\(places.track.column),\(places.track.row)")
    var marks: Set<Int> = []
    while let width = user.size?.first, marks.insert(width).inserted { try user.press("}") }
    #expect(marks.contains(660) && marks.count > 2)
    let sides = Set(
      Device.all.flatMap { [$0.portraitSize.width, $0.portraitSize.height] }.map(Int.init))
    let track = Array(user.lines[places.track.row])
    let drawn = places.track.columnRange.filter { "┴┷│●".contains(track[$0]) }
    #expect(drawn.count > 5)
    for column in drawn {
      try user.press("click:\(column),\(places.track.row)")
      let width = try #require(user.size?.first)
      #expect(marks.union(sides).contains(width), "\(column)")
      #expect(places.column(of: width) == column)
    }
  }

  @Test func `the marks of devices stay while the width is dragged beyond the height`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40, keys: "R")
    let places = try ruler(user)
    let ticks = {
      let row = Array(user.lines[places.track.row])
      return places.track.columnRange.filter { row[$0] == "┴" }
    }
    let before = ticks()
    #expect(before.count > 5)
    let column = places.column(of: 898)
    try user.press("click:\(column),\(places.track.row)")
    #expect(user.device == "Free size" && user.isLandscape)
    let after = ticks()
    // The mark of the present width stands over one tick before, and over another after.
    #expect(Set(before).symmetricDifference(after).isSubset(of: [column, places.column(of: 414)]))
  }

  private func places(of reading: RulerReading) -> RulerLayout {
    RulerLayout(CellRect(column: 0, row: 0, columns: 100, rows: 2), range: reading.range)
  }

  /// The track of a reading that is drawn by itself, and the row below it.
  private func draw(_ reading: RulerReading) -> (track: [Character], styles: [Style], below: String)
  {
    let size = CellSize(columns: 100, rows: 2)
    let places = places(of: reading)
    var state = AppState(terminal: size, scene: 0, scenes: [], screen: SimulatedScreen())
    state.panes.ruler = Ruler(reading: reading)
    let glyphs = Glyphs(set: .unicode)
    var surface = Surface(grid: CellGrid(size: size), glyphs: glyphs)
    RulerPane(reading: reading, layout: places, state: state, glyphs: glyphs).draw(on: &surface)
    let lines = surface.grid.text.split(separator: "\n", omittingEmptySubsequences: false)
    return (
      places.track.columnRange.map { Array(lines[0])[$0] },
      places.track.columnRange.map { surface.grid[$0, 0].style }, String(lines[1])
    )
  }

  private func pieces(of name: String) throws -> ScreenPieces {
    let scene = try #require(NamedScene.shipped.first { $0.name == name })
    let host = SceneHost(screen: SimulatedScreen(), make: scene.make)
    return ScreenPieces(of: host, along: .horizontal, over: 320...1032, keepsClasses: false)
  }

  @Test func `what is not known is dotted`() throws {
    var reading = RulerReading(of: SimulatedScreen(), along: .horizontal)
    #expect(Set(draw(reading).track) == ["·", "┴", "●"])
    #expect(draw(reading).below == "            looking")
    var pieces = try pieces(of: "Wonderland")
    while pieces.pieces.count < 2 { pieces.step() }
    reading.take(pieces)
    let end = try #require(pieces.knownEnd)
    #expect(!reading.isComplete)
    let places = places(of: reading)
    let known = places.column(of: end) - places.track.column
    let track = draw(reading).track
    #expect(!track[...known].contains("·"))
    #expect(Set(track[(known + 1)...]).isSubset(of: ["·", "┴", "●"]))
    pieces.finish()
    reading.take(pieces)
    #expect(reading.isComplete && !draw(reading).track.contains("·"))
  }

  @Test func `what a change has made stale is dim and dashed until it is known again`() throws {
    var reading = RulerReading(of: SimulatedScreen(), along: .horizontal)
    var pieces = try pieces(of: "Adaptive buttons: truncated")
    pieces.finish()
    reading.take(pieces)
    let before = draw(reading)
    #expect(before.track.contains("━") && before.track.contains("│"))
    #expect(before.styles.contains(Palette.warning))
    reading.expire()
    pieces = try self.pieces(of: "Adaptive buttons: truncated")
    reading.take(pieces)
    let stale = draw(reading)
    #expect(stale.track.contains("╍") && stale.track.contains("╌"))
    #expect(!stale.track.contains("━") && !stale.track.contains("─"))
    #expect(Set(stale.styles) == [Palette.quiet, Palette.accent])
    #expect(reading.problemStarts == [] && reading.problems(elsewhereThan: 700) == [])
    while pieces.pieces.isEmpty { pieces.step() }
    reading.take(pieces)
    #expect(draw(reading).track.contains("━") && draw(reading).track.contains("╌"))
    pieces.finish()
    reading.take(pieces)
    #expect(draw(reading).track == before.track)
    #expect(draw(reading).styles == before.styles)
  }

  @Test func `the list of problems has those at other widths, and leads to the first`() throws {
    let user = try User("Adaptive buttons: truncated", columns: 120, rows: 40, keys: "R } x")
    #expect(user.size?.first == 518)
    #expect(user.screen.contains("Problems at other widths"))
    #expect(user.screen.contains("at widths 320 to 517"))
    #expect(user.hints.contains("enter go to 320"))
    try user.press("enter")
    #expect(user.size?.first == 320)
    #expect(user.status.contains("320: greenButton's text is cut short"))
    #expect(user.content.problems.contains { $0.kind == .truncatedText })
    try user.press("R R } x")
    #expect(!user.screen.contains("at other widths"))
  }

  @Test func `a click beside the mark of a breakpoint meets it, and dragging does not`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40, keys: "R")
    let places = try ruler(user)
    let mark = places.column(of: 660)
    for column in [mark - 1, mark + 1] {
      try user.press("click:\(column),\(places.track.row)")
      #expect(user.size?.first == 660)
      try user.press("drag:\(mark - 5),\(places.track.row)-\(column),\(places.track.row)")
      #expect(user.size?.first == places.length(at: column))
    }
    try user.press("click:\(mark - 2),\(places.track.row)")
    #expect(user.size?.first == places.length(at: mark - 2))
  }

  @Test func `the lengths of a problem are a heavy line in its colour, named below it`() throws {
    let user = try User("Adaptive buttons: truncated", columns: 120, rows: 40, keys: "R")
    let places = try ruler(user)
    #expect(user.lines[places.rect.row + 1].contains("320 to 517: greenButton's text is cut short"))
    let columns = places.columns(of: 320...517)
    let track = Array(user.lines[places.track.row])
    #expect(columns.dropLast().allSatisfy { "━┷●".contains(track[$0]) })
    #expect(track[columns.upperBound] == "│" && !track[columns.upperBound...].contains("━"))
    let style = user.grid[columns.lowerBound + 1, places.track.row].style
    #expect(style == Palette.warning)
  }

  @Test func `the lengths of a problem move as a constant is changed by keys`() throws {
    let user = try User("Adaptive buttons: truncated", columns: 120, rows: 40)
    try user.press("tab tab tab j j R")
    let row = try ruler(user).rect.row + 1
    #expect(user.lines[row].contains("320 to 517: greenButton's text is cut short"))
    try user.press("+ + + +")
    #expect(user.status.contains("constant 0 → 4 of redButton.width == greenButton.width"))
    #expect(user.lines[row].contains("320 to 521: greenButton's text is cut short"))
    try user.press("u")
    #expect(user.lines[row].contains("320 to 517: greenButton's text is cut short"))
  }

  @Test func `a caption says what is wrong once, and how much more there is`() throws {
    var reading = RulerReading(of: SimulatedScreen(), along: .horizontal)
    var pieces = try pieces(of: "Adaptive buttons: truncated")
    pieces.finish()
    reading.take(pieces)
    #expect(
      reading.captions(around: 700).map(\.text) == [
        "320 to 517: greenButton's text is cut short", "from 713: textLabel stops widening",
        "from 660: w regular", "from 585: textLabel 1 line",
        "from 519: redButton stops widening +1",
      ])
    // What is wrong at the same lengths has one caption.
    reading.expire()
    pieces = try self.pieces(of: "Gallery: fixed halves")
    pieces.finish()
    reading.take(pieces)
    let wrong = reading.captions(around: 414).filter { $0.severity != nil }
    #expect(wrong.first?.text == "constraints conflict +2, at all widths")
    #expect(wrong.first?.severity == .error)
  }

  @Test func `the ruler follows the changes of the scene`() throws {
    let user = try User("Visual format: unsatisfiable", columns: 120, rows: 40, keys: "R")
    let row = try ruler(user).track.row
    #expect(user.lines[row].contains("━"))
    try user.press("x")
    try user.press(String(repeating: "f ", count: user.list.count { $0.hasPrefix("      → ") }))
    #expect(user.markedProblem.first?.hasPrefix("→ ") == true)
    try user.press("enter escape")
    #expect(user.status.contains("no conflicts"))
    #expect(!user.lines[row].contains("━") && !user.lines[row + 1].contains("conflict"))
  }

  @Test(arguments: [(40, 14), (80, 24), (200, 60)])
  func `the columns of lengths are on the track, in order`(columns: Int, rows: Int) throws {
    let user = try User("Form", columns: columns, rows: rows, keys: "R")
    let places = try ruler(user)
    var last = 0
    for length in places.range {
      let column = places.column(of: length)
      #expect(places.track.columnRange.contains(column))
      #expect(column >= last)
      last = column
    }
  }
}
