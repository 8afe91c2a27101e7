import Foundation
import TennielTesting
import Testing
import UIKit

@Suite struct `What is presented on a tested screen` {
  /// A controller with a box of its own.
  private func card() -> UIViewController { SketchController { $0.add("card", 20, 20, 100, 40) } }

  @Test func `has frames and a picture`() throws {
    let (screen, controller) = try TestScreen.list(height: 568)
    controller.present(card(), animated: true)
    #expect(
      try screen.frame(of: "SketchController") == CGRect(x: 0, y: 20, width: 320, height: 548))
    #expect(try screen.frame(of: "card") == CGRect(x: 20, y: 20, width: 100, height: 40))
    #expect(
      try screen.frame(of: "card", in: .window) == CGRect(x: 20, y: 40, width: 100, height: 40))
    #expect(
      screen.frames(in: .window).split(separator: "\n").suffix(2) == [
        "SketchController    0   20  320  548", "  card             20   40  100   40",
      ])
    #expect(
      screen.picture(columns: 41).split(separator: "\n").prefix(9).joined(separator: "\n") == """
        ╭─────────────────9:41────────────────▮─╮
        ├─SketchController──────────────────────┤
        │                                       │
        │  ┌─card──────┐                        │
        │  │           │                        │
        │  └───────────┘                        │
        │                                       │
        │                                       │
        │                                       │
        """)
    controller.dismiss(animated: true)
    #expect(!screen.frames().contains("card"))
    #expect(try screen.frame(of: "doneButton").minX == 16)
  }

  @Test func `covers what lies behind from touches`() throws {
    let (screen, controller) = try TestScreen.list(height: 568)
    let tap = UITapGestureRecognizer { _ in controller.dismiss(animated: true) }
    let card = card()
    card.loadViewIfNeeded()
    card.view.subviews[0].addGestureRecognizer(tap)
    controller.present(card, animated: true)
    #expect(
      try complaint { try screen.tap("doneButton") }
        == "\"doneButton\" can't be touched: SketchController covers it")
    #expect(
      try complaint { try screen.swipe(.left, on: "rows[0]") }
        == "\"rows[0]\" can't be touched: SketchController covers it")
    #expect(controller.swipes == 0)
    try screen.tap("card")
    try screen.tap("doneButton")
    #expect(controller.taps == 1)
  }

  @Test func `turns with the screen`() throws {
    let (screen, controller) = try TestScreen.list(height: 568)
    controller.present(card(), animated: true)
    screen.rotate()
    #expect(try screen.frame(of: "SketchController") == CGRect(x: 0, y: 0, width: 568, height: 320))
  }

  @Test func `is looked at for problems`() throws {
    let (screen, controller) = try TestScreen.list(height: 568)
    let card = card()
    controller.present(card, animated: true)
    #expect(screen.problems == [])
    card.view.add("far", 0, 600, 20, 20)
    card.view.subviews[0].heightAnchor.constraint(equalToConstant: 50).isActive = true
    #expect(
      screen.problems.map(\.description) == [
        "card.height == 50 is left out: it can't be met together with 1 other constraint: card.height == 40",
        "far reaches 72 points beyond the bottom of the screen",
      ])
    #expect(screen.problems.map(\.views) == [["SketchController/card"], ["SketchController/far"]])
  }
}
