import Cells
import Foundation
import SceneFixtures
import Testing
import UIKit

@testable import Painting
@testable import Stage

@MainActor @Suite struct `Texts beside each other in a bar` {
  private func text(
    _ text: String, at column: Int, row: Int = 0, isTitle: Bool = false
  ) -> ControlLine {
    ControlLine(runs: [ControlLine.Run(text)], row: row, column: column, isTitle: isTitle)
  }

  private func row(_ texts: [ControlLine], columns: Int) -> String {
    var line = [Character](repeating: " ", count: columns)
    let bar = CellRect(column: 0, row: 0, columns: columns, rows: 1)
    for text in texts.apart(in: bar, mark: "›") {
      for (offset, letter) in text.runs.map(\.text).joined().enumerated() {
        line[text.column + offset] = letter
      }
    }
    return String(line)
  }

  @Test func `stay where they are if they don't touch`() {
    let texts = [text("Back", at: 0), text("Books", at: 6, isTitle: true), text("Edit", at: 12)]
    #expect(row(texts, columns: 16) == "Back  Books Edit")
    #expect(texts.apart(in: .zero, mark: "›") == texts)
  }

  @Test func `move apart by a blank, also where one lies over the other`() {
    #expect(
      row([text("Settings", at: 4, isTitle: true), text("Help", at: 12)], columns: 17)
        == "   Settings Help ")
    #expect(
      row([text("Settings", at: 5, isTitle: true), text("Help", at: 10)], columns: 16)
        == " Settings Help  ")
    #expect(
      row([text("Home", at: 1), text("Search", at: 4), text("Me", at: 10)], columns: 16)
        == " Home Search Me ")
  }

  @Test func `have the title cut first, and then the longest`() {
    #expect(
      row(
        [text("‹ Books", at: 0), text("Chapter 12", at: 4, isTitle: true), text("Edit", at: 14)],
        columns: 20) == "‹ Books Chapt› Edit ")
    #expect(
      row([text("Favourites", at: 0), text("Search", at: 5), text("Me", at: 11)], columns: 16)
        == "Favo› Search Me ")
  }

  @Test func `of different rows don't matter to each other`() {
    let texts = [text("Mail", at: 2), text("News", at: 3, row: 1)]
    #expect(texts.apart(in: CellRect(column: 0, row: 0, columns: 9, rows: 2), mark: "›") == texts)
  }

  @Test func `are at least a cell apart in a small picture`() {
    let host = SceneHost(390, 128) { view in
      let bar = view.add(UINavigationBar(), "bar", 0, 48, 390, 44)
      let item = UINavigationItem(title: "Settings")
      item.rightBarButtonItem = UIBarButtonItem(title: "Help")
      bar.items = [item]
    }
    #expect(picture(of: host, scale: 22).contains("Settings Help"))
  }
}
