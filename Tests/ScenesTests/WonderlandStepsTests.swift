import Testing
import UIKit

@testable import Scenes

struct `Wonderland, steps on the way` {
  @Test func `frames: right in portrait, as wide and as low as before in landscape`() throws {
    let scene = try ShownScene(WonderlandStarterViewController(), on: "iPhone 7 Plus")
    let controller = scene.controller
    expectEqual(controller.bookTextView.frame, CGRect(x: 20, y: 237.6, width: 374, height: 478.4))
    let portrait = controller.view.subviews.map(\.frame)
    scene.rotate()
    #expect(controller.view.bounds.size == CGSize(width: 736, height: 414))
    #expect(controller.view.subviews.map(\.frame) == portrait)
    #expect(controller.bookTextView.frame.maxY > controller.view.bounds.maxY)
  }

  @Test func `stretched label: the avatar view keeps 100 points, the label the rest`() throws {
    let scene = try ShownScene(StretchedLabelViewController(), on: "iPhone 7 Plus")
    expectSolved(scene.controller.avatarView, 20, 20, 374, 100)
    // From 10 below the avatar view to the book at 237.6, for a line of 21 points.
    let label = scene.controller.chapterLabel.solvedFrame
    #expect(label.minY.isNearly(130))
    #expect(label.height.isNearly(107.6))
    #expect(scene.controller.chapterLabel.intrinsicContentSize.height == 21)
    expectSolved(scene.controller.bookTextView, 20, 237.6, 374, 478.4)
    #expect(scene.window.conflicts.isEmpty)
  }

  @Test func `stale picture ratio: chapter 2 has bands in a view of chapter 1's shape`() throws {
    let scene = try ShownScene(
      WonderlandViewController(avatarView: StalePictureAvatarView()), on: "iPhone 7 Plus")
    let imageView = scene.controller.avatarView.imageView
    expectSolved(imageView, 135.4667, 0, 103.0667, 154.6)
    scene.swipe(.left, over: scene.controller.bookTextView)
    #expect(scene.controller.title == "2 The Bottle and the Key")
    #expect(imageView.image?.size == CGSize(width: 256, height: 160))
    expectSolved(imageView, 135.4667, 0, 103.0667, 154.6)
    #expect(imageView.backgroundColor == .magenta)
  }
}
