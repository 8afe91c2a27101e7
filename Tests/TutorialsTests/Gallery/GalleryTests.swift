import Stage
import Testing
import UIKit

@MainActor @Suite struct `The gallery` {
  @Test func `one card of a fixed size lies in the middle`() throws {
    let screen = try DeviceScreen("iPhone X") { OneCardController() }
    expectFrame(screen.controller.cardView1, 127.5, 306, 120, 200)
  }

  @Test func `without priorities, picture and name can share the height in any way`() throws {
    let card = AmbiguousCardView(image: picture(72, 108), text: "Cat")
    let screen = try DeviceScreen("iPhone X") { OneCardController(cardView1: card) }
    #expect(card.imageView.ambiguousAttributes == [.height])
    #expect(card.textLabel.ambiguousAttributes == [.top, .height])
    #expect(screen.log.isEmpty)
  }

  @Test func `with priorities, the name keeps its height`() throws {
    let screen = try DeviceScreen("iPhone X") { OneCardController() }
    let card = screen.controller.cardView1
    expectFrame(card.imageView, 8, 8, 104, 160)
    expectFrame(card.textLabel, 8, 176, 104, 16)
    #expect(card.imageView.ambiguousAttributes.isEmpty)
  }

  @Test func `halves of the whole view don't fit between the safe area's edges`() throws {
    let screen = try DeviceScreen("iPhone X") { FixedGalleryController() }
    #expect(screen.log.count == 2)
    for message in screen.log {
      #expect(message.hasPrefix("Unable to simultaneously satisfy constraints."))
    }
    screen.rotate()
    #expect(screen.log.count > 2)
    #expect(screen.controller.view.bounds.width == 812)
    #expect(screen.controller.cardView1.solvedFrame.width == 187.5)
  }

  @Test func `halves of the safe area fill it, turned or not`() throws {
    let screen = try DeviceScreen("iPhone X") { GalleryController() }
    let controller = screen.controller
    expectFrame(controller.cardView1, 0, 44, 187.5, 367)
    expectFrame(controller.cardView2, 187.5, 44, 187.5, 367)
    expectFrame(controller.cardView3, 0, 411, 187.5, 367)
    expectFrame(controller.cardView4, 187.5, 411, 187.5, 367)
    screen.rotate()
    expectFrame(controller.cardView1, 44, 0, 362, 177)
    expectFrame(controller.cardView2, 406, 0, 362, 177)
    expectFrame(controller.cardView3, 44, 177, 362, 177)
    expectFrame(controller.cardView4, 406, 177, 362, 177)
    #expect(screen.log.isEmpty)
  }

  @Test func `a window made in code shows the controller`() throws {
    let delegate = SceneDelegate()
    let device = try #require(Device.named("iPhone X"))
    UIScreen(SimulatedScreen(device).configuration).perform {
      delegate.scene(UIWindowScene(), willConnectTo: UISceneSession(), options: .init())
    }
    let window = try #require(delegate.window)
    window.layoutIfNeeded()
    #expect(window.isKeyWindow)
    let controller = try #require(window.rootViewController as? GalleryController)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    expectFrame(controller.cardView4, 187.5, 411, 187.5, 367)
  }
}
