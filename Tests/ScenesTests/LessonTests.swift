import TennielTesting
import Testing
import UIKit

@testable import Scenes

/// The scenes of one idea each, as they look, with their frames.
struct `Lessons` {
  private func screen(_ name: String, _ settings: ScreenSetting...) throws -> TestScreen {
    let scene = try #require(ShippedScene.all.first { $0.name == name })
    let screen = try TestScreen(scene.make(), .device("iPhone 5s"))
    for setting in settings { try screen.set(setting) }
    return screen
  }

  @Test(arguments: [
    "Baselines", "Visual format", "Visual format: unsatisfiable", "Scroll view", "Nested stacks",
    "Nested stacks: ambiguous", "Reading direction", "Dynamic Type", "Layout guides",
    "Autoresizing", "Self-sizing", "Presentation",
  ])
  func `look as kept, upright and on their side`(name: String) throws {
    let file = name.replacingOccurrences(of: ": ", with: "-")
      .replacingOccurrences(of: " ", with: "-")
    try screen(name).check(golden: file, showing: [.picture, .frames])
    try screen(name, .landscape).check(golden: file + "-landscape", showing: [.picture, .frames])
  }

  @Test(arguments: [
    "Baselines", "Visual format", "Scroll view", "Nested stacks", "Reading direction",
    "Dynamic Type", "Layout guides", "Autoresizing", "Self-sizing", "Presentation",
  ])
  func `have no problems with texts of any size, from either side, on any phone`(
    name: String
  ) throws {
    let screen = try screen(name)
    for device in ["iPhone 5s", "iPhone 7 Plus", "iPhone X"] {
      for size in [UIContentSizeCategory.extraSmall, .large, .accessibilityMedium] {
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
          try screen.set(.device(device), .textSize(size), .direction(direction))
          // What is longer than the screen, the small phones don't show.
          try screen.checkLayout(ignoring: [.offScreen, .truncatedText])
        }
      }
    }
  }

  @Test func `the form turns, and the player does not`() throws {
    let screen = try screen("Reading direction", .direction(.rightToLeft))
    try screen.check(golden: "Reading-direction-rtl", showing: [.picture, .frames])
    let buttons = try ["Back", "Play", "On"].map { try screen.frame(of: $0, in: .window).minX }
    #expect(buttons == buttons.sorted())
  }

  @Test func `values lie below their names from the first accessibility size on`() throws {
    let screen = try screen("Dynamic Type")
    let rows = try #require(screen.controller as? DynamicTypeViewController).rows
    for (size, axis) in [
      (UIContentSizeCategory.extraExtraExtraLarge, NSLayoutConstraint.Axis.horizontal),
      (.accessibilityMedium, .vertical), (.large, .horizontal),
    ] {
      try screen.set(.textSize(size))
      #expect(rows.map(\.axis) == [axis, axis, axis])
    }
    try screen.set(.textSize(.accessibilityMedium))
    try screen.check(golden: "Dynamic-Type-AX1", showing: [.picture, .frames])
  }

  @Test func `hidden notes leave no gap, and come back`() throws {
    let screen = try screen("Nested stacks")
    let before = screen.frames()
    try screen.tap("button")
    try screen.check(golden: "Nested-stacks-less", showing: [.picture, .frames])
    try screen.tap("button")
    #expect(screen.frames() == before)
  }

  @Test func `the heading stays while the text scrolls`() throws {
    let screen = try screen("Scroll view")
    let heading = try screen.frame(of: "heading", in: .window)
    let text = try screen.frame(of: "text", in: .window)
    #expect(try screen.scroll("scrollView"))
    #expect(try screen.frame(of: "heading", in: .window) == heading)
    #expect(try screen.frame(of: "text", in: .window).minY < text.minY - 400)
    try screen.check(golden: "Scroll-view-scrolled")
  }

  @Test func `the note lies over the page, and is gone when it is folded up`() throws {
    let screen = try screen("Presentation")
    let page = screen.frames()
    try screen.tap("openButton")
    try screen.check(golden: "Presentation-open", showing: [.picture, .frames])
    #expect(screen.problems == [])
    try screen.set(.landscape)
    try screen.check(golden: "Presentation-open-landscape", showing: [.picture, .frames])
    try screen.set(.device("iPad Air 2"))
    try screen.check(golden: "Presentation-open-iPad", showing: [.picture, .frames], columns: 80)
    #expect(screen.traits.horizontalSizeClass == .regular)
    #expect(try screen.view("widthLabel", as: UILabel.self).text == "540 points, compact")
    try screen.set(.device("iPhone 5s"), .portrait)
    // In few cells the button behind the note has no row of its own, and is not put above it.
    try screen.check(golden: "Presentation-open-small", columns: 18)
    try screen.tap("closeButton")
    #expect(screen.frames() == page)
  }

  @Test func `the width that does not fit is broken, and fits a screen of 280 points`() throws {
    let screen = try screen("Visual format: unsatisfiable")
    let conflict = try #require(screen.problems.first)
    #expect(screen.problems.count == 1)
    #expect(conflict.kind == .conflict)
    #expect(try screen.frame(of: "sign") == CGRect(x: 20, y: 120, width: 280, height: 48))
    try screen.resize(width: 280, height: 568)
    #expect(screen.problems.isEmpty)
  }

  @Test func `of the row that nothing divides both widths are ambiguous`() throws {
    let screen = try screen("Nested stacks: ambiguous")
    #expect(screen.problems.map(\.kind) == [.ambiguous, .ambiguous])
    #expect(Set(screen.problems.flatMap(\.views)) == ["view/row/red", "view/row/white"])
  }
}
