import Cells
import Foundation
import SeededRandom
import Stage
import Testing

@testable import Documents

/// What is drawn over a scene leaves its letters and digits as they are.
@Suite struct `Lines, marks and names over a scene` {
  private static let documents = URL(filePath: #filePath)
    .appendingPathComponent("../../../../Scenes/Documents").standardizedFileURL

  /// The terminals that are looked at: a small one, and in scripts/proofs others.
  private static var sizes: [CellSize] {
    let sizes = [(80, 24), (120, 40), (100, 30), (200, 60)]
    return sizes.prefix(walksAreLong ? 4 : 1).map { CellSize(columns: $0.0, rows: $0.1) }
  }

  /// The texts of which letters are covered, a line each, by what there is in their place.
  private func covered(of user: User) throws -> [String] {
    let (plain, drawn) = try #require(user.layers)
    var found: [String] = []
    for row in 0..<plain.grid.size.rows {
      let cells = (0..<plain.grid.size.columns).filter { column in
        let cell = CellPoint(column: column, row: row)
        guard plain.isLettered(at: cell), let before = plain.grid[cell].scalar.map(Character.init)
        else { return false }
        return (before.isLetter || before.isNumber)
          && drawn.grid[cell].scalar != plain.grid[cell].scalar
      }
      guard !cells.isEmpty else { continue }
      func words(_ grid: CellGrid) -> String {
        String(grid.text.split(separator: "\n", omittingEmptySubsequences: false)[row])
      }
      found.append("\(words(plain.grid)) → \(words(drawn.grid))")
    }
    return found
  }

  @Test(arguments: NamedScene.shipped.indices)
  func `cover no letter of a scene, whichever of its views is selected`(index: Int) throws {
    let scene = NamedScene.shipped[index].name
    for size in Self.sizes {
      let user = try User(scene, columns: size.columns, rows: size.rows, keys: "c")
      // Each picture is that of another selection, until the first one is there again.
      var seen: Set<[String]> = []
      while true {
        try user.press("tab")
        guard seen.insert(user.lines.dropLast(2)).inserted else { break }
        let found = try covered(of: user)
        #expect(found == [], "\(scene) at \(size), \(user.details.first ?? "nothing")")
      }
      #expect(seen.count == user.content.views.count)
    }
  }

  @Test(arguments: walksAreLong ? ["Cookbook", "Form", "Gallery", "Settings"] : ["Form"])
  func `cover no letter of a document that is edited, in any scope or tool`(name: String) throws {
    let path = Self.documents.appendingPathComponent(name + ".storyboard").path
    for size in Self.sizes {
      let user = try User(path, columns: size.columns, rows: size.rows, options: "--edit")
      var seen: Set<[String]> = []
      while true {
        try user.press("tab")
        guard seen.insert(user.lines.dropLast(2)).inserted else { break }
        for keys in ["c", "c", "c", "c", "c", "1", "2", "3", "4"] {
          try user.press(keys)
          let found = try covered(of: user)
          #expect(
            found == [],
            "\(name) at \(size), \(user.details.first ?? "nothing"), after \(keys)"
          )
          if user.tool != nil { try user.press("escape") }
        }
      }
    }
  }
}
