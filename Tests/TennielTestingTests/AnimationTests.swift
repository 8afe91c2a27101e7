import Foundation
import TennielTesting
import Testing
import UIKit

/// A box that a button moves to the right within a second.
private final class DrawerController: UIViewController {
  let box = UIView()
  let button = UIButton(type: .system)
  private lazy var left = box.leftAnchor.constraint(equalTo: view.leftAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Open", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.open() }, for: .primaryActionTriggered)
    view.add("button", 0, 0, 80, 16, button)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.layer.borderWidth = 1
    view.addSubview(box)
    NSLayoutConstraint.activate([
      left, box.topAnchor.constraint(equalTo: view.topAnchor, constant: 32),
      box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 32),
    ])
  }

  func open() {
    left.constant = 80
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.view.layoutIfNeeded() }
  }
}

/// A box that moves by a point for each frame, as long as it is left of 3.
private final class StepController: UIViewController {
  let box = UIView()
  var times: [Double] = []
  private lazy var link = CADisplayLink(target: self, selector: .of(StepController.step))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.add("box", 0, 0, 16, 16, box)
    link.add(to: .main, forMode: .common)
  }

  func step(_ link: CADisplayLink) {
    times.append(link.timestamp)
    box.frame.origin.x += 1
    if box.frame.minX == 3 { link.invalidate() }
  }
}

@Suite struct `Animations on a tested screen` {
  @Test func `show a display link each frame, until it is invalid`() throws {
    let steps = StepController()
    let screen = try TestScreen(steps, .size(width: 160, height: 80), .bars([]))
    screen.animates = true
    for _ in 0..<5 { screen.advance(by: 0.5) }
    #expect(steps.times == [0.5, 1, 1.5])
    #expect(steps.box.frame.minX == 3)
  }

  @Test func `have no frames for a display link where they take no time`() throws {
    let steps = StepController()
    let screen = try TestScreen(steps, .size(width: 160, height: 80), .bars([]))
    screen.advance(by: 0.5)
    #expect(steps.times == [])
  }

  private func screen() throws -> TestScreen {
    try TestScreen(DrawerController(), .size(width: 160, height: 80), .bars([]))
  }

  /// The column of the box's left line.
  private func column(on screen: TestScreen) throws -> Int {
    let row = screen.picture().split(separator: "\n")[3]
    let place = try #require(row.dropFirst().dropLast().firstIndex { $0 != " " })
    return row.distance(from: row.startIndex, to: place)
  }

  @Test func `are over at once`() throws {
    let screen = try screen()
    try screen.tap("button")
    #expect(try column(on: screen) == 10)
    #expect(!screen.isAnimating)
  }

  @Test func `take the time that the test lets pass`() throws {
    let screen = try screen()
    screen.animates = true
    try screen.tap("button")
    #expect(try screen.frame(of: "box").minX == 80)
    screen.advance(by: 0.5)
    #expect(try column(on: screen) == 5)
    #expect(screen.isAnimating)
    screen.advance(by: 0.5)
    #expect(try column(on: screen) == 10)
    #expect(!screen.isAnimating)
  }

  @Test func `of what a test does itself go by the same clock`() throws {
    let screen = try screen()
    screen.animates = true
    let controller = try #require(screen.controller as? DrawerController)
    screen.perform { controller.open() }
    screen.advance(by: 0.5)
    #expect(try column(on: screen) == 5)
    screen.finishAnimations()
    #expect(try column(on: screen) == 10)
    screen.perform { controller.open() }
    screen.animates = false
    #expect(!screen.isAnimating)
  }
}
