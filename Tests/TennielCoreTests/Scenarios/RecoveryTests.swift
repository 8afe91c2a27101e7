import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import Documents

/// Unsaved changes that an earlier run has left.
@Suite struct RecoveryTests {
  private let folder = DocumentFolder()
  private let path: String
  private let journal: Journal

  init() throws {
    path = try folder.writeStoryboard()
    journal = Journal(in: URL(fileURLWithPath: folder.path))
  }

  private func file() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// Edits the document with the heading's distance from the top selected, and ends without saving.
  /// - Returns: The text that was not saved.
  @discardableResult
  private func leave(_ keys: String) throws -> String? {
    let user = try User(path, columns: 110, rows: 30)
    user.library?.journal = journal
    try user.press("X tab tab j j " + keys)
    return (user.library?.draft(of: path)?.text.fileBytes).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The lines of the journals, of which the first is no step.
  private func journalLines() throws -> Int {
    let place = folder.path + "/journal"
    return try FileManager.default.contentsOfDirectory(atPath: place).reduce(0) {
      let text = try String(contentsOfFile: "\(place)/\($1)", encoding: .utf8)
      return $0 + text.split(separator: "\n").count
    }
  }

  @Test func `a key is a line, with all that the layout makes of it`() throws {
    let user = try User(path, columns: 110, rows: 30)
    user.library?.journal = journal
    // A stack view puts the heading elsewhere, once it has its own size.
    try user.press("X tab tab 1 enter")
    #expect(try user.steps().count == 1)
    #expect(try journalLines() == 2)
    try user.press("5 b u t t o n enter")
    #expect(try journalLines() == 3)
  }

  private func next() throws -> User {
    let user = try User(path, columns: 110, rows: 30)
    user.library?.journal = journal
    user.offerRecovery()
    return user
  }

  private func isDrawn(_ user: User, _ title: String, _ top: CGFloat) -> Bool {
    let label = user.view(at: "view/heading") as? UILabel
    return label?.text == title && label?.frame.minY == top
  }

  nonisolated static let constant = "constant 40 -> 41 of heading.top == view.top + 40"
  nonisolated static let back = constant + ", taken back"

  @Test(
    arguments: [
      ("+ @ 7 5 0 enter u", "a change", constant),
      ("+ ctrl-s u", "a change", back),
      ("+ \" T e a enter ctrl-s u u", "2 changes", back),
      ("\" T e a enter + ctrl-s u u U", "a change", back),
      ("+ ctrl-s u \" T e a enter", "2 changes", "text \"Sign in\" -> \"Sign inTea\" of heading"),
      ("+ ctrl-s u \" T e a enter u", "a change", back),
      (
        "+ ctrl-s u \" T e a enter u U", "2 changes",
        "text \"Sign in\" -> \"Sign inTea\" of heading"
      ),
    ])
  func `the question names what is unsaved, also if that was taken back`(
    keys: String, count: String, last: String
  ) throws {
    let left = try leave(keys)
    let user = try next()
    #expect(user.header.hasPrefix(" An earlier run has left \(count) of Main.storyboard that w"))
    #expect(user.lines(with: "The last one: \(last)").count == 1, "\(user.screen)")
    try user.press("enter ctrl-s")
    #expect(try file() == left)
  }

  @Test func `of a file saved since, the question shows what recovering would change`() throws {
    try leave("+")
    let saved = DocumentText.storyboard(title: "Tea")
    try folder.write(saved, to: "Main.storyboard")
    let user = try next()
    #expect(
      user.header
        == " An earlier run has left a change of Main.storyboard, which was saved after that")
    #expect(user.lines[1].hasPrefix("▸ Keep the file's text; decide later"))
    #expect(user.lines(with: "- file").count == 2 && user.lines(with: "+ here").count == 2)
    #expect(user.lines(with: "- file").first?.contains("Tea") == true)
    try user.press("enter")
    #expect(isDrawn(user, "Tea", 40))
    #expect(user.library?.draft(of: path) == nil)
    #expect(try file() == saved)
  }

  @Test func `what is recovered in place of a later text is saved; u brings that back`() throws {
    let left = try leave("+")
    let saved = DocumentText.storyboard(title: "Tea")
    try folder.write(saved, to: "Main.storyboard")
    let user = try next()
    try user.press("down enter")
    #expect(isDrawn(user, "Sign in", 41))
    #expect(
      user.status.contains(
        "Recovered in place of the file's text: ctrl-s saves, u brings that back"))
    try user.press("ctrl-s")
    #expect(user.status.contains("Saved Main.storyboard"))
    #expect(try file() == left)
    try user.press("u")
    #expect(isDrawn(user, "Tea", 40))
    try user.press("ctrl-s")
    #expect(try file() == saved)
    #expect(try next().inFront == nil)
  }

  @Test func `what the file has already is not offered`() throws {
    let left = try #require(try leave("+"))
    try folder.write(left, to: "Main.storyboard")
    #expect(try next().inFront == nil)
  }

  @Test func `what is left of a file that was saved since can be thrown away`() throws {
    try leave("+")
    let saved = DocumentText.storyboard(title: "Tea")
    try folder.write(saved, to: "Main.storyboard")
    try next().press("down down enter")
    #expect(try next().inFront == nil)
    #expect(try file() == saved)
  }
}
