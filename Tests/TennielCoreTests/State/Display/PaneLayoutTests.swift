import Cells
import Foundation
import Painting
import Testing

@testable import TerminalApp
@testable import UIFoundation

@Suite struct PaneLayoutTests {
  private let portrait = CGSize(width: 414, height: 736)
  private let landscape = CGSize(width: 736, height: 414)

  /// The sizes of a device that is shown as it is.
  private func fitted(_ size: CGSize, leavesRest: Bool = true) -> FittedSizes {
    FittedSizes(
      size: size, turned: CGSize(width: size.height, height: size.width), leavesRest: leavesRest)
  }

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
        terminal: CellSize(columns: columns, rows: rows), device: fitted(device),
        panes: panes { $0.inspector.isShown = inspector })
    else { return "too small" }
    let canvas = "canvas \(layout.canvas.columns)x\(layout.canvas.rows)"
    let pane = layout.inspector.map {
      ", inspector \($0.columns)x\($0.rows) \(layout.isBeside ? "beside" : "below")"
    }
    let size = layout.viewport(.shape).size
    return canvas + (pane ?? "") + ", picture \(size.columns)x\(size.rows)"
  }

  @Test func `a phone is as large as fits beside the inspector, which has what the phone leaves`() {
    #expect(summary(80, 24, portrait) == "canvas 40x21, inspector 40x21 beside, picture 30x21")
    #expect(summary(100, 30, portrait) == "canvas 46x27, inspector 54x27 beside, picture 39x27")
    #expect(summary(120, 40, portrait) == "canvas 63x37, inspector 57x37 beside, picture 53x37")
    #expect(summary(200, 60, portrait) == "canvas 90x57, inspector 110x57 beside, picture 76x57")
  }

  @Test func `a phone on its side has the room of the panes but for their least`() {
    #expect(summary(80, 24, landscape) == "canvas 40x21, inspector 40x21 beside, picture 40x15")
    #expect(summary(100, 30, landscape) == "canvas 60x27, inspector 40x27 beside, picture 60x22")
    #expect(summary(120, 40, landscape) == "canvas 80x37, inspector 40x37 beside, picture 80x29")
    #expect(summary(200, 60, landscape) == "canvas 136x57, inspector 64x57 beside, picture 134x38")
  }

  @Test func `the panes are below where one way up gains a third, unless the other loses one`() {
    // Neither way up loses anything below the canvas.
    #expect(summary(80, 50, landscape) == "canvas 80x32, inspector 80x15 below, picture 80x29")
    #expect(summary(80, 50, portrait) == "canvas 80x32, inspector 80x15 below, picture 46x32")
    // Upright the phone is larger with the panes beside it, on its side with the panes below it.
    #expect(summary(100, 60, portrait) == "canvas 60x57, inspector 40x57 beside, picture 51x57")
    #expect(summary(100, 60, landscape) == "canvas 100x38, inspector 100x19 below, picture 100x37")
  }

  @Test func `what neither way up and no pane can use surrounds the device`() {
    #expect(summary(300, 80, portrait) == "canvas 154x77, inspector 146x77 beside, picture 76x67")
    #expect(summary(300, 80, landscape) == "canvas 154x77, inspector 146x77 beside, picture 134x38")
    #expect(summary(200, 20, portrait) == "canvas 76x17, inspector 124x17 beside, picture 24x17")
    #expect(summary(200, 20, landscape) == "canvas 76x17, inspector 124x17 beside, picture 74x17")
  }

  @Test func `a tablet leaves the panes their least`() {
    let tablet = CGSize(width: 768, height: 1024)
    #expect(summary(120, 40, tablet) == "canvas 80x37, inspector 40x37 beside, picture 68x37")
    let turned = CGSize(width: 1024, height: 768)
    #expect(summary(120, 40, turned) == "canvas 80x37, inspector 40x37 beside, picture 80x37")
  }

  @Test func `a screen larger than its device leaves the panes their least, and so they stay`() {
    for width in stride(from: 500.0, through: 700, by: 20) {
      let layout = PaneLayout(
        terminal: CellSize(columns: 120, rows: 40),
        device: fitted(CGSize(width: width, height: 736), leavesRest: false), panes: PaneStates())
      #expect(layout?.inspector?.columns == 40)
    }
  }

  @Test func `text first and true scale have the room that they need`() {
    func canvas(_ zoom: Viewport.Zoom, _ device: CGSize) -> CellSize? {
      PaneLayout(
        terminal: CellSize(columns: 200, rows: 60), device: fitted(device), zoom: zoom,
        panes: PaneStates()
      )?.canvas.size
    }
    #expect(canvas(.text, portrait) == CellSize(columns: 78, rows: 57))
    #expect(canvas(.text, landscape) == CellSize(columns: 137, rows: 57))
    #expect(canvas(.trueScale, portrait) == CellSize(columns: 55, rows: 57))
    #expect(canvas(.trueScale, landscape) == CellSize(columns: 128, rows: 57))
  }

  @Test func `a line that was moved stays, whichever way up the device is`() {
    var states = PaneStates()
    states.divider.set(70, of: CellSize(columns: 200, rows: 57), isBeside: true)
    for device in [portrait, landscape] {
      let layout = PaneLayout(
        terminal: CellSize(columns: 200, rows: 60), device: fitted(device), panes: states)
      #expect(layout?.inspector?.columns == 70)
    }
  }

  @Test func `the inspector is below where too few columns remain beside it, or else nowhere`() {
    #expect(summary(62, 30, portrait) == "canvas 62x17, inspector 62x10 below, picture 24x17")
    #expect(summary(62, 26, portrait) == "canvas 22x23, inspector 40x23 beside, picture 18x20")
    #expect(summary(61, 30, portrait) == "canvas 61x17, inspector 61x10 below, picture 24x17")
    #expect(summary(61, 27, portrait) == "canvas 61x14, inspector 61x10 below, picture 20x14")
    #expect(summary(61, 26, portrait) == "canvas 61x23, picture 33x23")
  }

  @Test func `wide panes have tree and lists beside the details, and high ones below them`() {
    func columns(
      _ device: CGSize, showsConsole: Bool = false, prints: Bool = true
    ) -> PaneColumns? {
      PaneLayout(
        terminal: CellSize(columns: 200, rows: 60), device: fitted(device),
        panes: panes {
          $0.console.isShown = showsConsole
          if prints {
            $0.console.output.take(
              .callback(LayoutCallback(receiver: "A", method: "b()", detail: nil)))
          }
        })?.columns
    }
    let wide = columns(portrait)
    #expect(wide?.all == CellRect(column: 90, row: 1, columns: 110, rows: 57))
    #expect(wide?.first == CellRect(column: 91, row: 1, columns: 48, rows: 38))
    #expect(wide?.second == CellRect(column: 139, row: 1, columns: 61, rows: 57))
    #expect(wide?.console == CellRect(column: 91, row: 39, columns: 48, rows: 19))
    let high = columns(landscape)
    #expect(high?.first == CellRect(column: 137, row: 1, columns: 63, rows: 38))
    #expect(high?.second == nil && high?.hasLists == true)
    #expect(high?.console == CellRect(column: 137, row: 39, columns: 63, rows: 19))
    // An empty console is a title, and the console below all panes replaces it.
    #expect(columns(portrait, prints: false)?.console?.rows == 1)
    let open = columns(portrait, showsConsole: true)
    #expect(open?.console == nil && open?.first.rows == open?.all.rows)
  }

  @Test func `without an inspector the device has all the room`() {
    #expect(summary(80, 24, landscape, inspector: false) == "canvas 80x21, picture 80x21")
    #expect(summary(50, 20, portrait) == "canvas 50x17, picture 24x17")
  }

  @Test func `the console takes a third of the rows from the others, and none of a low terminal`() {
    func layout(_ columns: Int, _ rows: Int) -> PaneLayout? {
      PaneLayout(
        terminal: CellSize(columns: columns, rows: rows), device: fitted(portrait),
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
        terminal: CellSize(columns: columns, rows: rows), device: fitted(portrait),
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
