import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Stage

/// Whatever belongs to a screen is its own: other screens of the process change none of it.
@Suite struct `Screens that are laid out by turns` {
  private let small = SimulatedScreen(Device.named("iPhone 5s") ?? .standard)
  private var large: SimulatedScreen {
    var screen = SimulatedScreen(Device.named("iPhone 7 Plus") ?? .standard)
    screen.textSize = .accessibility1
    screen.direction = .rightToLeft
    screen.interfaceStyle = .dark
    screen.textMetrics = AnyTextMetrics(ColumnTextMetrics(columnWidth: 7, rowHeight: 19))
    screen.bars = [.status, .navigation, .tab]
    return screen
  }
  private let pad = SimulatedScreen(Device.named("iPad Air 2") ?? .standard, isLandscape: true)

  private func alone(_ name: String, on screen: SimulatedScreen) -> [String] {
    let player = Player(name, on: screen)
    for _ in 0..<Player.stepCount { player.takeStep() }
    return player.records
  }

  /// Two who have taken all steps by turns.
  private func annAndBob() -> (Player, Player) {
    let (ann, bob) = (Player("Ann", on: small), Player("Bob", on: large))
    for _ in 0..<Player.stepCount {
      ann.takeStep()
      bob.takeStep()
    }
    return (ann, bob)
  }

  @Test func `are what each is alone`() {
    let expected = (alone("Ann", on: small), alone("Bob", on: large))
    let (ann, bob) = annAndBob()
    expectSame(ann.records, expected.0)
    expectSame(bob.records, expected.1)
  }

  /// Expects the same records, and names the first lines that differ.
  private func expectSame(_ records: [String], _ expected: [String]) {
    #expect(records.count == expected.count)
    for (record, expected) in zip(records, expected) where record != expected {
      let lines = (record.split(separator: "\n"), expected.split(separator: "\n"))
      let difference = zip(lines.0, lines.1).first { $0 != $1 }
      Issue.record("\(lines.0[0]): \(difference?.0 ?? "") but alone \(difference?.1 ?? "")")
      return
    }
  }

  @Test func `do not mind one that comes in between, and goes`() {
    let expected = (alone("Ann", on: small), alone("Bob", on: large), alone("Cid", on: pad))
    let bob = Player("Bob", on: large)
    var ann: Player? = Player("Ann", on: small)
    var annsRecords: [String] = []
    let cid = Player("Cid", on: pad)
    for step in 0..<Player.stepCount {
      bob.takeStep()
      ann?.takeStep()
      annsRecords = ann?.records ?? annsRecords
      if step == 6 { ann = nil }
      cid.takeStep()
    }
    expectSame(annsRecords, Array(expected.0.prefix(8)))
    expectSame(bob.records, expected.1)
    expectSame(cid.records, expected.2)
  }

  @Test func `keep their logs apart`() {
    let (ann, bob) = annAndBob()
    for (player, own, other) in [(ann, "Ann", "Bob"), (bob, "Bob", "Ann")] {
      let last = player.records.last ?? ""
      #expect(last.contains("impossible for \(own)"))
      #expect(last.contains("picture of \(own)"))
      #expect(!last.contains(other))
    }
  }

  @Test func `leave the main screen of other code as it is`() {
    let ann = Player("Ann", on: small)
    #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
    ann.takeStep()
    #expect(UIScreen.main.bounds.size == CGSize(width: 375, height: 667))
  }
}

/// How text is measured belongs to a screen.
@Suite struct `The measure of a screen's text` {
  private func host(_ metrics: AnyTextMetrics) -> SceneHost {
    var screen = SimulatedScreen(size: CGSize(width: 400, height: 400))
    screen.textMetrics = metrics
    return SceneHost(screen: screen) {
      let controller = UIViewController()
      let labels = UIStackView()
      labels.axis = .vertical
      labels.alignment = .leading
      for text in ["abcd", "efghij"] { labels.addArrangedSubview(label(text)) }
      labels.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(labels)
      labels.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
      labels.leftAnchor.constraint(equalTo: controller.view.leftAnchor).isActive = true
      return controller
    }
  }

  private func frames(_ host: SceneHost) -> [CGRect] { host.snapshot.views.suffix(2).map(\.frame) }

  @Test func `is measured by anew when it changes`() {
    let host = host(.columns)
    #expect(
      frames(host) == [
        CGRect(x: 0, y: 0, width: 32, height: 16), CGRect(x: 0, y: 16, width: 48, height: 16),
      ])
    var screen = host.screen
    screen.textMetrics = AnyTextMetrics(ColumnTextMetrics(columnWidth: 5, rowHeight: 20))
    host.apply(screen)
    #expect(
      frames(host) == [
        CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 0, y: 20, width: 30, height: 20),
      ])
  }

  @Test func `is no matter of another screen`() {
    let narrow = AnyTextMetrics(ColumnTextMetrics(columnWidth: 5))
    let first = host(.columns)
    let second = host(narrow)
    #expect(frames(first).map(\.width) == [32, 48])
    #expect(frames(second).map(\.width) == [20, 30])
    first.change { (first.view(at: first.snapshot.views[2].path) as? UILabel)?.text = "abc" }
    second.change { (second.view(at: second.snapshot.views[2].path) as? UILabel)?.text = "abc" }
    #expect(frames(first).map(\.width) == [24, 48])
    #expect(frames(second).map(\.width) == [15, 30])
  }
}
