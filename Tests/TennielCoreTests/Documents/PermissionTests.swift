import Foundation
import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore
@testable import TerminalApp

/// Where permission is missing, that is said, and not that there is no such file or folder.
@Suite struct PermissionTests {
  private let folder = DocumentFolder()

  private var program: Program {
    Program.tenniel(variables: ["XDG_STATE_HOME": folder.path + "/state"])
  }

  /// A folder in the folder.
  private func makeFolder(_ name: String) throws -> String {
    let path = folder.path + "/" + name
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    return path
  }

  @Test func `a document or a folder that can't be read`() throws {
    let secret = try makeFolder("secret")
    let path = try folder.write(DocumentText.storyboard(), to: "secret/Main.storyboard")
    try with(permissions: 0, of: secret) {
      for words in [
        ["render", path], ["list", path], [path, "--keys", "r"], ["render", secret],
      ] {
        let outcome = asStranger { program.run(words) }
        #expect(outcome.status == 2)
        #expect(
          outcome.diagnostics.hasSuffix(": no permission to read it\n"), "\(outcome.diagnostics)")
      }
      let inside = asStranger { program.run(["list", secret + "/inner"]) }
      #expect(inside.diagnostics.hasSuffix(": no permission to read it\n"), "\(inside)")
    }
    let missing = program.run(["render", folder.path + "/none/Main.storyboard"])
    #expect(missing.diagnostics.contains("there is no file"))
    #expect(missing.diagnostics.contains("nor a folder for it"))
  }

  @Test(arguments: [0, 0o444] as [mode_t], ["secret", "secret/Main.storyboard"])
  func `what can't be read below a folder that is checked is told, and status 2`(
    permissions: mode_t, hidden: String
  ) throws {
    guard permissions == 0 || hidden == "secret" else { return }
    _ = try makeFolder("secret")
    for name in ["Main.storyboard", "secret/Main.storyboard"] {
      try folder.write(DocumentText.storyboard(), to: name)
    }
    try with(permissions: permissions, of: folder.path + "/" + hidden) {
      let outcome = asStranger { program.run(["check", folder.path, "--device", "iphone 8"]) }
      #expect(outcome.status == 2)
      let reason = "the folder can't be read: no permission to read it"
      #expect(
        outcome.output.contains(
          "\(folder.path)/\(hidden): error: "
            + (hidden == "secret" ? reason : "Permission denied") + " [document]\n"))
      #expect(
        (hidden == "secret")
          == outcome.diagnostics.hasPrefix(
            "tenniel: \(folder.path)/secret can't be read: no permission to read it\n"))
    }
  }

  @Test func `a folder in which none can be made, as a copy is made or learning begins`() throws {
    let state = try makeFolder("state")
    try with(permissions: 0o555, of: state) {
      let user = try User("Settings", columns: 300, variables: ["XDG_STATE_HOME": state])
      try asStranger { try user.press("X") }
      #expect(
        user.message == "Could not copy Settings.storyboard to "
          + "\(state)/tenniel/documents/Settings.storyboard: no permission to write here")
      let outcome = asStranger { program.run(["learn"]) }
      #expect(
        outcome.diagnostics == "tenniel: could not write the steps to \(state)/tenniel/learn: "
          + "no permission to write here\n")
    }
  }

  @Test func `a folder beside the files that are written`() throws {
    let place = try makeFolder("place")
    let files = [
      (path: "de.lproj/Main.strings", bytes: Array("a".utf8)), (path: "Main", bytes: []),
    ]
    try with(permissions: 0o555, of: place) {
      let refusal = asStranger {
        #expect(throws: FileSet.Refusal.self) {
          try FileSet(folder: place, files: files).write(.refuse)
        }
      }
      #expect(refusal?.reason == "no permission to write here")
    }
  }

  @Test func `a file that others have closed while it is edited is not taken away`() throws {
    let place = try makeFolder("place")
    let path = try folder.write(DocumentText.storyboard(), to: "place/Main.storyboard")
    for (closed, permissions) in [(path, 0), (place, 0)] as [(String, mode_t)] {
      let user = try User(path, columns: 110, rows: 30, keys: "X tab tab j j +")
      try with(permissions: permissions, of: closed) {
        try asStranger { try user.press("ctrl-s") }
        #expect(user.header == " Another program has changed Main.storyboard since it was read")
        #expect(user.lines(with: "The file can't be read: no permission to read it").count == 1)
      }
      try user.press("escape ctrl-s")
      #expect(user.message == "Saved Main.storyboard")
      try user.press("u ctrl-s")
    }
  }

  @Test func `the words say what can't be done`() {
    #expect(
      [EACCES, EPERM].map(FileAccess.reading.reason)
        == Array(repeating: "no permission to read it", count: 2))
    #expect(
      [EACCES, EPERM].map(FileAccess.writing.reason)
        == Array(repeating: "no permission to write here", count: 2))
    #expect(
      [ENOENT, ENOTDIR, EROFS].map(FileAccess.writing.reason) == [
        "there is no such folder", "there is no such folder", "the disk is read-only",
      ])
    #expect(FileAccess.reading.reason(ENOENT) == "there is no such file")
  }
}
