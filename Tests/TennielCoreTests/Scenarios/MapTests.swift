import Cells
import Foundation
import Testing

@testable import Documents
@testable import TerminalApp

@Suite struct MapTests {
  private let folder = DocumentFolder()

  @Test func `the map has scenes where the canvas has them, and leads to them`() throws {
    let user = try User(folder.writeStoryboard(), keys: "o")
    #expect(user.lines.first == " Map   2 scenes, 1 segue")
    let login = try #require(user.place(of: "Login"))
    let detail = try #require(user.place(of: "Detail"))
    #expect(login.column < detail.column)
    #expect(login.row == detail.row)
    #expect(!user.lines(with: "▶│DetailController").isEmpty)
    #expect(!user.lines(with: "→ Detail  show \"open\"").isEmpty)
    try user.press("right")
    #expect(!user.lines(with: "← Login  show \"open\"").isEmpty)
    try user.press("enter")
    #expect(user.header.hasPrefix(" Detail"))
    try user.press("o left")
    try user.click("UIViewController")
    #expect(user.header.hasPrefix(" Login"))
  }

  @Test func `no title on a map controls the terminal or turns its line around`() throws {
    let path = try folder.writeStoryboard(
      changing: #"title="Detail""#, to: "title=\"A\u{9B}31m\u{202E}Z\"")
    let user = try User(path, keys: "o")
    #expect(!user.lines(with: #"A�31m\u{202E}Z"#).isEmpty)
    let hostile: Set<Unicode.Scalar> = ["\u{9B}", "\u{202E}"]
    #expect(!user.screen.unicodeScalars.contains(where: hostile.contains))
  }

  @Test func `scenes beyond the edges are counted; those at an edge show their names`() throws {
    let nodes = (0..<5).map { index in
      SceneMap.Node(
        scene: index, name: "Looking-glass \(index)", note: "Controller", isInitial: index == 0,
        location: CGPoint(x: 750 * Double(index), y: 0))
    }
    let map = SceneMap(nodes: nodes, links: [])
    func draw(marked: Int, columns: Int = 80) -> [String] {
      let glyphs = Glyphs(set: .unicode)
      var surface = Surface(
        grid: CellGrid(size: CellSize(columns: columns, rows: 23)), glyphs: glyphs)
      MapPane(map: map, shown: 0, marked: marked, glyphs: glyphs)
        .draw(in: surface.grid.bounds, on: &surface)
      return surface.grid.text.split(separator: "\n", omittingEmptySubsequences: false).map(
        String.init)
    }
    let first = draw(marked: 0)
    #expect(first[0] == " Map   5 scenes, 0 segues   more: → 2")
    #expect(first.contains { $0.contains("│Looking-glass 1") })
    let middle = draw(marked: 2, columns: 50)
    #expect(middle[0] == " Map   5 scenes, 0 segues   more: ← 2 → 2")
    #expect(middle.contains { $0.hasPrefix("Looki…ass 1│") && $0.hasSuffix("│Lo… 3") })
    let wide = SceneMap(nodes: Array(nodes.prefix(2)), links: [])
    let layout = MapLayout(wide, in: CellSize(columns: 80, rows: 24), marked: 0)
    #expect(layout.hidden == (0, 0, 0, 0))
  }

  @Test func `references to other documents are counted apart from scenes`() {
    func title(references: Int) -> String {
      let nodes = (0..<4).map { index in
        SceneMap.Node(
          scene: index, name: "n", note: "", isInitial: index == 0, location: nil,
          isReference: index < references)
      }
      let map = SceneMap(nodes: nodes, links: [SceneMap.Link(from: 3, to: 0, label: "show")])
      let glyphs = Glyphs(set: .unicode)
      var surface = Surface(grid: CellGrid(size: CellSize(columns: 80, rows: 23)), glyphs: glyphs)
      MapPane(map: map, shown: 3, marked: 3, glyphs: glyphs)
        .draw(in: surface.grid.bounds, on: &surface)
      return surface.grid.text.split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(title(references: 0).hasPrefix(" Map   4 scenes, 1 segue"))
    #expect(title(references: 1).hasPrefix(" Map   3 scenes, 1 reference, 1 segue"))
    #expect(title(references: 3).hasPrefix(" Map   1 scene, 3 references, 1 segue"))
  }

  private func node(_ x: Double?, _ y: Double = 0) -> SceneMap.Node {
    SceneMap.Node(
      scene: nil, name: "n", note: "", isInitial: false,
      location: x.map { CGPoint(x: $0, y: y) })
  }

  @Test func `scenes nearly in line are in one column or row, and none lies over another`() {
    let map = SceneMap(
      nodes: [node(0), node(750, 30), node(800, 700), node(0, 20), node(10, 0)], links: [])
    #expect(map.places.map(\.column) == [0, 1, 1, 0, 0])
    #expect(map.places.map(\.row) == [0, 0, 1, 1, 2])
    #expect(map.neighbour(of: 0, columns: 1, rows: 0) == 1)
    #expect(map.neighbour(of: 1, columns: 0, rows: 1) == 2)
    #expect(map.neighbour(of: 1, columns: 1, rows: 0) == 1)
  }

  @Test func `without places scenes are in the order of the segues`() {
    let map = SceneMap(
      nodes: [node(nil), node(nil), node(nil), node(nil)],
      links: [
        SceneMap.Link(from: 0, to: 2, label: ""), SceneMap.Link(from: 2, to: 1, label: ""),
        SceneMap.Link(from: 1, to: 0, label: ""), SceneMap.Link(from: 9, to: 0, label: ""),
      ])
    #expect(map.places.map(\.column) == [0, 2, 1, 0])
    #expect(map.places.map(\.row) == [0, 0, 0, 1])
    #expect(map.links.count == 3)
  }
}
