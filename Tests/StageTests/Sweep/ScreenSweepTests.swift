import Foundation
import Testing
import UIKit

@testable import Stage

@MainActor
@Suite struct `A sweep over all screens` {
  private func reading(
    _ axis: ScreenSweep.Axis = .width, _ size: CGSize = CGSize(width: 400, height: 700),
    _ build: @escaping @MainActor (UIView) -> Void
  ) -> SweepReading {
    var screen = SimulatedScreen(size: size)
    screen.bars = []
    let host = SceneHost(screen: screen) {
      let controller = UIViewController()
      build(controller.view)
      return controller
    }
    let sweep = ScreenSweep(host, along: axis)
    while !sweep.isDone { sweep.step() }
    return sweep.reading
  }

  private func box(in view: UIView, _ name: String) -> UIView {
    let box = UIView()
    box.accessibilityIdentifier = name
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    return box
  }

  @Test func `goes from the smallest device's width to the largest one's`() {
    let reading = reading { _ in }
    #expect(reading.range == 320...1032)
    #expect(reading.isDone)
    #expect(reading.stretches.map(\.range) == [320...1032])
  }

  @Test func `knows exactly where a view stops widening`() {
    let reading = reading { view in
      let box = self.box(in: view, "box")
      box.heightAnchor.constraint(equalToConstant: 10).isActive = true
      box.widthAnchor.constraint(lessThanOrEqualToConstant: 512.25).isActive = true
      let width = box.widthAnchor.constraint(equalTo: view.widthAnchor)
      width.priority = .defaultHigh
      width.isActive = true
    }
    let bends = reading.breakpoints.filter { !$0.text.hasPrefix("w ") }
    #expect(bends.map(\.text) == ["box stops widening"])
    #expect(bends.map(\.isExact) == [true])
    #expect(abs((bends.first?.length ?? 0) - 512.25) < 1e-6)
  }

  @Test func `knows the widths at which constraints conflict, to the point`() {
    let reading = reading { view in
      let box = self.box(in: view, "box")
      box.heightAnchor.constraint(equalToConstant: 10).isActive = true
      box.widthAnchor.constraint(equalToConstant: 500).isActive = true
      box.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor).isActive = true
    }
    let conflicts = reading.stretches.filter { $0.problems.contains { $0.check == .conflict } }
    #expect(conflicts.map(\.range) == [320...499])
    #expect(
      reading.breakpoints.filter { $0.text.contains("conflict") }.map(\.length) == [500])
  }

  @Test func `names the size class that begins, and its first width`() {
    let reading = reading { _ in }
    let classes = reading.breakpoints.filter { $0.text == "w regular" }
    #expect(classes.count == 1)
    var screen = SimulatedScreen(size: CGSize(width: classes.first?.length ?? 0, height: 700))
    #expect(screen.classes.width == .regular)
    screen.resize(byWidth: -1, height: 0)
    #expect(screen.classes.width == .compact)
  }

  @Test func `finds a text that is cut below a width`() throws {
    let reading = reading { view in
      let label = UILabel()
      label.accessibilityIdentifier = "title"
      label.text = String(repeating: "Wide words ", count: 6)
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
      ])
    }
    let cut = reading.stretches.filter { $0.problems.map(\.text) == ["title: truncated-text"] }
    let range = try #require(cut.first?.range)
    #expect(cut.count == 1)
    #expect(range.lowerBound == 320)
    #expect(range.upperBound > 400 && range.upperBound < 700)
  }

  @Test func `takes what code of the scene does for what it sees, and says that it is near`() {
    final class Stepped: UIView {
      let box = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        if box.superview == nil { addSubview(box) }
        box.frame = CGRect(x: 0, y: 0, width: min(bounds.width, 700), height: 10)
      }
    }
    let reading = reading { view in
      let stepped = Stepped(frame: view.bounds)
      stepped.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stepped.box.accessibilityIdentifier = "box"
      view.addSubview(stepped)
    }
    let bends = reading.breakpoints.filter { $0.text == "box stops widening" }
    #expect(bends.count >= 1)
    #expect(bends.allSatisfy { !$0.isExact && abs($0.length - 700) < 24 })
  }

  @Test func `of heights is the same on its side`() {
    let reading = reading(.height) { view in
      let box = self.box(in: view, "box")
      box.widthAnchor.constraint(equalToConstant: 10).isActive = true
      box.heightAnchor.constraint(lessThanOrEqualToConstant: 600).isActive = true
      let height = box.heightAnchor.constraint(equalTo: view.heightAnchor)
      height.priority = .defaultHigh
      height.isActive = true
    }
    #expect(reading.range == 480...1376)
    #expect(reading.breakpoints.filter { $0.text == "box stops growing" }.map(\.length) == [600])
  }
}
