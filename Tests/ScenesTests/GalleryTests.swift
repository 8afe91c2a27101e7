import Testing

@testable import Scenes

struct `Gallery` {
  @Test func `iPhone X, portrait: four quarters of the safe area`() throws {
    let scene = try ShownScene(GalleryController(), on: "iPhone X")
    // 812 points without 44 at the top and 34 at the bottom.
    expectSolved(scene.controller.cardView1, 0, 44, 187.5, 367)
    expectSolved(scene.controller.cardView2, 187.5, 44, 187.5, 367)
    expectSolved(scene.controller.cardView3, 0, 411, 187.5, 367)
    expectSolved(scene.controller.cardView4, 187.5, 411, 187.5, 367)
    #expect(scene.window.conflicts.isEmpty)
  }

  @Test func `iPhone X, landscape: the cards keep off the sensor housing at both sides`() throws {
    let scene = try ShownScene(GalleryController(), on: "iPhone X")
    scene.rotate()
    expectSolved(scene.controller.cardView1, 44, 0, 362, 177)
    expectSolved(scene.controller.cardView2, 406, 0, 362, 177)
    expectSolved(scene.controller.cardView3, 44, 177, 362, 177)
    expectSolved(scene.controller.cardView4, 406, 177, 362, 177)
    #expect(scene.window.conflicts.isEmpty)
  }

  @Test func `in a card the name keeps its line, and the picture takes the rest`() throws {
    let scene = try ShownScene(GalleryController(), on: "iPhone X")
    let card = scene.controller.cardView1
    expectSolved(card.imageView, 8, 8, 171.5, 327)
    expectSolved(card.textLabel, 8, 343, 171.5, 16)
    scene.rotate()
    expectSolved(card.imageView, 8, 8, 346, 137)
    expectSolved(card.textLabel, 8, 153, 346, 16)
  }

  @Test func `ambiguous card: picture and name could share the height in several ways`() throws {
    let scene = try ShownScene(AmbiguousCardController(), on: "iPhone 11")
    let card = scene.controller.cardView
    expectSolved(card, 147, 348, 120, 200)
    #expect(card.ambiguousAttributes.isEmpty)
    #expect(card.imageView.ambiguousAttributes == [.height])
    #expect(card.textLabel.ambiguousAttributes == [.top, .height])
    #expect(scene.window.conflicts.isEmpty)
  }

  @Test func `ambiguous card: the picture keeps its height and the name gets none`() throws {
    let scene = try ShownScene(AmbiguousCardController(), on: "iPhone 11")
    let card = scene.controller.cardView
    // 200 points without three paddings of 8.
    expectSolved(card.imageView, 8, 8, 104, 176)
    expectSolved(card.textLabel, 8, 192, 104, 0)
    #expect(card.textLabel.intrinsicContentSize.height == 16)
  }

  @Test func `fixed halves: two halves of the screen don't fit into the safe area`() throws {
    let scene = try ShownScene(FixedHalvesController(), on: "iPhone X")
    let controller = scene.controller
    let conflicts = scene.window.conflicts
    // One for each column of cards.
    #expect(conflicts.count == 2)
    let left = try #require(conflicts.first)
    let heights = [controller.cardView1, controller.cardView3].flatMap(\.constraints).filter {
      $0.firstAttribute == .height
    }
    #expect(heights.count == 2)
    #expect(heights.allSatisfy { left.constraints.contains($0) })
    #expect(heights.allSatisfy { $0.constant == 406 })
    #expect(scene.log.count == 2)
    #expect(scene.log.allSatisfy { $0.contains("Unable to simultaneously satisfy constraints.") })
  }

  @Test func `fixed halves: in landscape the cards are still half of the portrait screen`() throws {
    let scene = try ShownScene(FixedHalvesController(), on: "iPhone X")
    scene.rotate()
    let card = scene.controller.cardView1.solvedFrame
    #expect(card.width == 187.5)
    #expect(card.height == 406)
    #expect(card.maxY > scene.window.bounds.maxY)
  }
}
