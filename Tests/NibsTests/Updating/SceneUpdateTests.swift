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
    #expect(followed > 8)
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

  /// A document with a scene that is shown.
  private func opened(_ text: String, path: String = "Tea.storyboard") throws -> (
    OpenDocument, UIViewController
  ) {
    let document = try #require(Document(Markup(SourceText(text)), name: path))
    let open = OpenDocument(document: document, path: path)
    let controller = open.makeController(try #require(open.scenes.first))
    controller.shown()
    return (open, controller)
  }

  private static let screen = Documents.scenes(
    Documents.screen(
      subviews: Documents.view("vA1-aa-aaa") + Documents.view("vB1-aa-aaa"),
      constraints: """
        <constraint firstItem="vA1-aa-aaa" firstAttribute="width" constant="40" id="c01-aa-aaa"/>
        """))

  @Test func `keeps its views, and touches those alone that differ`() throws {
    let (open, controller) = try opened(Self.screen)
    let view = controller.view("vA1-aa-aaa")
    let constraint = try #require(view?.constraints.first)
    let change = try open.document.applying([
      .set("constant", of: ElementPath("c01-aa-aaa"), to: "64"),
      .set("alpha", of: ElementPath("vB1-aa-aaa"), to: "0.5"),
    ])
    let next = try #require(open.update(controller, to: change.document))
    #expect(controller.view("vA1-aa-aaa") === view)
    #expect(view?.constraints.first === constraint)
    #expect(constraint.constant == 64)
    #expect(controller.view("vB1-aa-aaa")?.alpha == 0.5)
    let back = try #require(change.document.applying(change.inverse))
    #expect(next.update(controller, to: back) != nil)
    #expect(constraint.constant == 40)
    #expect(controller.view("vB1-aa-aaa")?.alpha == 1)
    #expect(view?.origin?.document === back)
  }

  @Test func `knows of the placeholders that are in the document now`() throws {
    let (open, controller) = try opened(
      Self.screen.replacing("constant=\"40\"", with: "constant=\"40\" placeholder=\"YES\""))
    func placeholders() -> [CGFloat]? { controller.view.origin?.placeholders.map(\.constant) }
    #expect(placeholders() == [40])
    let path = ElementPath("c01-aa-aaa")
    let change = try open.document.applying([.set("constant", of: path, to: "64")])
    let next = try #require(open.update(controller, to: change.document))
    #expect(placeholders() == [64])
    let last = try change.document.applying([.set("placeholder", of: path, to: nil)])
    #expect(next.update(controller, to: last.document) != nil)
    #expect(placeholders() == [])
    #expect(controller.view("vA1-aa-aaa")?.constraints.first?.constant == 64)
  }

  @Test func `keeps its views where one of them is moved in a design`() throws {
    let (open, controller) = try opened(Self.screen)
    open.resources.mode = .design
    open.resources.keepsFrames = true
    let view = controller.view("vA1-aa-aaa")
    let frame = ElementPath("vA1-aa-aaa").child("rect", key: "frame")
    let change = try open.document.applying([
      .set("x", of: frame, to: "31"), .set("width", of: frame, to: "77"),
    ])
    #expect(open.update(controller, to: change.document) != nil)
    #expect(controller.view("vA1-aa-aaa") === view)
    #expect(view?.origin?.frame?.width == 77)
  }

  @Test func `is made anew where an object is of another class or has other connections`() throws {
    for edit in [
      DocumentEdit.set("customClass", of: ElementPath("vA1-aa-aaa"), to: "TeaView"),
      .set("title", of: ElementPath("vC1-aa-aaa"), to: "Tea"),
      .insert(
        [NewElement("outlet", ["property": "a", "destination": "vA1-aa-aaa", "id": "o01-aa-aaa"])],
        into: ElementPath("vC1-aa-aaa").group("connections")),
    ] {
      let (open, controller) = try opened(Self.screen)
      #expect(open.update(controller, to: try open.document.applying([edit]).document) == nil)
    }
  }

  @Test(arguments: [("constraints", "c01-aa-aaa"), ("subviews", "vB1-aa-aaa")])
  func `is made anew where something is not installed any more, or is again`(
    group: String, id: String
  ) throws {
    let mask = ElementPath("rV1-aa-aaa").variation("default").child("mask", key: group)
    let exclusion = NewElement("exclude", ["reference": id])
    let (open, controller) = try opened(Self.screen)
    let change = try open.document.applying([.insert([exclusion], into: mask)])
    #expect(open.update(controller, to: change.document) == nil)
    let text = String(decoding: change.document.markup.source.bytes, as: UTF8.self)
    let (less, second) = try opened(text)
    #expect(less.update(second, to: open.document) == nil)
    // A mask that stays is no obstacle.
    let (same, third) = try opened(text)
    let wider = try same.document.applying([
      .set("alpha", of: ElementPath("vA1-aa-aaa"), to: "0.5")
    ])
    #expect(same.update(third, to: wider.document) != nil)
    #expect(third.view("vA1-aa-aaa")?.alpha == 0.5)
  }

  @Test func `takes the frame that its size class has for a view, and gives it back`() throws {
    let text = Documents.scenes(
      Documents.screen(
        subviews: Documents.view(
          "vA1-aa-aaa", "0 0 9 9", "",
          """
          <variation key="widthClass=compact" fixedFrame="YES">
              <rect key="frame" x="30" y="40" width="50" height="60"/>
          </variation>
          """)))
    let (open, controller) = try opened(text)
    let view = try #require(controller.view("vA1-aa-aaa"))
    func minX() -> CGFloat {
      controller.view.window?.layoutIfNeeded()
      return view.frame.minX
    }
    #expect(view.frame == CGRect(x: 30, y: 40, width: 50, height: 60))
    let variation = ElementPath("vA1-aa-aaa").variation("widthClass=compact")
    let move = try open.document.applying([
      .set("x", of: variation.child("rect", key: "frame"), to: "31")
    ])
    let moved = try #require(open.update(controller, to: move.document))
    #expect(minX() == 31)
    let release = try move.document.applying([.set("fixedFrame", of: variation, to: nil)])
    let released = try #require(moved.update(controller, to: release.document))
    #expect(view.constraints.isEmpty)
    let held = try #require(release.document.applying(release.inverse))
    let again = try #require(released.update(controller, to: held))
    #expect(minX() == 31)
    let former = try #require(held.applying(move.inverse))
    #expect(again.update(controller, to: former) != nil)
    #expect(minX() == 30)
    #expect(controller.view("vA1-aa-aaa") === view)
    #expect(former.markup.source.bytes == open.document.markup.source.bytes)
  }

  @Test func `loses a view that goes into another scene, and gets it back`() throws {
    func text(_ first: String, _ second: String) -> String {
      Documents.scenes(
        Documents.screen(subviews: first) + Documents.screen(2, subviews: second))
    }
    let (view, other) = (Documents.view("vA1-aa-aaa"), Documents.view("vB1-aa-aaa"))
    let (open, controller) = try opened(text(view + other, ""))
    let away = try #require(
      Document(Markup(SourceText(text(other, view))), name: "Tea.storyboard"))
    let next = try #require(open.update(controller, to: away))
    #expect(controller.view("vA1-aa-aaa") == nil)
    #expect(controller.view.subviews == [controller.view("vB1-aa-aaa")])
    _ = next.update(controller, to: open.document)
    #expect(controller.view("vA1-aa-aaa") != nil)
    #expect(controller.view.subviews.count == 2)
  }

  @Test func `of a xib follows it too`() throws {
    let card = Documents.view(
      "cA1-aa-aaa", "0 0 240 96", "", "<subviews>\(Documents.label("Tea"))</subviews>")
    let (open, controller) = try opened(Documents.xib(card), path: "Card.xib")
    let label = controller.view("lA1-aa-aaa") as? UILabel
    let change = try open.document.applying([
      .setText(key: "text", of: ElementPath("lA1-aa-aaa"), to: "Cake")
    ])
    #expect(open.update(controller, to: change.document) != nil)
    #expect(label?.text == "Cake")
  }

  private let seeds: UInt64 = 4

  /// Makes edits one after the other, of which scenes follow those that they can.
  /// - Returns: How many of them scenes have followed.
  private func follow(
    _ name: String, seed: UInt64,
    _ makeEdits: (Document, inout SplitMix) -> [DocumentEdit]
  ) throws -> Int {
    // Random edits make constraints that UIKit refuses.
    try LayoutException.withHandler { _ in
    } operation: {
      try followAll(name, seed: seed, makeEdits)
    }
  }

  private func followAll(
    _ name: String, seed: UInt64,
    _ makeEdits: (Document, inout SplitMix) -> [DocumentEdit]
  ) throws -> Int {
    var random = SplitMix(seed: seed)
    let path = "\(Self.folder)/\(name).storyboard"
    // A scene with code is made anew, which depends on the modules that are linked.
    let text = try String(contentsOfFile: path, encoding: .utf8)
      .replacing(/\ customClass="[^"]*"/, with: "").replacing(/\ customModule="[^"]*"/, with: "")
    let plain = try #require(Document(Markup(SourceText(text)), name: path))
    var open = OpenDocument(document: plain, path: path)
    let mode: DocumentResources.Mode = seed.isMultiple(of: 2) ? .run : .design
    // As it is while a document is edited.
    let keepsFrames = seed % 4 == 1
    open.resources.mode = mode
    open.resources.keepsFrames = keepsFrames
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
      fresh.resources.keepsFrames = keepsFrames
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
