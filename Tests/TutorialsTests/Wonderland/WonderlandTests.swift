import Testing
import UIKit

@MainActor @Suite struct `The story app` {
  private func show<Controller: WonderlandFramesController>(
    _ controller: (AvatarStepView) -> Controller, _ avatarView: AvatarStepView,
    on device: String = "iPhone 7 Plus", isLandscape: Bool = false
  ) throws -> DeviceScreen<Controller> {
    try DeviceScreen(device, isLandscape: isLandscape) {
      avatarView.image = picture(300, 450)
      return controller(avatarView)
    }
  }

  // MARK: The controller

  @Test func `frames don't follow a rotation`() throws {
    let screen = try show(WonderlandFramesController.init, AvatarStepView())
    expectFrame(screen.controller.bookTextView, 20, 237.6, 374, 478.4)
    screen.rotate()
    #expect(screen.controller.view.bounds.width == 736)
    expectFrame(screen.controller.bookTextView, 20, 237.6, 374, 478.4)
  }

  @Test func `the book takes 65 percent of any height`() throws {
    let screen = try show(WonderlandBookController.init, AvatarStepView())
    expectFrame(screen.controller.bookTextView, 0, 237.6, 414, 478.4)
    screen.rotate()
    expectFrame(screen.controller.bookTextView, 0, 124.9, 736, 269.1)
    let pad = try show(WonderlandBookController.init, AvatarStepView(), on: "iPad Air 2")
    expectFrame(pad.controller.bookTextView, 0, 338.4, 768, 665.6)
  }

  @Test func `the avatar view keeps to the margins, under the status bar`() throws {
    let screen = try show(WonderlandMarginsController.init, AvatarStepView())
    expectFrame(screen.controller.avatarView, 20, 0, 374, 200)
  }

  @Test func `guides keep the status bar free and the lines readable`() throws {
    let screen = try show(WonderlandGuidesController.init, IntrinsicAvatarView())
    let controller = screen.controller
    expectFrame(controller.avatarView, 20, 20, 374, 100)
    expectFrame(controller.chapterLabel, 171, 221.6, 72, 16)
    expectFrame(controller.bookTextView, 20, 237.6, 374, 478.4)
    screen.rotate()
    expectFrame(controller.avatarView, 20, 0, 696, 100)
    expectFrame(controller.chapterLabel, 332, 108.9, 72, 16)
    expectFrame(controller.bookTextView, 32, 124.9, 672, 269.1)
  }

  @Test func `a number can give the avatar view its height, whatever room there is`() throws {
    let screen = try show(WonderlandFixedHeightController.init, AvatarStepView())
    expectFrame(screen.controller.avatarView, 20, 20, 374, 200)
    expectFrame(screen.controller.chapterLabel, 171, 221.6, 72, 16)
    screen.rotate()
    expectFrame(screen.controller.avatarView, 20, 0, 696, 200)
    expectFrame(screen.controller.chapterLabel, 332, 108.9, 72, 16)
  }

  @Test func `without a height of its own the avatar view would have none`() throws {
    let screen = try show(WonderlandGuidesController.init, AvatarStepView())
    expectFrame(screen.controller.avatarView, 20, 20, 374, 0)
  }

  @Test func `with the gap, the label stretches and the avatar view keeps its height`() throws {
    let screen = try show(WonderlandGapController.init, IntrinsicAvatarView())
    expectFrame(screen.controller.avatarView, 20, 20, 374, 100)
    expectFrame(screen.controller.chapterLabel, 171, 130, 72, 107.6)
  }

  @Test func `with the label's priorities, the avatar view fills the gap`() throws {
    let screen = try show(WonderlandController.init, IntrinsicAvatarView())
    let controller = screen.controller
    expectFrame(controller.avatarView, 20, 20, 374, 191.6)
    expectFrame(controller.chapterLabel, 171, 221.6, 72, 16)
    screen.rotate()
    expectFrame(controller.avatarView, 20, 0, 696, 98.9)
    #expect(screen.log.isEmpty)
  }

  // MARK: The avatar view

  @Test func `constraints activated as an array centre picture and title`() throws {
    let screen = try show(WonderlandController.init, CenteredAvatarView())
    let avatar = screen.controller.avatarView
    expectFrame(avatar.titleLabel, 147, 175.6, 80, 16)
    expectFrame(avatar.imageView, 37, 0, 300, 175.6)
    expectFrame(avatar.socialMediaView, 350, 0, 24, 88)
  }

  @Test func `a regular width lines picture and title up on the left, and turns icons`() throws {
    let screen = try show(WonderlandController.init, SizeClassAvatarView())
    let avatar = screen.controller.avatarView
    expectFrame(avatar.imageView, 37, 0, 300, 175.6)
    screen.rotate()
    expectFrame(avatar.imageView, 0, 0, 300, 82.9)
    expectFrame(avatar.titleLabel, 0, 82.9, 80, 16)
    expectFrame(avatar.socialMediaView, 608, 74.9, 88, 24)
    screen.rotate()
    expectFrame(avatar.imageView, 37, 0, 300, 175.6)
    expectFrame(avatar.socialMediaView, 350, 0, 24, 88)
  }

  @Test func `the update pass gives the picture view its picture's ratio`() throws {
    let screen = try show(WonderlandController.init, RatioAvatarView())
    let avatar = screen.controller.avatarView
    expectFrame(avatar.imageView, 128.466667, 0, 117.066667, 175.6)
    screen.rotate()
    expectFrame(avatar.imageView, 0, 0, 55.266667, 82.9)
  }

  @Test func `a new picture keeps the old ratio until an update is asked for`() throws {
    let stale = try show(WonderlandController.init, RatioAvatarView())
    stale.controller.avatarView.image = picture(450, 300)
    stale.layOut()
    expectFrame(stale.controller.avatarView.imageView, 128.466667, 0, 117.066667, 175.6)

    let fresh = try show(WonderlandController.init, AvatarView())
    fresh.controller.avatarView.image = picture(450, 300)
    fresh.layOut()
    expectFrame(fresh.controller.avatarView.imageView, 55.3, 0, 263.4, 175.6)
    fresh.controller.avatarView.image = nil
    fresh.layOut()
    expectFrame(fresh.controller.avatarView.imageView, 99.2, 0, 175.6, 175.6)
  }

  @Test func `on a small phone what doesn't fit is hidden`() throws {
    let screen = try show(
      WonderlandController.init, AvatarView(), on: "iPhone 5s", isLandscape: true)
    let avatar = screen.controller.avatarView
    #expect(avatar.bounds.height == 66)
    #expect(avatar.socialMediaView.alpha == 0)
    #expect(avatar.imageView.alpha == 1)
    avatar.titleLabel.font = UIFont.systemFont(ofSize: 51)
    screen.layOut()
    #expect(avatar.imageView.bounds.height == 18)
    #expect(avatar.imageView.alpha == 0)
    screen.rotate()
    #expect(avatar.socialMediaView.alpha == 1)
    #expect(avatar.imageView.alpha == 1)
  }
}
