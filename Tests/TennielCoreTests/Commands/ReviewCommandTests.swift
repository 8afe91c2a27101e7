import Foundation
import Testing

@testable import TennielCore

@MainActor
@Suite struct `The review of goldens` {
  private static let utf8 = ["LANG": "C.UTF-8"]

  /// A project in which the box has moved since its goldens were kept.
  private func changedProject() throws -> SnapshotProject {
    let project = try SnapshotProject()
    _ = project.run()
    try project.change(constant: 32)
    return project
  }

  @Test func `without differences there is nothing to review`() throws {
    let project = try SnapshotProject()
    _ = project.run()
    #expect(
      project.run("--keys", "a", command: "review")
        == Outcome(diagnostics: "tenniel: nothing to review: all 2 layouts are as kept\n"))
  }

  @Test func `what is accepted is written, and the summary tells what is left`() throws {
    let project = try changedProject()
    let second = try project.golden("iPhone-8")
    let one = project.run("--keys", "a", command: "review", variables: Self.utf8)
    #expect(one.status == 1)
    #expect(one.diagnostics == "tenniel: accepted 1 of 2 changes; 1 is left\n")
    #expect(try project.golden("iPhone-4s").hasSuffix("  box  32  96  160   64\n"))
    #expect(try project.golden("iPhone-8") == second)
    let rest = project.run("--keys", "A a", command: "review", variables: Self.utf8)
    #expect(rest.status == 0)
    #expect(rest.diagnostics == "tenniel: accepted 1 of 1 change; nothing is left\n")
    #expect(project.run().status == 0)
  }

  @Test func `taking back gives a golden every byte that it had, and deletes a new one`() throws {
    let project = try changedProject()
    let name = "Goldens/Views/Main.storyboard/Log-in/iPhone-4s.txt"
    let old = "an old picture, without a newline at its end"
    try project.folder.write(old, to: name, replacing: true)
    _ = project.run("--keys", "a u", command: "review")
    #expect(try project.golden("iPhone-4s") == old)
    try FileManager.default.removeItem(atPath: project.folder.path + "/" + name)
    _ = project.run("--keys", "a", command: "review")
    #expect(project.files.count == 2)
    try FileManager.default.removeItem(atPath: project.folder.path + "/" + name)
    _ = project.run("--keys", "a u", command: "review")
    #expect(project.files == ["Views/Main.storyboard/Log-in/iPhone-8.txt"])
  }

  @Test func `a golden that can't be written stays as it is, and the review says so`() throws {
    let project = try changedProject()
    let path = project.goldens + "/Views/Main.storyboard/Log-in/iPhone-4s.txt"
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    let outcome = project.run("--keys", "a", command: "review", variables: Self.utf8)
    #expect(outcome.status == 2)
    #expect(outcome.diagnostics.contains("can't be read: Is a directory"))
  }

  @Test func `what can't be taken back is not said to be`() throws {
    let folder = try DocumentFolder()
    try folder.write("", to: "Goldens/Login/iPhone-8.txt/x")
    let goldens = GoldenFolder(folder.path + "/Goldens")
    let file = folder.path + "/Goldens/Login/iPhone-8.txt"
    #expect(throws: UsageError("the golden \(file) can't be deleted: Is a directory")) {
      try goldens.delete("Login/iPhone-8")
    }
    // A golden that somebody else has deleted is gone as well.
    try goldens.delete("Login/iPhone-4s")
    let menu = try folder.write("", to: "Goldens/Menu")
    let place = UsageError.quoted(menu + "/x.txt")
    #expect(throws: UsageError("the golden \(place) can't be written: \(menu) is no folder")) {
      try goldens.keep("text", as: "Menu/x")
    }
  }

  @Test func `without a terminal and keys it says what would be right`() throws {
    let project = try changedProject()
    #expect(
      project.run(command: "review")
        == Outcome(
          diagnostics:
            "tenniel: 'review' needs a terminal: 'snapshot' tells what differs without one, and "
            + "--keys plays keys\n", status: 2))
  }

  @Test func `a document that can't be read is told, and makes the status 2`() throws {
    let project = try changedProject()
    try project.folder.write("<document", to: "Views/Main.storyboard", replacing: true)
    let outcome = project.run("--keys", "a", command: "review")
    #expect(outcome.status == 2)
    #expect(outcome.diagnostics.contains("Main.storyboard:1"))
  }

  @Test(arguments: [
    ("both-120x40", "", "120x40"), ("now-80x24", "", "80x24"), ("kept-80x24", "space", "80x24"),
    ("both-80x24", "d", "80x24"), ("accepted-80x24", "enter shift-tab", "80x24"),
    ("list-80x24", "a l", "80x24"), ("question-80x24", "A", "80x24"), ("help-80x24", "?", "80x24"),
    ("list-200x60", "a", "200x60"), ("now-20x6", "", "20x6"),
  ]) func `a review looks as it is kept`(name: String, keys: String, size: String) throws {
    for (glyphs, word) in [("unicode", "utf8"), ("ascii", "ascii")] {
      let outcome = try changedProject().run(
        "--keys", keys, "--terminal", size, "--glyphs", glyphs, command: "review")
      try expectGolden(String(outcome.output.dropLast()), "review-\(name)-\(word)")
    }
  }

  @Test func `a layout that was not kept yet is shown alone`() throws {
    let outcome = try SnapshotProject().run("--keys", "", "--glyphs", "unicode", command: "review")
    try expectGolden(String(outcome.output.dropLast()), "review-new-80x24")
  }
}
