import SceneFixtures
import Testing
import UIKit

@testable import Stage

@MainActor @Suite struct `What nobody sees` {
  @Test func `a text under the status bar is found, a picture there is not`() {
    var screen = SimulatedScreen(Device.named("iPhone 8") ?? .standard)
    screen.textMetrics = .columns
    let host = SceneHost(screen: screen) {
      let controller = UIViewController()
      let view: UIView = controller.view
      view.add(label("Time"), "late", 10, 4, 100, 16)
      view.add(label("Title"), "title", 10, 24, 100, 16)
      view.add(UIImageView(image: UIImage(systemName: "star")), "star", 200, 0, 20, 20)
      return controller
    }
    #expect(
      host.messages(of: .outsideSafeArea) == [
        "late lies 16 points outside of the safe area at the top"
      ])
  }

  @Test func `texts behind an opaque view are found, once for the view`() {
    let cover = UIView()
    cover.backgroundColor = .white
    cover.isUserInteractionEnabled = false
    let host = SceneHost(375, 667) { view in
      view.add(label("One"), "one", 10, 100, 50, 16)
      view.add(label("Two"), "two", 10, 130, 50, 16)
      view.add(cover, "cover", 0, 90, 375, 100)
    }
    #expect(host.messages(of: .hidden) == ["cover hides one and two"])
    cover.alpha = 0.5
    host.apply(host.screen)
    #expect(host.messages(of: .hidden) == [])
  }
}
