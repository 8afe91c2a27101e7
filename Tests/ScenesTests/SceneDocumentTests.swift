import InterfaceBuilder
import Nibs
import Stage
import TennielTesting
import Testing
import UIKit

@testable import Scenes

/// The Interface Builder documents of the scenes.
struct `Scene documents` {
  nonisolated static let storyboards = [
    "Gallery", "Form", "Cookbook", "Settings", "Account", "Chessboard",
  ]

  @Test(arguments: SceneDocument.allCases.filter { $0 != .settingsInGerman })
  func `are written as read, and have no problems`(document: SceneDocument) throws {
    let (read, problems) = Document.read(document.bytes, name: document.rawValue)
    #expect(problems.map(\.description) == [])
    #expect(Array(try #require(read).markup.source.bytes) == document.bytes)
  }

  @Test(arguments: storyboards)
  func `find every class, outlet, action and image`(storyboard: String) throws {
    for scene in try scenes(of: storyboard) {
      _ = try TestScreen(scene.controller, .device("iPhone 15"))
      #expect(scene.storyboard.report.entries.map(\.message) == [], "\(scene.name)")
    }
  }

  @Test(arguments: storyboards)
  func `have the frames that their constraints give`(storyboard: String) throws {
    for scene in try scenes(of: storyboard) {
      let screen = try TestScreen(scene.controller, .device("iPhone 15"))
      #expect(misplaced(screen.controller.view) == [], "\(scene.name)")
    }
  }

  @Test func `the cell of a xib has the frames that its constraints give`() throws {
    SceneDocument.embed()
    let nib = UINib(nibName: "ChapterCell", bundle: nil)
    let cell = try #require(nib.instantiate(withOwner: nil).first as? ChapterCell)
    #expect(nib.report.entries.map(\.message) == [])
    let screen = try TestScreen(cell, width: 393, .device("iPhone 15"))
    _ = screen.problems
    #expect(misplaced(cell) == [])
  }

  @Test(arguments: storyboards)
  func `have no problems on any device, however it is held`(storyboard: String) throws {
    for scene in try scenes(of: storyboard) {
      let screen = try TestScreen(scene.controller, .device("iPhone 15"))
      for device in Device.all {
        for setting in [ScreenSetting.portrait, .landscape] {
          try screen.set(.device(device.name), setting)
          #expect(screen.problems.map(\.message) == [], "\(scene.name), \(screen.summary)")
        }
      }
    }
  }

  @Test func `the German texts are of objects of the settings, where all texts have one`() throws {
    SceneDocument.embed()
    let bytes = try #require(EmbeddedDocuments.main.bytes("de.lproj/Settings.strings"))
    let table = String(decoding: bytes, as: UTF8.self)
    let keys = table.matches(of: #/\n"(...-..-...)\.([A-Za-z.]+)" = /#).map { ($0.1, $0.2) }
    let settings = Document.read(SceneDocument.settings.bytes, name: "Settings").document
    let document = try #require(settings)
    for (id, property) in keys {
      let element = try #require(document.object(String(id)))
      let holder =
        property.hasPrefix("configuration.") ? element.child("buttonConfiguration") : element
      let name = String(property.split(separator: ".").last ?? "")
      let text = holder?[name] ?? "nothing"
      #expect(table.contains("\(property) = \"\(text)\"; ObjectID = \"\(id)\""))
    }
    let translated = Set(keys.map { "\($0).\($1)" })
    for element in document.root.descendants {
      for name in ["text", "title", "headerTitle", "footerTitle"] where element[name] != nil {
        guard let id = element["id"] else { continue }
        // Numbers are the same in German.
        if element[name]?.contains(where: \.isLetter) != true { continue }
        #expect(translated.contains("\(id).\(name)"), "\(element[name] ?? "")")
      }
    }
  }

  /// The views whose frames are half a point or more from those in the document, with both. The
  /// rows of a list have other texts than their prototype.
  private func misplaced(_ view: UIView) -> [String] {
    view.hierarchy.compactMap { view in
      guard let origin = view.origin, let kept = origin.frame, !origin.element.isInPrototype
      else { return nil }
      let frame = view.frame
      let differences = [
        frame.minX - kept.minX, frame.minY - kept.minY, frame.width - kept.width,
        frame.height - kept.height,
      ]
      guard differences.contains(where: { abs($0) >= 0.5 }) else { return nil }
      return "\(origin.element["id"] ?? ""): \(frame), not \(kept)"
    }
  }

  /// The scenes of a storyboard, each with a storyboard of its own: first what it begins with, then
  /// those with an identifier, which a navigation controller shows if nothing presents them.
  private func scenes(of storyboard: String) throws -> [DocumentScene] {
    SceneDocument.embed()
    let source = try #require(SceneDocument(rawValue: "\(storyboard).storyboard"))
    let document = try #require(Document.read(source.bytes, name: storyboard).document)
    let first = UIStoryboard(name: storyboard, bundle: nil)
    let initial = try #require(first.instantiateInitialViewController())
    let others = document.scenes.compactMap { $0.controller?["storyboardIdentifier"] }
    return [DocumentScene(name: storyboard, controller: initial, storyboard: first)]
      + others.map { name in
        let own = UIStoryboard(name: storyboard, bundle: nil)
        let made = own.instantiateViewController(withIdentifier: name)
        return DocumentScene(
          name: name,
          controller: name == "help" ? made : UINavigationController(rootViewController: made),
          storyboard: own)
      }
  }
}

private struct DocumentScene {
  let name: String
  let controller: UIViewController
  let storyboard: UIStoryboard
}

extension Element {
  fileprivate var isInPrototype: Bool {
    sequence(first: self, next: \.parent).contains { $0.name == "prototypes" }
  }
}
