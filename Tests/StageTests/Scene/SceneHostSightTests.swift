import Foundation
import Testing
import UIKit

@testable import Stage

@MainActor
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

  @Test func `is told where text has no room, and not where it scrolls`() {
    let short = UILabel()
    let host = SceneHost(400, 400) { view in
      short.text = "Wonderland"
      view.add(short, "short", 0, 0, 40, 16)
      let text = UITextView()
      text.text = String(repeating: "long ", count: 100)
      view.add(text, "text", 0, 100, 100, 40)
    }
    #expect(host.truncatedTexts == ["view/short"])
    short.superview?.isHidden = true
    host.apply(host.screen)
    #expect(host.truncatedTexts == [])
  }

  @Test func `is told by how much it reaches beyond the screen`() throws {
    let host = SceneHost(400, 400) { view in
      view.add(UIView(), "box", 390, -20, 40, 30)
      view.add(UIView(), "nearly", 390.1, 100, 10, 10)
    }
    let found = host.viewsOffScreen
    #expect(found.map(\.path) == ["view/box"])
    #expect(found.first?.beyond == EdgeInsets(top: 20, left: 0, bottom: 0, right: 30))
  }

  @Test func `keeps to a safe area that is given by hand, until the screen is reset`() {
    let controller = SampleController()
    var screen = SimulatedScreen()
    screen.safeAreaByHand = EdgeInsets(top: 100, left: 0, bottom: 0, right: 0)
    let host = SceneHost(screen: screen) { controller }
    #expect(controller.button.frame.minY == 100)
    screen.reset()
    host.apply(screen)
    #expect(controller.button.frame.minY == 20)
  }
}
