import Foundation
import InterfaceBuilder
import Nibs
import SeededRandom
import Testing
import UIKit

@testable import Scenes

/// The shipped documents with values and elements changed at random, as the app opens them.
@Suite(.serialized) struct `Spoilt documents` {
  @Test(arguments: [
    (SceneDocument.gallery, 10), (.form, 20), (.cookbook, 2), (.settings, 4), (.account, 5),
    (.chessboard, 2), (.chapterCell, 25),
  ])
  func `are laid out with finite frames, or what is wrong with them is said`(
    shipped: SceneDocument, runs: Int
  ) throws {
    // The app's classes are not there, as for a document that `tenniel` opens.
    let text = String(decoding: shipped.bytes, as: UTF8.self)
      .replacingOccurrences(of: "customModule=\"Scenes\"", with: "customModule=\"Elsewhere\"")
    let document = try #require(Document.read(Array(text.utf8), name: shipped.rawValue).document)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(shipped.rawValue)
    var scenes = 0
    for seed in seeds(runs, inProofs: 3 * runs).map({ $0 + 1 }) {
      let spoilt = SpoiltDocument(document, seed: UInt64(seed)).document
      try Data(spoilt.markup.source.fileBytes).write(to: file)
      do {
        let count = try LayoutException.withHandler { _ in
        } operation: {
          try layOut(file.path, seed)
        }
        // A xib from which all views were removed shows nothing, and has nothing wrong.
        #expect(
          count > 0 || !spoilt.problems.isEmpty || !spoilt.objects.contains(where: \.isView),
          "\(seed)")
        scenes += count
      } catch let error as DocumentError { #expect(!error.problems.isEmpty, "\(seed): \(error)") }
    }
    #expect(scenes >= runs / 2)
  }

  /// Lays out all scenes of a document, and returns their number.
  private func layOut(_ path: String, _ seed: Int) throws -> Int {
    let opened = try OpenDocument(path: path)
    for scene in opened.scenes where scene.reference == nil {
      let shown = try ShownScene(opened.makeController(scene), on: "iPhone 15")
      shown.rotate()
      let wrong = shown.window.hierarchy.filter { !$0.frame.isFinite || !$0.solvedFrame.isFinite }
      #expect(wrong.map { "\(type(of: $0)) \($0.frame)" } == [], "\(seed), \(scene.name)")
      #expect(shown.controller.view.window === shown.window, "\(seed), \(scene.name)")
    }
    return opened.scenes.count
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy(\.isFinite)
  }
}
