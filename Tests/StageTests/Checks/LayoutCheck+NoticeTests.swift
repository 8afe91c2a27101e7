import SceneFixtures
import Testing
import UIKit

@testable import Stage

@Suite struct `A message of the log` {
  @Test func `is listed once, however often it is written`() {
    let host = SceneHost(400, 400) { _ in
      for _ in 1...3 { _ = UIImage(named: "no-such-picture") }
    }
    #expect(host.messages.count == 3)
    #expect(host.snapshot.problems.map(\.kind) == [.notice])
    #expect(host.snapshot.problems.allSatisfy { $0.message.contains("“no-such-picture”") })
  }

  @Test func `is no notice where it tells of a conflict, whatever it says`() {
    let host = SceneHost(400, 400) { view in
      let box = view.add(UIView(), "box", 0, 0, 10, 40)
      box.heightAnchor.constraint(equalToConstant: 50).isActive = true
    }
    #expect(host.messages.map(\.kind) == [.conflict])
    #expect(host.snapshot.problems.map(\.kind) == [.conflict, .autoresizingMask])
    #expect(host.snapshot.problems.compactMap(\.log) == host.messages.map(\.text))
  }

  @Test func `that only reads like a conflict is listed`() {
    let host = SceneHost(400, 400) { _ in
      _ = UIImage(named: "Unable to simultaneously satisfy constraints.")
    }
    #expect(host.snapshot.problems.map(\.kind) == [.notice])
  }

  @Test func `belongs to the scene that caused it, though another one is asked first`() {
    let host = SceneHost(100, 100) { _ in }
    let other = SceneHost(100, 100) { _ in _ = UIImage(named: "no-such-picture") }
    #expect(host.snapshot.problems == [])
    #expect(other.snapshot.problems.map(\.kind) == [.notice])
  }

  @Test func `that a layout did not settle holds until a layout does`() {
    let restless = RestlessView()
    let host = SceneHost(400, 400) { view in
      view.addSubview(restless)
      restless.accessibilityIdentifier = "restless"
    }
    #expect(host.snapshot.problems.map(\.kind) == [.notice])
    #expect(host.snapshot.problems.first?.message.contains("did not settle in 50 passes") == true)
    restless.isRestless = false
    host.change { restless.setNeedsLayout() }
    #expect(host.snapshot.problems == [])
    #expect(!host.messages.isEmpty)
  }

  @Test func `is a change of the scene, though no view looks different`() {
    let host = SceneHost(400, 400) { _ in }
    #expect(host.snapshot.problems == [])
    #expect(!host.needsDisplay)
    host.runLoop { _ = UIImage(named: "no-such-picture") }
    #expect(host.needsDisplay)
    #expect(host.snapshot.problems.map(\.kind) == [.notice])
    #expect(!host.needsDisplay)
  }
}

/// A view that changes its layout each time it is laid out.
private final class RestlessView: UIView {
  var isRestless = true

  override func layoutSubviews() {
    super.layoutSubviews()
    if isRestless { setNeedsLayout() }
  }
}
