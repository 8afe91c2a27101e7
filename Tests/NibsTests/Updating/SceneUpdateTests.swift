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
    for seed in 0..<seeds {
      followed += try follow(name, seed: seed) { document, random in
        DocumentEdit.randomValue(in: document, &random).map { [$0] } ?? []
      }
    }
    #expect(followed > 12)
  }

  @Test(arguments: shipped)
  func `is as one that is made of it, after views and constraints come and go`(name: String) throws
  {
    var followed = 0
    for seed in 100..<(100 + seeds) {
      var number = 0
      followed += try follow(name, seed: seed) { document, random in
        number += 1
        if Int.random(in: 0..<3, using: &random) == 0 {
          return DocumentEdit.randomValue(in: document, &random).map { [$0] } ?? []
        }
        return DocumentEdit.randomStructure(in: document, number: number, &random)
      }
    }
    // The rows of tables are made anew.
    if name != "Account" { #expect(followed > 12) }
  }

  private let seeds: UInt64 = 3

  /// Makes edits one after the other, of which scenes follow those that they can.
  /// - Returns: How many of them scenes have followed.
  private func follow(
    _ name: String, seed: UInt64,
    _ makeEdits: (Document, inout SplitMix) -> [DocumentEdit]
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
    var former: [Document] = []
    for _ in 0..<12 {
      var edit: [DocumentEdit] = []
      if Int.random(in: 0..<5, using: &random) == 0, let last = former.popLast() {
        document = last
      } else {
        edit = makeEdits(document, &random)
        guard !edit.isEmpty, let change = try? document.applying(edit) else { continue }
        former.append(document)
        document = change.document
      }
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
      #expect(differences.prefix(6) == [], "\(name) \(seed) \(edit)")
      #expect(
        open.notices.map(\.line).sorted() == fresh.notices.map(\.line).sorted(),
        "\(name) \(seed) \(edit)")
      #expect(open.problems == fresh.problems)
      if !differences.isEmpty { break }
      if Int.random(in: 0..<4, using: &random) == 0 {
        for one in [controller, made] {
          one.view.window?.traitOverrides.horizontalSizeClass = .regular
          one.view.window?.layoutIfNeeded()
        }
        let differences = SceneDescription(controller).differences(from: SceneDescription(made))
        #expect(differences.prefix(6) == [], "\(name) \(seed) in other classes after \(edit)")
        (open, controller) = (fresh, made)
        controller = open.makeController(freshScene)
        controller.shown()
      }
    }
    return count
  }
}
