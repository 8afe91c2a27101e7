import Foundation
import TennielTesting
import Testing
import UIKit

@Suite struct `Frames of a tested screen` {
  @Test func `are those in the superview, or in the window`() throws {
    let (screen, _) = try TestScreen.list(height: 480)
    #expect(try screen.frame(of: "rows[2]") == CGRect(x: 0, y: 112, width: 320, height: 56))
    #expect(
      try screen.frame(of: "rows[2]", in: .window)
        == CGRect(x: 0, y: 132, width: 320, height: 56))
    let row = try screen.view("rows[2]", as: CardView.self)
    #expect(
      try screen.frame(of: row.badge, in: .window)
        == CGRect(x: 272, y: 140, width: 32, height: 16))
    #expect(try screen.frame(of: row.badge) == CGRect(x: 272, y: 8, width: 32, height: 16))
    try screen.scroll("scrollView", pages: 1)
    let scrolled = try screen.frame(of: "rows[2]", in: .window).minY
    #expect(scrolled == -16)
    #expect(try screen.solvedFrame(of: "rows[2]", in: .window).minY == scrolled)
  }

  @Test func `are on pixels, and as they are solved before that`() throws {
    let screen = try TestScreen { view in
      let box = view.add("box", 0.3, 0, 100, 100)
      box.add("inner", 0.3, 10.1, 33.4, 20)
    }
    #expect(try screen.frame(of: "inner").minX == 0.5)
    #expect(try screen.solvedFrame(of: "inner") == CGRect(x: 0.3, y: 10.1, width: 33.4, height: 20))
    #expect(try screen.solvedFrame(of: "inner", in: .window).minX == 0.6)
    let inner = try screen.view("inner")
    #expect(try screen.solvedFrame(of: inner).minX == 0.3)
    #expect(try screen.solvedFrame(of: inner, in: .window).minX == 0.6)
  }

  @Test func `of guides are there as those of views`() throws {
    let (screen, _) = try TestScreen.list(height: 480)
    #expect(try screen.frame(of: "view.margins") == CGRect(x: 16, y: 20, width: 288, height: 460))
    #expect(try screen.frame(of: "view/safeArea").minY == 20)
    #expect(try screen.solvedFrame(of: "view.margins", in: .window).minX == 16)
  }

  @Test func `of all views are a table`() throws {
    let screen = try TestScreen(CardView("Row 1"), width: 320.5, .textMetrics(.columns))
    try screen.view("body").isHidden = true
    #expect(
      screen.frames() == """
        view              0   0  320.667  56
          CardView        0   0  320.667  56
            title        16   8       40  16
            badge   272.667   8       32  16
            body         16  32  288.667  16  hidden
        """)
  }

  @Test func `of a table are in the window if that is asked`() throws {
    let screen = try TestScreen { view in
      view.add("outer", 100, 50, 200, 200).add("inner", 10, 5, 20, 20)
    }
    #expect(
      screen.frames(in: .window) == """
        view         0   0  400  400
          outer    100  50  200  200
            inner  110  55   20   20
        """)
  }

  @Test func `are found by identifier, property, class, path and the end of a path`() throws {
    let (screen, _) = try TestScreen.list(height: 480)
    let button = try screen.view("doneButton")
    button.accessibilityIdentifier = "done"
    #expect(try screen.view("done") === button)
    #expect(try screen.view("doneButton") === button)
    #expect(try screen.view("view/done") === button)
    let title = try screen.view("rows[7]/title")
    #expect(try screen.view("rows[7].title") === title)
    #expect(try screen.view("view/scrollView/stack/rows[7]/title") === title)
    #expect(try TestScreen(CardView("A")).view("CardView") is CardView)
  }

  @Test func `of names that mean none or several are refused with better ones`() throws {
    let (screen, _) = try TestScreen.list(height: 480)
    #expect(
      try complaint { _ = try screen.frame(of: "doneButon") }
        == "no view is called \"doneButon\"; nearest: doneButton")
    #expect(
      try complaint { _ = try TestScreen(CardView("A")).view("photograph") }
        == "no view is called \"photograph\"; there are: view, CardView, title, badge, body")
    #expect(
      try complaint { _ = try screen.frame(of: "title") } == """
        10 views are called "title"; say which: "view/scrollView/stack/rows[0]/title", \
        "view/scrollView/stack/rows[1]/title", "view/scrollView/stack/rows[2]/title", \
        "view/scrollView/stack/rows[3]/title", and 6 more
        """)
    #expect(
      try complaint { _ = try screen.view("stack", as: UILabel.self) }
        == "\"stack\" is a UIStackView, not a UILabel")
    #expect(
      try complaint { _ = try screen.view("view.margins") }
        == "\"view.margins\" is a UILayoutGuide, not a UIView")
    #expect(
      try complaint { _ = try screen.frame(of: UISwitch()) } == "UISwitch is not on the screen")
  }

  @Test func `are where transforms around them put them in the window`() throws {
    let box = UIView()
    let screen = try TestScreen { view in
      view.add("box", 100, 100, 80, 40, box).add("inner", 0, 0, 20, 10)
      box.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
    #expect(try screen.frame(of: "box") == CGRect(x: 60, y: 80, width: 160, height: 80))
    #expect(
      try screen.frame(of: "inner", in: .window) == CGRect(x: 60, y: 80, width: 40, height: 20))
    #expect(
      screen.frames(in: .window).split(separator: "\n").suffix(2) == [
        "  box      60  80  160   80", "    inner  60  80   40   20",
      ])
  }
}
