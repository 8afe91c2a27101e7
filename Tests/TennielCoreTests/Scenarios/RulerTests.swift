import Cells
import Foundation
import Testing

@testable import Stage
@testable import TennielCore

@MainActor
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

  @Test func `a problem that is everywhere is said where there is no breakpoint`() throws {
    let user = try User("Visual format: unsatisfiable", columns: 120, rows: 40)
    try user.press("R R")
    #expect(user.lines[37] == "            sign: conflict, at all heights")
  }

  @Test func `braces go to the breakpoints, and parentheses to the problems`() throws {
    let user = try User("Adaptive buttons: truncated", columns: 120, rows: 40)
    try user.press("R }")
    let width = try #require(user.size?.first)
    #expect(user.status.contains("\(width): greenButton's text fits"))
    #expect(!user.content.problems.contains { $0.kind == .truncatedText })
    try user.press("(")
    #expect(user.size?.first == 320)
    #expect(user.content.problems.contains { $0.kind == .truncatedText })
    try user.press("(")
    #expect(user.status.contains("No problem below 320 points"))
  }

  @Test func `a click on the ruler sets the width, and dragging moves it`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40)
    try user.press("R")
    let places = try ruler(user)
    let column = places.column(of: 700)
    try user.press("click:\(column),\(places.track.row)")
    #expect(user.size == [places.length(at: column), 736])
    #expect(places.column(of: Double(places.length(at: column))) == column)
    try user.press(
      "drag:\(column),\(places.track.row)-\(places.track.endColumn + 1),\(places.track.row)")
    #expect(user.size?.first == places.range.upperBound)
  }

  @Test(arguments: [(120, 40), (80, 24), (97, 31), (200, 60)])
  func `a click on a mark of the ruler or on its words gives the length that it stands for`(
    columns: Int, rows: Int
  ) throws {
    let user = try User("Wonderland", columns: columns, rows: rows)
    try user.press("R")
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
    let drawn = places.track.columnRange.filter { "┴│●".contains(track[$0]) }
    #expect(drawn.count > 5)
    for column in drawn {
      try user.press("click:\(column),\(places.track.row)")
      let width = try #require(user.size?.first)
      #expect(marks.union(sides).contains(width), "\(column)")
      #expect(places.column(of: Double(width)) == column)
    }
  }

  @Test func `the marks of devices stay while the width is dragged beyond the height`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40)
    try user.press("R")
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

  @Test func `what is not known is dotted`() throws {
    let screen = SimulatedScreen()
    var panes = PaneStates()
    panes.inspector.isShown = false
    panes.ruler = Ruler()
    let layout = PaneLayout(
      terminal: CellSize(columns: 100, rows: 30), device: screen.size, panes: panes)
    let rect = try #require(layout?.ruler)
    let reading = SweepReading(
      axis: .horizontal, range: 320...1032, landmarks: [],
      stretches: [SweepReading.Stretch(range: 320...1032, problems: [])], breakpoints: [],
      unknown: [500...800], isDone: true)
    let places = RulerLayout(rect, range: reading.range)
    let state = AppState(
      terminal: CellSize(columns: 100, rows: 30), scene: 0, scenes: [], screen: screen)
    var grid = CellGrid(size: CellSize(columns: 100, rows: 30))
    var commands = CommandMap()
    RulerPane(reading: reading, layout: places, state: state, glyphs: Glyphs(set: .unicode))
      .draw(of: &grid, &commands)
    let row = Array(grid.text.split(separator: "\n", omittingEmptySubsequences: false)[rect.row])
    let dotted = places.track.columnRange.filter { row[$0] == "·" }
    #expect(dotted == Array(places.columns(of: 500...800).dropFirst().dropLast()))
    #expect(grid.text.contains("not all is known"))
  }

  @Test func `the ruler follows the changes of the scene`() throws {
    let user = try User("Visual format: unsatisfiable", columns: 120, rows: 40)
    try user.press("R")
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
    let user = try User("Form", columns: columns, rows: rows)
    try user.press("R")
    let places = try ruler(user)
    var last = 0
    for length in places.range {
      let column = places.column(of: Double(length))
      #expect(places.track.columnRange.contains(column))
      #expect(column >= last)
      last = column
    }
  }
}
