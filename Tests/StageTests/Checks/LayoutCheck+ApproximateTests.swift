import Cassowary
import Foundation
import SceneFixtures
import Testing

@testable import AutoLayout
@testable import CoreAutoLayout
@testable import Stage

@Suite struct `A search that was given up` {
  /// Three boxes of at least 100 points that wish to be 50 wide altogether.
  private func boxes(in view: UIView) {
    var previous: UIView?
    for name in ["first", "second", "third"] {
      let box = view.addFree(UIView(), name)
      NSLayoutConstraint.activate([
        box.trailingAnchor.constraint(equalTo: view.leadingAnchor, constant: 50).asWish,
        box.topAnchor.constraint(equalTo: view.topAnchor),
        box.heightAnchor.constraint(equalToConstant: 50),
        box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
        box.leadingAnchor.constraint(
          greaterThanOrEqualTo: previous?.trailingAnchor ?? view.leadingAnchor),
      ])
      previous = box
    }
  }

  /// Lays all out anew.
  private func changeConstants(of host: SceneHost) {
    host.change {
      for constraint in host.controller.view.constraints { constraint.constant += 1 }
    }
  }

  @Test func `is a problem of the layout until another one is found`() throws {
    let host = SceneHost(400, 400) { _ in }
    #expect(host.messages(of: .approximate) == [])
    let engine = try #require(host.window.node.ownEngine)
    engine.solver.limitPivots(to: 1)
    host.change { boxes(in: host.controller.view) }
    #expect(
      host.messages(of: .approximate) == [
        "The required constraints are met, but the search for the best layout of the others was given up"
      ])
    engine.solver.limitPivots(to: .max)
    changeConstants(of: host)
    #expect(host.messages(of: .approximate) == [])
  }

  @Test func `for ambiguous views is a problem too`() throws {
    let host = SceneHost(400, 400) { _ in }
    let engine = try #require(host.window.node.ownEngine)
    host.change {
      let view: UIView = host.controller.view
      boxes(in: view)
      let loose = view.addFree(UIView(), "loose")
      loose.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor).isActive = true
    }
    // The layout is there; who is ambiguous is asked for by the snapshot.
    engine.mostWork = 0
    #expect(
      host.messages(of: .approximate) == [
        "Some views may be ambiguous without a mark: the search for ambiguous ones was given up"
      ])
    engine.mostWork = 1_000_000
    changeConstants(of: host)
    #expect(host.messages(of: .approximate) == [])
    #expect(host.snapshot.view(at: "view/loose")?.ambiguous.isEmpty == false)
  }
}
