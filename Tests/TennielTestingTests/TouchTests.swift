import Foundation
import TennielTesting
import Testing

@Suite struct `Touches on a tested screen` {
  @Test func `tap and swipe what goes by a name`() throws {
    let (screen, controller) = try TestScreen.list(height: 480)
    try screen.tap("doneButton")
    try screen.tap("doneButton")
    #expect(controller.taps == 2)
    try screen.swipe(.left, on: "rows[0]")
    #expect(controller.swipes == 1)
    #expect(
      try complaint { try screen.swipe(.right, on: "rows[0]") }
        == "\"rows[0]\" can't be touched: neither it nor a view around it takes such swipes")
  }

  @Test func `reach a view alone only where a finger could`() throws {
    let (screen, controller) = try TestScreen.list(height: 480)
    #expect(
      try complaint { try screen.tap("rows[9]") }
        == "\"rows[9]\" can't be touched: it is out of sight")
    #expect(
      try complaint { try screen.tap("rows[0]") }
        == "\"rows[0]\" can't be touched: neither it nor a view around it takes taps")
    let cover = controller.view.add("cover", 0, 400, 320, 80)
    #expect(
      try complaint { try screen.tap("doneButton") }
        == "\"doneButton\" can't be touched: cover covers it")
    cover.removeFromSuperview()
    controller.doneButton.isHidden = true
    #expect(
      try complaint { try screen.tap("doneButton") }
        == "\"doneButton\" can't be touched: it is hidden")
    #expect(controller.taps == 0)
  }

  @Test func `scroll by pages, and to what is to be seen`() throws {
    let (screen, controller) = try TestScreen.list(height: 480)
    #expect(try screen.scroll("scrollView", pages: -1) == false)
    #expect(try screen.scroll("rows[3]", pages: 100))
    #expect(controller.scrollView.contentOffset.y == 148)
    try screen.scroll(toShow: "rows[0]")
    #expect(controller.scrollView.contentOffset.y == 0)
    try screen.scroll(toShow: "rows[9]")
    #expect(try screen.frame(of: "rows[9]", in: .window).maxY == 432)
  }
}
