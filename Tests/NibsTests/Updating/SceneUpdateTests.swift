import AutoLayout
import Foundation
import InterfaceBuilder
import SeededRandom
import Testing

@testable import Nibs

/// A scene that has followed its document is the same as one that is made of it.
@MainActor @Suite(.phone) struct `A scene that follows its document` {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Scenes/Documents").standardizedFileURL.path

  nonisolated static let shipped = [
    "Account", "Chessboard", "Cookbook", "Form", "Gallery", "Settings",
  ]

  @Test(arguments: shipped)
  func `is as one that is made of it, after edits of values`(name: String) throws {
    var followed = 0
    for seed in 0..<12 {
      followed += try follow(name, seed: UInt64(seed), edits: 12) { document, random in
        DocumentEdit.randomValue(in: document, &random)
      }
    }
    #expect(followed > 20)
  }

  /// Makes edits one after the other, of which scenes follow those that they can.
  /// - Returns: How many of them scenes have followed.
  private func follow(
    _ name: String, seed: UInt64, edits: Int,
    _ edit: (Document, inout SplitMix) -> DocumentEdit?
  ) throws -> Int {
    // Random edits make constraints that UIKit refuses.
    let handler = LayoutException.handler
    LayoutException.handler = { _ in }
    defer { LayoutException.handler = handler }
    var random = SplitMix(seed: seed)
    let path = "\(Self.folder)/\(name).storyboard"
    var open = try OpenDocument(path: path)
    let mode: DocumentResources.Mode = seed.isMultiple(of: 2) ? .run : .design
    open.resources.mode = mode
    let scene = try #require(open.scenes.randomElement(using: &random))
    var controller = open.makeController(scene)
    controller.shown()
    var document = open.document
    var count = 0
    for _ in 0..<edits {
      guard let edit = edit(document, &random),
        let change = try? document.applying([edit])
      else { continue }
      document = change.document
      let fresh = OpenDocument(document: document, path: path)
      fresh.resources.mode = mode
      guard let freshScene = fresh.scenes.first(where: { $0.id == scene.id }) else { break }
      let made = fresh.makeController(freshScene)
      made.shown()
      guard let followed = open.update(controller, to: document) else {
        (open, controller) = (fresh, made)
        continue
      }
      count += 1
      open = followed
      controller.view.window?.layoutIfNeeded()
      let differences = SceneDescription(controller).differences(from: SceneDescription(made))
      #expect(differences.prefix(2) == [], "\(name) \(seed) \(edit)")
      #expect(open.notices.map(\.line) == fresh.notices.map(\.line), "\(name) \(seed) \(edit)")
      #expect(open.problems == fresh.problems)
      if !differences.isEmpty { break }
      if Int.random(in: 0..<4, using: &random) == 0 {
        for one in [controller, made] {
          one.view.window?.traitOverrides.horizontalSizeClass = .regular
          one.view.window?.layoutIfNeeded()
        }
        let differences = SceneDescription(controller).differences(from: SceneDescription(made))
        #expect(differences.prefix(2) == [], "\(name) \(seed) in other classes after \(edit)")
        (open, controller) = (fresh, made)
        controller = open.makeController(freshScene)
        controller.shown()
      }
    }
    return count
  }
}
