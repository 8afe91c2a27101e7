import Foundation
import Testing
import UIKit

@testable import Stage

@MainActor
@Suite struct `A sweep over all screens` {
  private func reading(
    _ axis: NSLayoutConstraint.Axis = .horizontal, _ size: CGSize = CGSize(width: 400, height: 700),
    build: @escaping @MainActor (UIView) -> Void
  ) -> SweepReading {
    let sweep = ScreenSweep(host(size, build: build), along: axis)
    while !sweep.isDone { sweep.step() }
    return sweep.reading
  }

  private func host(
    _ size: CGSize, build: @escaping @MainActor (UIView) -> Void
  ) -> SceneHost {
    var screen = SimulatedScreen(size: size)
    screen.bars = []
    return SceneHost(screen: screen) {
      let controller = UIViewController()
      build(controller.view)
      return controller
    }
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

  @Test func `knows the width at which a text gets another number of lines, to the point`() throws {
    let build: @MainActor (UIView) -> Void = { view in
      let label = UILabel()
      label.accessibilityIdentifier = "title"
      label.text = String(repeating: "Wide words ", count: 8)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: view.topAnchor),
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    let lines = reading(build: build).breakpoints.filter { $0.text.hasPrefix("title ") }
    #expect(lines.map(\.text) == ["title 2 lines", "title 1 line"])
    #expect(lines.map(\.isExact) == [true, true])
    for bend in lines {
      let heights = [bend.length - 1, bend.length].map { width in
        host(CGSize(width: width, height: 700), build: build).snapshot.view(at: "view/title")?.frame
          .height
      }
      #expect(heights[0] != heights[1])
    }
  }

  @Test func `knows where a height stops that follows the width`() {
    let reading = reading { view in
      let box = self.box(in: view, "box")
      box.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
      box.heightAnchor.constraint(lessThanOrEqualToConstant: 300).isActive = true
      let height = box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5)
      height.priority = .defaultHigh
      height.isActive = true
    }
    let bends = reading.breakpoints.filter { !$0.text.hasPrefix("w ") }
    #expect(bends.map(\.text) == ["box stops growing"])
    #expect(bends.map(\.length) == [600])
    #expect(bends.map(\.isExact) == [true])
  }

  @Test func `does not take for exact what the solver says where code of the scene comes between`()
  {
    final class Late: UIView {
      let box = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        // Beyond a width that no device has, the box is elsewhere than its constraints say.
        if bounds.width > 605 { box.frame.size.width = 605 }
      }
    }
    let reading = reading { view in
      let late = Late()
      late.accessibilityIdentifier = "late"
      late.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(late)
      late.box.accessibilityIdentifier = "box"
      late.box.translatesAutoresizingMaskIntoConstraints = false
      late.addSubview(late.box)
      let width = late.box.widthAnchor.constraint(equalTo: late.widthAnchor)
      width.priority = .defaultHigh
      NSLayoutConstraint.activate([
        late.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        late.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        late.topAnchor.constraint(equalTo: view.topAnchor),
        late.heightAnchor.constraint(equalToConstant: 50), width,
        late.box.widthAnchor.constraint(lessThanOrEqualToConstant: 680),
      ])
    }
    let bends = reading.breakpoints.filter { $0.text.hasPrefix("box ") }
    #expect(!bends.isEmpty)
    #expect(bends.allSatisfy { !$0.isExact && abs($0.length - 605) < 24 })
  }

  @Test func `says what is not known: at first most, and at last nothing`() {
    let host = host(CGSize(width: 400, height: 700)) { _ in }
    let sweep = ScreenSweep(host, along: .horizontal)
    sweep.step()
    sweep.step()
    #expect(sweep.reading.unknown == [320...1032])
    while !sweep.isDone { sweep.step() }
    #expect(sweep.reading.unknown == [])
    #expect(sweep.reading.isComplete)
  }

  @Test func `gives up a layout of another kind at each point, and says so`() {
    final class Restless: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        accessibilityIdentifier = "restless \(Int(bounds.width))"
      }
    }
    let reading = reading { view in
      let restless = Restless(frame: view.bounds)
      restless.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(restless)
    }
    #expect(reading.isDone)
    #expect(!reading.isComplete)
    #expect(reading.unknown.allSatisfy { $0.count > 2 })
    #expect(reading.breakpoints.contains { !$0.isExact })
  }

  @Test func `goes along the lengths of devices as they are held`() {
    var screen = SimulatedScreen(.standard)
    screen.resize(.horizontal, to: 900)
    #expect(screen.size == CGSize(width: 900, height: screen.ownSize.height))
    let host = SceneHost(screen: screen) { UIViewController() }
    // The screen is wider than high, but the device is held upright.
    let upright = ScreenSweep(host, along: .horizontal).landmarks.map(\.length)
    #expect(upright.first == 320 && upright.last == 1032)
    screen.rotate()
    host.apply(screen)
    #expect(ScreenSweep(host, along: .vertical).landmarks.map(\.length) == upright)
  }

  @Test func `of heights is the same on its side`() {
    let reading = reading(.vertical) { view in
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
