import Foundation
import Testing

@testable import TennielCore

@MainActor
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
      #expect(FrameFiles.disk.isTaken(name) == false)
      #expect(FrameFiles.disk.write(name, "first", false) == .saved(name))
      #expect(FrameFiles.disk.isTaken(name))
      #expect(FrameFiles.disk.write(name, "second", false) == .taken)
      try #expect(text(of: name) == "first")
      #expect(FrameFiles.disk.write(name, "third", true) == .saved(name))
      try #expect(text(of: name) == "third")
    }
  }

  @Test(arguments: [0o600, 0o640, 0o755])
  func `the permissions of a file that is written over stay`(permissions: Int) throws {
    try inFolder { folder in
      let name = folder + "/frame.txt"
      try Data("first".utf8).write(to: URL(fileURLWithPath: name))
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: name)
      #expect(FrameFiles.disk.write(name, "second", true) == .saved(name))
      try #expect(text(of: name) == "second")
      try #expect(mode(of: name) == permissions)
    }
  }

  @Test func `what a link leads to is written, and the link stays`() throws {
    try inFolder { folder in
      let (link, file) = (folder + "/link.txt", folder + "/sub/frame.txt")
      try FileManager.default.createDirectory(
        atPath: folder + "/sub", withIntermediateDirectories: false)
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: "sub/frame.txt")
      #expect(FrameFiles.disk.isTaken(link) == false)
      #expect(FrameFiles.disk.write(link, "first", false) == .saved(link))
      #expect(FrameFiles.disk.isTaken(link))
      #expect(FrameFiles.disk.write(link, "second", false) == .taken)
      #expect(FrameFiles.disk.write(link, "third", true) == .saved(link))
      try #expect(text(of: file) == "third")
      try #expect(
        FileManager.default.destinationOfSymbolicLink(atPath: link) == "sub/frame.txt")
      let round = folder + "/round"
      try FileManager.default.createSymbolicLink(atPath: round, withDestinationPath: "round")
      #expect(
        FrameFiles.disk.write(round, "x", true) == .failed(reason: "the link leads to itself"))
    }
  }

  @Test func `what is no regular file is left alone`() throws {
    try inFolder { folder in
      let (pipe, inner) = (folder + "/pipe.txt", folder + "/a.txt")
      try #require(mkfifo(pipe, 0o600) == 0)
      try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: false)
      for overwrites in [false, true] {
        #expect(
          FrameFiles.disk.write(pipe, "x", overwrites)
            == .failed(reason: "it is not a regular file"))
        #expect(FrameFiles.disk.write(inner, "x", overwrites) == .failed(reason: "it is a folder"))
      }
      #expect(FrameFiles.disk.obstacle(pipe) == "it is not a regular file")
      #expect(FrameFiles.disk.obstacle(inner) == "it is a folder")
    }
  }

  @Test func `a draft of somebody else's stays`() throws {
    try inFolder { folder in
      let draft = folder + "/.tenniel-\(getpid())-0~"
      try Data("theirs".utf8).write(to: URL(fileURLWithPath: draft))
      #expect(FrameFiles.disk.write(folder + "/a.txt", "x", false) == .saved(folder + "/a.txt"))
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
        #expect(FrameFiles.disk.obstacle(name) == reason)
        #expect(FrameFiles.disk.write(name, "x", false) == .failed(reason: reason))
      }
      #expect(FrameFiles.disk.obstacle(folder + "/frame.txt") == nil)
      let longest = folder + "/" + String(repeating: "a", count: 251) + ".txt"
      #expect(FrameFiles.disk.write(longest, "x", false) == .saved(longest))
    }
  }
}
