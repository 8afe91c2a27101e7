import Cells
import Foundation
import Testing

@testable import TennielCore

@Suite struct PaneLayoutTests {
  private let portrait = CGSize(width: 414, height: 736)
  private let landscape = CGSize(width: 736, height: 414)

  private func summary(_ columns: Int, _ rows: Int, _ device: CGSize, inspector: Bool = true)
    -> String
  {
    guard
      let layout = PaneLayout(
        terminal: CellSize(columns: columns, rows: rows), device: device,
        showsInspector: inspector)
    else { return "too small" }
    let canvas = "canvas \(layout.canvas.columns)x\(layout.canvas.rows)"
    let pane = layout.inspector.map {
      ", inspector \($0.columns)x\($0.rows) \(layout.isBeside ? "beside" : "below")"
    }
    let viewport = layout.viewport(.text)
    return canvas + (pane ?? "") + ", \(viewport.pointsPerColumn) x \(viewport.pointsPerRow) pt"
  }

  @Test func `a phone leaves the inspector the room beside it`() {
    #expect(summary(80, 24, portrait) == "canvas 46x21, inspector 34x21 beside, 9.5 x 37.0 pt")
    #expect(summary(120, 40, portrait) == "canvas 66x37, inspector 54x37 beside, 6.5 x 21.0 pt")
    #expect(
      summary(200, 60, portrait) == "canvas 125x57, inspector 75x57 beside, 5.5 x 13.5 pt")
  }

  @Test func `a phone on its side narrows the inspector, or has it below`() {
    #expect(summary(80, 24, landscape) == "canvas 46x21, inspector 34x21 beside, 16.5 x 21.0 pt")
    #expect(summary(120, 40, landscape) == "canvas 120x23, inspector 120x14 below, 6.5 x 19.0 pt")
    #expect(summary(200, 60, landscape) == "canvas 125x57, inspector 75x57 beside, 6.0 x 11.0 pt")
    #expect(summary(80, 50, landscape) == "canvas 80x32, inspector 80x15 below, 9.5 x 13.5 pt")
  }

  @Test func `without an inspector the device has all the room`() {
    #expect(summary(80, 24, landscape, inspector: false) == "canvas 80x21, 9.5 x 21.0 pt")
    #expect(summary(50, 20, portrait) == "canvas 50x17, 8.5 x 46.0 pt")
  }

  @Test func `the console takes a third of the rows from the others, and none of a low terminal`() {
    func layout(_ columns: Int, _ rows: Int) -> PaneLayout? {
      PaneLayout(
        terminal: CellSize(columns: columns, rows: rows), device: portrait, showsInspector: true,
        showsConsole: true)
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
        terminal: CellSize(columns: columns, rows: rows), device: portrait, showsInspector: true,
        hasLesson: true)
    }
    let usual = layout(80, 24)
    #expect(usual?.lesson == CellRect(column: 0, row: 1, columns: 80, rows: 4))
    #expect(usual?.canvas == CellRect(column: 0, row: 5, columns: 46, rows: 17))
    #expect(usual?.status?.row == 22)
    #expect(layout(60, 24)?.lesson?.rows == 6)
    #expect(layout(80, 16)?.lesson?.rows == 2)
    #expect(layout(80, 16)?.body.rows == 11)
    #expect(layout(80, 10)?.lesson == nil)
  }

  @Test func `a terminal that is too small has no layout`() {
    #expect(summary(19, 6, portrait) == "too small")
    #expect(summary(20, 5, portrait) == "too small")
    #expect(summary(20, 6, portrait) == "canvas 20x4, 22.0 x 246.0 pt")
  }
}
