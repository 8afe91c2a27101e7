import Cells
import Foundation
import Testing

@testable import TerminalApp

@Suite struct PaneLayoutTests {
  private let portrait = CGSize(width: 414, height: 736)
  private let landscape = CGSize(width: 736, height: 414)

  private func panes(_ change: (inout PaneStates) -> Void) -> PaneStates {
    var panes = PaneStates()
    change(&panes)
    return panes
  }

  private func summary(_ columns: Int, _ rows: Int, _ device: CGSize, inspector: Bool = true)
    -> String
  {
    guard
      let layout = PaneLayout(
        terminal: CellSize(columns: columns, rows: rows), device: device,
        panes: panes { $0.inspector.isShown = inspector })
    else { return "too small" }
    let canvas = "canvas \(layout.canvas.columns)x\(layout.canvas.rows)"
    let pane = layout.inspector.map {
      ", inspector \($0.columns)x\($0.rows) \(layout.isBeside ? "beside" : "below")"
    }
    let size = layout.viewport(.shape).size
    return canvas + (pane ?? "") + ", picture \(size.columns)x\(size.rows)"
  }

  @Test func `a phone leaves the inspector the room beside it`() {
    #expect(summary(80, 24, portrait) == "canvas 40x21, inspector 40x21 beside, picture 30x21")
    #expect(summary(100, 30, portrait) == "canvas 60x27, inspector 40x27 beside, picture 39x27")
    #expect(summary(120, 40, portrait) == "canvas 80x37, inspector 40x37 beside, picture 53x37")
    #expect(summary(200, 60, portrait) == "canvas 80x57, inspector 86x57 beside, picture 68x57")
  }

  @Test func `a phone on its side has the same room`() {
    #expect(summary(80, 24, landscape) == "canvas 40x21, inspector 40x21 beside, picture 40x15")
    #expect(summary(100, 30, landscape) == "canvas 60x27, inspector 40x27 beside, picture 60x22")
    #expect(summary(120, 40, landscape) == "canvas 80x37, inspector 40x37 beside, picture 80x29")
    #expect(summary(200, 60, landscape) == "canvas 80x57, inspector 86x57 beside, picture 80x29")
    #expect(summary(80, 50, landscape) == "canvas 40x47, inspector 40x47 beside, picture 40x15")
    #expect(summary(80, 50, portrait) == "canvas 40x47, inspector 40x47 beside, picture 34x39")
  }

  @Test func `the inspector is below where too few columns remain beside it, or else nowhere`() {
    #expect(summary(62, 30, portrait) == "canvas 22x27, inspector 40x27 beside, picture 18x20")
    #expect(summary(61, 30, portrait) == "canvas 61x17, inspector 61x10 below, picture 24x17")
    #expect(summary(61, 27, portrait) == "canvas 61x14, inspector 61x10 below, picture 20x14")
    #expect(summary(61, 26, portrait) == "canvas 61x23, picture 33x23")
  }

  @Test func `what neither way up can use has a third column with lists and the console`() {
    func layout(_ size: CGSize, showsConsole: Bool = false) -> PaneLayout? {
      PaneLayout(
        terminal: CellSize(columns: 200, rows: 60), device: size,
        panes: panes { $0.console.isShown = showsConsole })
    }
    let phone = layout(portrait)
    #expect(phone?.inspector == CellRect(column: 80, row: 1, columns: 86, rows: 57))
    #expect(phone?.lists == CellRect(column: 166, row: 1, columns: 34, rows: 35))
    #expect(phone?.console == CellRect(column: 167, row: 36, columns: 33, rows: 22))
    // The console below the panes replaces the one in the column.
    let open = layout(portrait, showsConsole: true)
    #expect(open?.lists == CellRect(column: 166, row: 1, columns: 34, rows: 38))
    #expect(open?.console == CellRect(column: 0, row: 39, columns: 200, rows: 19))
    // A tablet needs more columns than a phone.
    let tablet = layout(CGSize(width: 768, height: 1024))
    #expect(tablet?.inspector == CellRect(column: 114, row: 1, columns: 86, rows: 57))
    #expect(tablet?.lists == nil && tablet?.console == nil)
  }

  @Test func `without an inspector the device has all the room`() {
    #expect(summary(80, 24, landscape, inspector: false) == "canvas 80x21, picture 80x21")
    #expect(summary(50, 20, portrait) == "canvas 50x17, picture 24x17")
  }

  @Test func `the console takes a third of the rows from the others, and none of a low terminal`() {
    func layout(_ columns: Int, _ rows: Int) -> PaneLayout? {
      PaneLayout(
        terminal: CellSize(columns: columns, rows: rows), device: portrait,
        panes: panes { $0.console.isShown = true })
    }
    let usual = layout(80, 24)
    #expect(usual?.console == CellRect(column: 0, row: 15, columns: 80, rows: 7))
    #expect(usual?.canvas.rows == 14)
    #expect(usual?.status == CellRect(column: 0, row: 22, columns: 80, rows: 1))
    #expect(layout(80, 13)?.console == CellRect(column: 0, row: 6, columns: 80, rows: 5))
    #expect(layout(80, 12)?.console == nil)
    #expect(layout(80, 12)?.canvas.rows == 9)
    #expect(layout(200, 90)?.console?.rows == 20)
  }

  @Test func `a lesson has four rows, six in a narrow terminal, and fewer in a low one`() {
    func layout(_ columns: Int, _ rows: Int) -> PaneLayout? {
      PaneLayout(
        terminal: CellSize(columns: columns, rows: rows), device: portrait,
        panes: panes { $0.hasLesson = true })
    }
    let usual = layout(80, 24)
    #expect(usual?.lesson == CellRect(column: 0, row: 1, columns: 80, rows: 4))
    #expect(usual?.canvas == CellRect(column: 0, row: 5, columns: 40, rows: 17))
    #expect(usual?.status?.row == 22)
    #expect(layout(60, 24)?.lesson?.rows == 6)
    #expect(layout(80, 16)?.lesson?.rows == 2)
    #expect(layout(80, 16)?.body.rows == 11)
    #expect(layout(80, 10)?.lesson == nil)
  }

  @Test func `a terminal that is too small has no layout`() {
    #expect(summary(19, 6, portrait) == "too small")
    #expect(summary(20, 5, portrait) == "too small")
    #expect(summary(20, 6, portrait) == "canvas 20x4, picture 5x4")
  }
}
