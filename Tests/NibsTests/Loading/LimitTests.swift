import AutoLayout
import Foundation
import InterfaceBuilder
import Testing

@testable import Nibs

/// The loading of documents that ask for more than can be made.
@MainActor @Suite(.phone) struct `Of a document without end` {
  private func open(_ text: String) throws -> OpenDocument {
    let folder = TemporaryFolder()
    return try OpenDocument(path: try folder.write("Endless.storyboard", text))
  }

  private func tabs(_ number: Int, to destination: Int) -> String {
    let segues = ["a", "b"].map {
      """
      <segue destination="vC\(destination)" kind="relationship" relationship="viewControllers" id="s\(number)\($0)"/>
      """
    }
    return Documents.scene(
      number, "tabBarController", "", "<connections>\(segues.joined())</connections>")
  }

  /// The controllers below one.
  private func count(below controller: UIViewController) -> Int {
    controller.children.reduce(0) { $0 + 1 + count(below: $1) }
  }

  @Test func `a controller that contains itself is made once`() throws {
    let opened = try open(Documents.scenes(tabs(1, to: 1)))
    let controller = opened.makeController(try #require(opened.scenes.first))
    #expect(controller.children.isEmpty)
    #expect(
      opened.notices.map(\.message)
        == Array(
          repeating: "the controller vC1 would contain itself without end: it is left out",
          count: 2))
  }

  @Test func `controllers that multiply from level to level end at some number`() throws {
    let levels = (1...20).map { tabs($0, to: $0 + 1) }.joined()
    let opened = try open(Documents.scenes(levels + Documents.screen(21, subviews: "")))
    let scene = try #require(opened.scenes.first)
    for _ in 0..<2 { #expect(count(below: opened.makeController(scene)) == 1_000) }
    #expect(
      opened.notices.map(\.message) == [
        "with one controller more than 1000 others, or 200000 objects, would be made: the rest of "
          + "them are left out"
      ])
  }

  @Test func `the views end at the number that its check names`() throws {
    let views = (1...20_010).map { "<view id=\"v\($0)\"/>" }.joined()
    let opened = try open(Documents.scenes(Documents.screen(subviews: views)))
    let scene = try #require(opened.scenes.first)
    // The root view is one of them.
    for _ in 0..<2 { #expect(opened.makeController(scene).view.subviews.count == 19_999) }
    #expect(
      opened.notices.map(\.message) == [
        "there are more than 20000 views: the rest of them are left out"
      ])
  }
}
