import Testing
import UIKit

@testable import Scenes

struct `Wonderland` {
  @Test func `iPhone 7 Plus, portrait: the book takes 65 percent, the avatar the rest`() throws {
    let scene = try ShownScene(WonderlandViewController(), on: "iPhone 7 Plus")
    let avatar = scene.controller.avatarView
    expectSolved(scene.controller.bookTextView, 20, 237.6, 374, 478.4)
    expectSolved(scene.controller.chapterLabel, 160.3333, 216.6, 93.3333, 21)
    expectSolved(avatar, 20, 20, 374, 186.6)
    // 154.6 points high, two thirds as wide, in the middle of 374.
    expectSolved(avatar.imageView, 135.4667, 0, 103.0667, 154.6)
    expectSolved(avatar.titleLabel, 107, 154.6, 160, 32)
    expectSolved(avatar.socialMediaView, 350, 0, 24, 88)
  }

  @Test func `frames are the solved ones on whole pixels, and neighbours still touch`() throws {
    let scene = try ShownScene(WonderlandViewController(), on: "iPhone 7 Plus")
    let book = scene.controller.bookTextView.frame
    let label = scene.controller.chapterLabel.frame
    // Three pixels a point: 237.6 is 712.8 pixels, and becomes 713.
    #expect(book.minY.isNearly(237.6667))
    #expect(book.maxY.isNearly(716))
    #expect(label.maxY == book.minY)
  }

  @Test func `iPhone 7 Plus, landscape: picture and title lead, icons trail in a row`() throws {
    let scene = try ShownScene(WonderlandViewController(), on: "iPhone 7 Plus", isLandscape: true)
    let avatar = scene.controller.avatarView
    // Readable: 672 of the 696 points between the margins.
    expectSolved(scene.controller.bookTextView, 32, 124.9, 672, 269.1)
    expectSolved(scene.controller.chapterLabel, 321.3333, 103.9, 93.3333, 21)
    // No status bar in landscape, so the avatar view begins at the top.
    expectSolved(avatar, 20, 0, 696, 93.9)
    expectSolved(avatar.imageView, 0, 0, 41.2667, 61.9)
    expectSolved(avatar.titleLabel, 0, 61.9, 160, 32)
    expectSolved(avatar.socialMediaView, 608, 69.9, 88, 24)
  }

  @Test func `iPad Air 2: the text keeps to a readable width, and a small picture grows`() throws {
    let scene = try ShownScene(WonderlandViewController(), on: "iPad Air 2", isLandscape: true)
    expectSolved(scene.controller.bookTextView, 176, 248.8, 672, 499.2)
    expectSolved(scene.controller.avatarView, 20, 20, 984, 197.8)
    scene.rotate()
    expectSolved(scene.controller.bookTextView, 48, 338.4, 672, 665.6)
    expectSolved(scene.controller.avatarView, 20, 20, 728, 287.4)
    // The picture has 144 x 216 points of its own; the title doesn't take what is left over.
    expectSolved(scene.controller.avatarView.imageView, 0, 0, 170.2667, 255.4)
  }

  @Test func `iPad Air 2: another app beside it makes the width compact at once`() throws {
    let scene = try ShownScene(WonderlandViewController(), on: "iPad Air 2", isLandscape: true)
    let avatar = scene.controller.avatarView
    #expect(avatar.socialMediaView.axis == .horizontal)
    scene.change { $0.split(.half) }
    #expect(scene.window.bounds.width == 507)
    #expect(avatar.socialMediaView.axis == .vertical)
    // The avatar view is 467 points wide now, the picture 165.8 x 2/3.
    expectSolved(avatar.imageView, 178.2333, 0, 110.5333, 165.8)
  }

  @Test func `turning there and back gives the same frames, in both arrangements`() throws {
    let scene = try ShownScene(WonderlandViewController(), on: "iPhone 7 Plus")
    let views = scene.controller.view.hierarchy
    let compact = views.map(\.solvedFrame)
    scene.rotate()
    let regular = views.map(\.solvedFrame)
    #expect(regular != compact)
    scene.rotate()
    #expect(views.map(\.solvedFrame) == compact)
    scene.rotate()
    #expect(views.map(\.solvedFrame) == regular)
  }

  @Test func `a forced class switches the arrangement without a rotation`() throws {
    let scene = try ShownScene(WonderlandViewController(), on: "iPhone 7 Plus")
    let avatar = scene.controller.avatarView
    scene.change { $0.widthClass = .regular }
    expectSolved(avatar.imageView, 0, 0, 103.0667, 154.6)
    expectSolved(avatar.socialMediaView, 286, 162.6, 88, 24)
    scene.change { $0.widthClass = .device }
    expectSolved(avatar.imageView, 135.4667, 0, 103.0667, 154.6)
    expectSolved(avatar.socialMediaView, 350, 0, 24, 88)
  }

  @Test func `each chapter's picture fills its image view`() throws {
    let scene = try ShownScene(WonderlandViewController(), on: "iPhone 7 Plus")
    let controller = scene.controller
    let shown = Chapter.all.indices.map { chapter in
      if chapter > 0 { scene.swipe(.left, over: controller.bookTextView) }
      let frame = controller.avatarView.imageView.solvedFrame
      return (frame.width * 10000).rounded() / 10000
    }
    // 154.6 points times 72:108, 128:80, 100:100, 140:56 and 112:84.
    #expect(shown == [103.0667, 247.36, 154.6, 386.5, 206.1333])
  }

  @Test func `swipes turn the pages, and stop at the covers`() throws {
    let scene = try ShownScene(WonderlandViewController(), on: "iPhone 7 Plus")
    let controller = scene.controller
    #expect(controller.title == "1 Down the Hole")
    scene.swipe(.right, over: controller.bookTextView)
    #expect(controller.title == "1 Down the Hole")
    scene.swipe(.left, over: controller.bookTextView)
    #expect(controller.title == "2 The Bottle and the Key")
    #expect(controller.chapterLabel.text == "Chapter 2")
    #expect(controller.bookTextView.text.hasPrefix("The corner led"))
    for _ in 1...9 { scene.swipe(.left, over: controller.bookTextView) }
    #expect(controller.title == "5 Croquet with Flamingos")
    scene.swipe(.right, over: controller.bookTextView)
    #expect(controller.title == "4 Tea Without End")
  }

  @Test func `a new page begins at its top`() throws {
    let scene = try ShownScene(WonderlandViewController(), on: "iPhone 7 Plus")
    let book = scene.controller.bookTextView
    book.contentOffset = CGPoint(x: 0, y: 32)
    scene.swipe(.left, over: book)
    #expect(book.contentOffset == .zero)
  }

  @Test func `every chapter is longer than its view, so that there is something to scroll`() throws
  {
    let scene = try ShownScene(WonderlandViewController(), on: "iPhone 7 Plus")
    let book = scene.controller.bookTextView
    for _ in Chapter.all {
      #expect(book.contentSize.height > book.bounds.height)
      scene.swipe(.left, over: book)
    }
  }

  @Test(arguments: ["iPhone 4s", "iPhone 5s"])
  func `small phones, landscape: tiny picture and tall icons are hidden`(device: String) throws {
    let scene = try ShownScene(WonderlandViewController(), on: device)
    let avatar = scene.controller.avatarView
    #expect(avatar.imageView.alpha == 1)
    #expect(avatar.socialMediaView.alpha == 1)
    scene.rotate()
    // 320 points: 208 for the book, 20 below it, 21 for the label, 10 above it; 32 for the title.
    #expect(avatar.solvedFrame.height.isNearly(61))
    #expect(avatar.imageView.solvedFrame.height.isNearly(29))
    #expect(avatar.imageView.alpha == 0)
    #expect(avatar.socialMediaView.alpha == 0)
    scene.rotate()
    #expect(avatar.imageView.alpha == 1)
    #expect(avatar.socialMediaView.alpha == 1)
  }

  @Test func `larger text makes the label higher and the avatar view lower`() throws {
    let scene = try ShownScene(WonderlandViewController(), on: "iPhone 7 Plus")
    let before = scene.controller.chapterLabel.solvedFrame
    scene.change { $0.textSize = .accessibility1 }
    let after = scene.controller.chapterLabel.solvedFrame
    // 34 points of type, a line of 32; the label's bottom stays at the book's top.
    #expect(before.height == 21 && after.height == 32)
    #expect(after.maxY.isNearly(237.6))
    #expect(scene.controller.avatarView.solvedFrame.height.isNearly(175.6))
  }

  @Test func `a tab bar pushes the book up instead of covering it`() throws {
    let scene = try ShownScene(WonderlandViewController(), on: "iPhone 7 Plus")
    scene.change { $0.bars.insert(.tab) }
    // 736 - 49 - 20
    #expect(scene.controller.bookTextView.solvedFrame.maxY.isNearly(667))
  }
}
