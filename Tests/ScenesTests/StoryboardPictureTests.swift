import TennielTesting
import Testing
import UIKit

@testable import Scenes

/// The scenes of documents as they look.
struct `Storyboard pictures` {
  @Test(arguments: [
    "Gallery storyboard", "Form storyboard", "Cookbook", "Settings", "Account form", "Nib cells",
    "Chessboard",
  ])
  func `of shipped scenes are as kept, upright and on their side`(name: String) throws {
    let scene = try #require(ShippedScene.all.first { $0.name == name })
    let screen = try TestScreen(scene.make(), .device("iPhone 5s"))
    let file = name.replacingOccurrences(of: " ", with: "-")
    try screen.check(golden: file, showing: [.picture, .frames])
    try screen.set(.landscape)
    try screen.check(golden: file + "-landscape", showing: [.picture, .frames])
  }

  @Test(arguments: [
    "simple-stack", "nested-stacks", "dynamic-stack", "equal-widths", "different-widths",
    "complex-widths", "label-and-field", "dynamic-height", "fixed-columns", "dynamic-columns",
    "equal-buttons", "three-buttons", "equal-spacing", "size-classes", "grouping", "aspect-ratio",
    "self-sizing", "scroll-view",
  ])
  func `of the cookbook are as kept, on a phone and on a wide screen`(recipe: String) throws {
    SceneDocument.embed()
    let screen = try screen(recipe)
    try screen.check(golden: "Cookbook-\(recipe)", showing: [.picture, .frames])
    try screen.set(.device("iPad Air 2"))
    try screen.check(golden: "Cookbook-\(recipe)-iPad", showing: [.frames])
  }

  @Test(arguments: [
    "simple-stack", "nested-stacks", "label-and-field", "dynamic-height", "fixed-columns",
    "dynamic-columns", "grouping", "scroll-view",
  ])
  func `of the cookbook have no conflicts and nothing ambiguous in any text size`(
    recipe: String
  ) throws {
    let screen = try screen(recipe)
    for size in [UIContentSizeCategory.extraSmall, .extraExtraExtraLarge, .accessibilityMedium] {
      try screen.set(.textSize(size))
      #expect(screen.problems.filter { $0.kind == .conflict || $0.kind == .ambiguous } == [])
    }
  }

  private func screen(_ recipe: String) throws -> TestScreen {
    SceneDocument.embed()
    let storyboard = UIStoryboard(name: "Cookbook", bundle: nil)
    return try TestScreen(
      UINavigationController(
        rootViewController: storyboard.instantiateViewController(withIdentifier: recipe)),
      .device("iPhone 5s"))
  }
}
