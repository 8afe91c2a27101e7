import AutoLayout
import Foundation
import LayoutFixtures
import Testing

@testable import UIViews

/// A window with two cards side by side in a page that fills it, and a list of what was recognised.
@MainActor @Suite final class UITapGestureRecognizerTests {
  private let window = UIWindow(frame: rect(0, 0, 200, 100))
  private let page = UIView(frame: rect(0, 0, 200, 100))
  private let left = UIView(frame: rect(0, 0, 100, 100))
  private let right = UIView(frame: rect(100, 0, 100, 100))
  private let inLeft = CGPoint(x: 50, y: 50)
  private let inRight = CGPoint(x: 150, y: 50)
  private var recognized: [String] = []

  init() {
    window.isHidden = false
    window.addSubview(page)
    for card in [left, right] { page.addSubview(card) }
  }

  @discardableResult
  private func recognize(_ name: String, taps: Int, on view: UIView) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer { [weak self] _ in self?.recognized.append(name) }
    tap.numberOfTapsRequired = taps
    view.addGestureRecognizer(tap)
    return tap
  }

  /// Taps a point so many times, and returns whether each tap was handled.
  private func tap(_ point: CGPoint, times: Int = 1) -> [Bool] {
    (0..<times).map { _ in window.sendTap(at: point) }
  }

  @Test func `for two taps it takes every second one`() {
    recognize("double", taps: 2, on: left)
    #expect(tap(inLeft, times: 5) == [false, true, false, true, false])
    #expect(recognized == ["double", "double"])
  }

  @Test func `taps on two views are no double tap of what holds them`() {
    recognize("double", taps: 2, on: page)
    #expect(tap(inLeft) + tap(inRight) + tap(inLeft) == [false, false, false])
    #expect(tap(inLeft) == [true])
    #expect(recognized == ["double"])
  }

  @Test func `the first tap of a double tap goes to a view further out`() {
    recognize("double", taps: 2, on: left)
    recognize("single", taps: 1, on: page)
    #expect(tap(inLeft, times: 3) == [true, true, true])
    #expect(recognized == ["single", "double", "single"])
    #expect(tap(inRight) == [true])
    #expect(recognized.last == "single")
  }

  @Test func `a double tap wins over a single one on the same view, whichever was added first`() {
    recognize("single", taps: 1, on: left)
    recognize("double", taps: 2, on: left)
    recognize("double", taps: 2, on: right)
    recognize("single", taps: 1, on: right)
    #expect(tap(inLeft, times: 2) + tap(inRight, times: 2) == [true, true, true, true])
    #expect(recognized == ["single", "double", "single", "double"])
  }

  @Test func `a double tap further out wins over a single one`() {
    recognize("single", taps: 1, on: left)
    recognize("double", taps: 2, on: page)
    #expect(tap(inLeft, times: 2) == [true, true])
    #expect(recognized == ["single", "double"])
  }

  @Test func `of two for as many taps the inner one recognises them`() {
    recognize("page", taps: 2, on: page)
    recognize("card", taps: 2, on: left)
    #expect(tap(inLeft, times: 2) == [false, true])
    #expect(recognized == ["card"])
  }

  @Test func `a swipe and a scroll between two taps make them two single ones`() {
    recognize("double", taps: 2, on: left)
    #expect(tap(inLeft) == [false])
    window.sendSwipe(.left, at: inLeft)
    #expect(tap(inLeft) == [false])
    window.endTapSeries()
    #expect(tap(inLeft) == [false])
    #expect(recognized == [])
    #expect(tap(inLeft) == [true])
  }

  @Test func `a control takes each tap of its own`() {
    let toggle = UISwitch(frame: rect(0, 0, 51, 31))
    left.addSubview(toggle)
    recognize("double", taps: 2, on: left)
    #expect(tap(CGPoint(x: 20, y: 15), times: 2) == [true, true])
    #expect(!toggle.isOn)
    #expect(recognized == [])
  }

  @Test(arguments: [0, -3]) func `for less than one tap it takes every one`(taps: Int) {
    recognize("tap", taps: taps, on: left)
    #expect(tap(inLeft, times: 2) == [true, true])
    #expect(recognized == ["tap", "tap"])
  }

  @Test func `a recogniser that is off takes none`() {
    recognize("double", taps: 2, on: left).isEnabled = false
    #expect(tap(inLeft, times: 2) == [false, false])
    #expect(recognized == [])
  }
}
