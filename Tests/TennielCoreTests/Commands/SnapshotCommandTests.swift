import Foundation
import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore
@testable import TerminalApp

@Suite struct `Snapshots of layouts` {
  @Test func `what is not there yet is kept and fails once, and then it holds`() throws {
    let project = try SnapshotProject()
    let first = project.run()
    #expect(first.status == 1)
    #expect(first.output.hasSuffix("Main.storyboard#Log in: no golden until now: both screens\n"))
    #expect(first.diagnostics.hasPrefix("tenniel: of 2 goldens, 2 kept for the first time\n"))
    #expect(
      project.files == [
        "Views/Main.storyboard/Log-in/iPhone-4s.txt", "Views/Main.storyboard/Log-in/iPhone-8.txt",
      ])
    let kept = try String(contentsOfFile: project.goldens + "/" + project.files[0], encoding: .utf8)
    #expect(kept.hasPrefix("╭"))
    #expect(kept.hasSuffix("\n\nview    0   0  320  480\n  box  16  96  160   64\n"))
    let second = project.run()
    #expect(second.status == 0)
    #expect(second.output.isEmpty)
  }

  @Test func `what differs fails with both pictures and the frames that moved`() throws {
    let project = try SnapshotProject(isKept: true)
    try project.change(constant: 32)
    let outcome = project.run()
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines[0].hasSuffix("Main.storyboard#Log in: iPhone 4s: 28 cells and 1 frame differ"))
    #expect(lines[1].hasPrefix("  kept "))
    #expect(lines.contains("  view/box: x 16 -> 32"))
    #expect(lines.last == "  also: iPhone 8; 1 of 2 screens: 28 cells and 1 frame differ")
    // The goldens stay as they were.
    try project.change(constant: 16)
    #expect(project.run().status == 0)
  }

  @Test func `a mode says what is written, and CI writes nothing by itself`() throws {
    let project = try SnapshotProject()
    #expect(project.run(variables: ["CI": "true"]).status == 1)
    #expect(project.files.isEmpty)
    #expect(project.run("--record", "failed", variables: ["CI": "true"]).status == 0)
    #expect(project.files.count == 2)
    try project.change(constant: 32)
    #expect(project.run(variables: ["TENNIEL_UPDATE_GOLDENS": "failed"]).status == 0)
    #expect(project.run().status == 0)
    let unknown = project.run(variables: ["TENNIEL_UPDATE_GOLDENS": "maybe"])
    #expect(
      unknown
        == .refusal(
          "TENNIEL_UPDATE_GOLDENS is 'maybe', and not one of missing, failed, all, never"))
  }

  @Test func `goldens of nothing are named, and deleted on request`() throws {
    let project = try SnapshotProject(isKept: true)
    try project.folder.write("old", to: "Goldens/Views/Main.storyboard/Gone/iPhone-8.txt")
    let named = project.run()
    #expect(named.status == 0)
    #expect(
      named.diagnostics.hasPrefix(
        "tenniel: Views/Main.storyboard/Gone/iPhone-8 belongs to nothing any more: --prune deletes it\n"
      ))
    // What is no golden of the document stays.
    let others = [
      try project.folder.write("mine", to: "Goldens/notes.txt"),
      try project.folder.write("old", to: "Goldens/Views/Other.xib/View/iPhone-8.txt"),
    ]
    #expect(project.run("--prune").diagnostics.contains("is deleted"))
    #expect(others.allSatisfy(FileManager.default.fileExists(atPath:)))
    for other in others { try FileManager.default.removeItem(atPath: other) }
    #expect(project.files.count == 2)
    #expect(
      !FileManager.default.fileExists(atPath: project.goldens + "/Views/Main.storyboard/Gone"))
  }

  @Test func `a golden that can't be deleted is told, and the status says so`() throws {
    let project = try SnapshotProject(isKept: true)
    // A folder in the place of a file.
    let name = "Views/Main.storyboard/Gone/iPhone-8"
    try project.folder.write("", to: "Goldens/\(name).txt/x")
    let outcome = project.run("--prune")
    #expect(outcome.status == 2)
    #expect(
      outcome.diagnostics.hasPrefix(
        "tenniel: the golden \(project.goldens)/\(name).txt can't be deleted: Is a directory\n"))
    #expect(!outcome.diagnostics.contains("is deleted"))
  }

  @Test func `a golden that can't be written says why`() throws {
    let project = try SnapshotProject()
    try project.folder.write("", to: "Goldens/Views")
    let outcome = project.run()
    #expect(outcome.status == 2)
    #expect(
      outcome.diagnostics.hasSuffix("can't be written: \(project.goldens)/Views is no folder\n"))
  }

  @Test(arguments: [
    (["--languages", "de"], "language-de.iPhone-8"),
    (["--languages", "de,fr"], "language-fr.iPhone-8"),
    (["--languages", "all"], "language-own-texts.iPhone-8"), (["--dark"], "iPhone-8.dark"),
    (["--bold-text", "--ios", "16"], "iPhone-8.bold-text.iOS-16"), (["--ios", "18"], "iPhone-8"),
    (["--width-class", "regular"], "iPhone-8.width-class-regular"),
    (["--bars", "status,tab"], "iPhone-8.bars-status-tab"),
    (["--bars", "none"], "iPhone-8.bars-none"),
    (["--design"], "iPhone-8.design"),
  ]) func `a golden is named after what was asked for`(words: [String], name: String) throws {
    let project = try SnapshotProject()
    _ = Program.tenniel([]).run(
      ["snapshot", project.document, "--goldens", project.goldens, "--devices", "iphone-8"] + words)
    #expect(project.files.contains("Views/Main.storyboard/Log-in/\(name).txt"))
  }

  @Test(arguments: [
    (["--language", "de"], "--languages"), (["--text-size", "XL"], "--text-sizes"),
    (["--rtl"], "--directions"), (["--landscape"], "--orientations"),
  ]) func `one value is named as a list`(words: [String], list: String) throws {
    let outcome = Program.tenniel([]).run(["snapshot", "Main.storyboard"] + words)
    #expect(outcome.status == 2)
    #expect(outcome.diagnostics.contains("not with 'snapshot', which takes \(list)\n"))
  }

  @Test func `what can't be deleted or written is told`() throws {
    let folder = DocumentFolder()
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

  @Test func `a difference is a finding in every format`() throws {
    let project = try SnapshotProject(isKept: true)
    try project.change(constant: 32)
    let json = project.run("--format", "json")
    #expect(json.output.contains("\"check\":\"golden\""))
    #expect(json.output.contains("28 cells and 1 frame differ from the golden"))
    #expect(project.run("--format", "github").output.hasPrefix("::error file="))
  }
}
