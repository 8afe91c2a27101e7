import Foundation
import Testing

@testable import Documents

/// Files by their paths, with what came of writing them.
private enum Disk {
  enum Result: Equatable {
    case saved(String)
    case taken
    case failed(reason: String)
  }

  static func isTaken(_ path: String) -> Bool { (try? WholeFile(at: path))?.isThere ?? false }

  static func obstacle(_ path: String) -> String? {
    do throws(WholeFile.Refusal) { return try WholeFile(at: path).obstacle?.reason } catch {
      return error.reason
    }
  }

  static func write(_ path: String, _ text: String, _ overwrites: Bool) -> Result {
    do throws(WholeFile.Refusal) {
      let result = try WholeFile(at: path).write(text, overwrites: overwrites)
      return result == .taken ? .taken : .saved(path)
    } catch { return .failed(reason: error.reason) }
  }
}

@Suite struct WholeFileTests {
  /// A folder of its own, in which no draft is left.
  private func inFolder(_ body: @MainActor (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tenniel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(left.filter { $0.hasSuffix("~") } == [])
  }

  private func text(of path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func mode(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func `a file that is there stays as it is unless it is to be written over`() throws {
    try inFolder { folder in
      let name = folder + "/frame.txt"
      #expect(Disk.isTaken(name) == false)
      #expect(Disk.write(name, "first", false) == .saved(name))
      #expect(Disk.isTaken(name))
      #expect(Disk.write(name, "second", false) == .taken)
      try #expect(text(of: name) == "first")
      #expect(Disk.write(name, "third", true) == .saved(name))
      try #expect(text(of: name) == "third")
    }
  }

  @Test(arguments: [0o600, 0o640, 0o755])
  func `the permissions of a file that is written over stay`(permissions: Int) throws {
    try inFolder { folder in
      let name = folder + "/frame.txt"
      try Data("first".utf8).write(to: URL(fileURLWithPath: name))
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: name)
      #expect(Disk.write(name, "second", true) == .saved(name))
      try #expect(text(of: name) == "second")
      try #expect(mode(of: name) == permissions)
    }
  }

  @Test func `what a link leads to is written, and the link stays`() throws {
    try inFolder { folder in
      let (link, file) = (folder + "/link.txt", folder + "/sub/frame.txt")
      try FileManager.default.createDirectory(
        atPath: folder + "/sub", withIntermediateDirectories: false)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "sub/frame.txt")
      #expect(Disk.isTaken(link) == false)
      #expect(Disk.write(link, "first", false) == .saved(link))
      #expect(Disk.isTaken(link))
      #expect(Disk.write(link, "second", false) == .taken)
      #expect(Disk.write(link, "third", true) == .saved(link))
      try #expect(text(of: file) == "third")
      try #expect(FileManager.default.destinationOfSymbolicLink(atPath: link) == "sub/frame.txt")
      let round = folder + "/round"
      try FileManager.default.createSymbolicLink(atPath: round, withDestinationPath: "round")
      #expect(Disk.write(round, "x", true) == .failed(reason: "the link leads to itself"))
    }
  }

  @Test func `what is no regular file is left alone`() throws {
    try inFolder { folder in
      let (pipe, inner) = (folder + "/pipe.txt", folder + "/a.txt")
      try #require(mkfifo(pipe, 0o600) == 0)
      try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: false)
      for overwrites in [false, true] {
        #expect(Disk.write(pipe, "x", overwrites) == .failed(reason: "it is not a regular file"))
        #expect(Disk.write(inner, "x", overwrites) == .failed(reason: "it is a folder"))
      }
      #expect(Disk.obstacle(pipe) == "it is not a regular file")
      #expect(Disk.obstacle(inner) == "it is a folder")
    }
  }

  @Test func `a draft of somebody else's stays`() throws {
    try inFolder { folder in
      let draft = folder + "/.tenniel-\(getpid())-0~"
      try Data("theirs".utf8).write(to: URL(fileURLWithPath: draft))
      #expect(Disk.write(folder + "/a.txt", "x", false) == .saved(folder + "/a.txt"))
      try #expect(text(of: draft) == "theirs")
      try #expect(text(of: folder + "/a.txt") == "x")
      try FileManager.default.removeItem(atPath: draft)
    }
  }

  @Test func `what the system refuses is said, before anything is written and after`() throws {
    try inFolder { folder in
      let long = folder + "/" + String(repeating: "a", count: 264) + ".txt"
      for (name, reason) in [
        (folder + "/missing/frame.txt", "there is no such folder"),
        (long, "the name is too long"),
      ] {
        #expect(Disk.obstacle(name) == reason)
        #expect(Disk.write(name, "x", false) == .failed(reason: reason))
      }
      #expect(Disk.obstacle(folder + "/frame.txt") == nil)
      let longest = folder + "/" + String(repeating: "a", count: 251) + ".txt"
      #expect(Disk.write(longest, "x", false) == .saved(longest))
    }
  }
}
