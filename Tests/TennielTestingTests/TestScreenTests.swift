import Foundation
import TennielTesting
import Testing
import UIKit

@Suite struct `A screen for tests` {
  @Test func `is an iPhone 7 Plus held upright unless it is said`() throws {
    let screen = try TestScreen(ListController())
    #expect(screen.summary == "iPhone 7 Plus, 414 x 736 points, compact x regular")
    #expect(try screen.frame(of: "scrollView") == CGRect(x: 0, y: 20, width: 414, height: 668))
    #expect(screen.traits.horizontalSizeClass == .compact)
    #expect(screen.traits.displayScale == 3)
  }

  @Test func `is the device that a loose name means, as it lies`() throws {
    let screen = try TestScreen(ListController(), .landscape, .device("iphone-8-plus"))
    #expect(screen.summary == "iPhone 8 Plus in landscape, 736 x 414 points, regular x compact")
    screen.rotate()
    #expect(screen.summary == "iPhone 8 Plus, 414 x 736 points, compact x regular")
    try screen.set(.device("iPhone 5s"), .landscape)
    #expect(screen.summary == "iPhone 5s in landscape, 568 x 320 points, compact x compact")
  }

  @Test func `has any size, which its orientation turns`() throws {
    func summary(_ settings: ScreenSetting) throws -> String {
      try TestScreen(ListController(), settings, .landscape).summary
    }
    #expect(
      try summary(.size(width: 320, height: 480))
        == "Free size, 480 x 320 points, compact x compact")
    #expect(
      try summary(.size(width: 500, height: 300))
        == "Free size, 500 x 300 points, compact x compact")
    let screen = try TestScreen(ListController(), .size(width: 320, height: 480))
    try screen.resize(width: 700)
    #expect(screen.summary == "Free size, 700 x 480 points, regular x regular")
    try screen.set(.portrait)
    #expect(screen.summary == "Free size, 480 x 700 points, compact x regular")
  }

  @Test func `splits an iPad, and resizes its window`() throws {
    let screen = try TestScreen(ListController(), .device("iPad Air 2"), .landscape, .pane(.third))
    #expect(screen.summary == "iPad Air 2 in landscape, 320 x 768 points, compact x regular")
    try screen.set(.portrait, .pane(.full), .size(width: 500, height: 600))
    #expect(screen.summary == "Free size, 500 x 600 points, compact x regular")
  }

  @Test func `tells views the traits that are asked for`() throws {
    let screen = try TestScreen(
      ListController(), .widthClass(.regular), .heightClass(.compact),
      .textSize(.accessibilityMedium), .direction(.rightToLeft))
    #expect(
      screen.summary
        == "iPhone 7 Plus, 414 x 736 points, regular x compact, text AX1, right to left")
    #expect(screen.controller.traitCollection.horizontalSizeClass == .regular)
    #expect(screen.traits.preferredContentSizeCategory == .accessibilityMedium)
    try screen.set(.widthClass(.unspecified), .textSize(.unspecified), .direction(.leftToRight))
    #expect(screen.summary == "iPhone 7 Plus, 414 x 736 points, compact x compact")
  }

  @Test func `the user's preferences are told to the scene and by the summary`() throws {
    let screen = try TestScreen(ListController(), .boldText(true), .reducedMotion(true))
    #expect(screen.traits.legibilityWeight == .bold)
    #expect(screen.summary.hasSuffix(", bold text, reduced motion"))
    try screen.set(.boldText(false), .reducedMotion(false))
    #expect(screen.traits.legibilityWeight == .regular)
    #expect(!screen.summary.contains("bold") && !screen.summary.contains("motion"))
  }

  @Test func `is light or dark, and colours follow`() throws {
    let screen = try TestScreen(ListController(), .interfaceStyle(.dark))
    #expect(screen.summary == "iPhone 7 Plus, 414 x 736 points, compact x regular, dark")
    #expect(screen.controller.traitCollection.userInterfaceStyle == .dark)
    #expect(UIColor.label.resolvedColor(with: screen.traits) == .white)
    try screen.set(.interfaceStyle(.light))
    #expect(screen.summary == "iPhone 7 Plus, 414 x 736 points, compact x regular")
    #expect(UIColor.label.resolvedColor(with: screen.traits) == .black)
  }

  @Test func `measures text as it is told`() throws {
    var metrics = ColumnTextMetrics(columnWidth: 10, rowHeight: 30)
    let screen = try TestScreen(CardView("A"), .textMetrics(AnyTextMetrics(metrics)))
    try screen.view("title", as: UILabel.self).text = "Four"
    #expect(try screen.frame(of: "title").size == CGSize(width: 40, height: 30))
    try screen.set(.textMetrics(.columns))
    #expect(try screen.frame(of: "title").size == CGSize(width: 32, height: 16))
    metrics.rowHeight = 0
    #expect(
      try complaint { try screen.set(.textMetrics(AnyTextMetrics(metrics))) }
        .hasPrefix("text is measured by lengths above 0, not by "))
  }

  @Test func `keeps the safe area free of bars, or as it is told`() throws {
    let screen = try TestScreen(
      ListController(), .device("iPhone 7"), .bars([.status, .navigation, .tab]))
    #expect(try screen.frame(of: "scrollView").minY == 64)
    try screen.set(.bars([]))
    #expect(try screen.frame(of: "scrollView").minY == 0)
    try screen.set(.safeArea(UIEdgeInsets(top: 30, left: 10, bottom: 0, right: 0)))
    #expect(try screen.frame(of: "scrollView").minY == 30)
    #expect(try screen.frame(of: "doneButton").minX == 26)
    try screen.set(.safeArea(nil), .bars(.status))
    #expect(try screen.frame(of: "scrollView").minY == 20)
  }

  @Test func `shows a keyboard that views can move out of the way of`() throws {
    let screen = try TestScreen(
      ListController(), .size(width: 320, height: 480), .keyboard(height: 216))
    #expect(try screen.frame(of: "doneButton").maxY == 264)
    screen.rotate()
    #expect(try screen.frame(of: "doneButton").maxY == 104)
    try screen.set(.portrait, .keyboard(height: 0))
    #expect(try screen.frame(of: "doneButton").maxY == 480)
  }

  @Test func `makes the controller when the screen is there`() throws {
    var sides: CGFloat = 0
    let screen = try TestScreen(
      SketchController { _ in sides = UIScreen.main.bounds.width },
      .size(width: 333, height: 480))
    #expect(sides == 333)
    #expect(screen.controller is SketchController)
  }

  @Test func `is the main screen while code runs on it, whatever others there are`() throws {
    let small = try TestScreen(ListController(), .size(width: 320, height: 480))
    let large = try TestScreen(ListController(), .size(width: 400, height: 600))
    #expect(try small.frame(of: "scrollView").width == 320)
    #expect(small.perform { UIScreen.main.bounds.width } == 320)
    #expect(try large.frame(of: "scrollView").width == 400)
    #expect(large.perform { UIScreen.main.bounds.width } == 400)
    #expect(UIScreen.main.bounds.width == 375)
  }

  @Test func `lays out what a test changes before it answers`() throws {
    let screen = try TestScreen(CardView("A"), .textMetrics(.columns))
    let title = try screen.view("title", as: UILabel.self)
    title.text = "A longer title"
    #expect(try screen.frame(of: "title").width == 112)
    #expect(screen.picture().contains("A longer title"))
  }

  @Test func `refuses what no screen can have, and stays as it is`() throws {
    let screen = try TestScreen(ListController())
    #expect(
      try complaint { try screen.set(.landscape, .device("iPhone 7 Plsu")) }
        == "unknown device \"iPhone 7 Plsu\"; nearest: iPhone 7 Plus, iPhone 6 Plus, iPhone 8 Plus")
    #expect(
      try complaint { try screen.set(.landscape, .pane(.half)) }
        == "only an iPad's screen is split, not that of iPhone 7 Plus")
    #expect(
      try complaint { try screen.set(.size(width: 320, height: .nan)) }
        == "a screen's sides are 1 to 4096 points, not 320.0 x nan")
    #expect(
      try complaint { try screen.set(.keyboard(height: -1)) }
        == "a keyboard's height is a length from 0 up, not -1.0")
    #expect(
      try complaint { try screen.set(.textSize(UIContentSizeCategory(rawValue: "huge"))) }
        == "no text size is called \"huge\"")
    #expect(
      try complaint {
        try screen.set(.safeArea(UIEdgeInsets(top: -1, left: 0, bottom: 0, right: 0)))
      } == "a safe area lies in by lengths from 0 up, not by -1.0, 0.0, 0.0, 0.0")
    #expect(
      try complaint { _ = try TestScreen(ListController(), .device("")) }
        .hasPrefix("unknown device \"\""))
    #expect(screen.summary == "iPhone 7 Plus, 414 x 736 points, compact x regular")
  }
}
