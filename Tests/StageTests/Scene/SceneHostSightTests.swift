import AutoLayout
import Foundation
import SceneFixtures
import Testing

@testable import Stage

@Suite struct `What is in sight of a hosted scene` {
  @Test func `is found by each of its names`() {
    let controller = SampleController()
    let host = SceneHost(screen: SimulatedScreen()) { controller }
    controller.button.accessibilityIdentifier = "go"
    #expect(host.paths(named: "go") == ["view/go"])
    #expect(host.paths(named: "button") == ["view/go"])
    #expect(host.paths(named: "view/go") == ["view/go"])
    #expect(host.paths(named: "cards[1]/title") == ["view/cards[1]/title"])
    #expect(host.paths(named: "title") == ["view/cards[0]/title", "view/cards[1]/title"])
    #expect(host.paths(named: "gap") == ["view/gap"])
    #expect(host.guide(at: "view/gap") != nil)
    #expect(host.paths(named: "nobody") == [])
  }

  @Test func `keeps to a safe area that is given by hand, as long as it is`() {
    let controller = SampleController()
    var screen = SimulatedScreen()
    screen.safeAreaByHand = UIEdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
    let host = SceneHost(screen: screen) { controller }
    #expect(controller.button.frame.minY == 100)
    screen.safeAreaByHand = nil
    host.apply(screen)
    #expect(controller.button.frame.minY == 20)
  }
}
