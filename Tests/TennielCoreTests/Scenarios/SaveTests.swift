import Foundation
import Testing

@testable import TennielCore

@MainActor
@Suite struct SaveTests {
  @Test func `a frame is saved as render prints it, and the file is named`() throws {
    let user = try User("Gallery: fixed halves")
    try user.press("tab s")
    #expect(user.status.hasPrefix(" Saved Gallery-fixed-halves-414x736.txt"))
    let program = Program(
      name: "tenniel", scenes: NamedScene.shipped,
      environment: ProgramEnvironment(variables: ["LANG": "C.UTF-8"]))
    let printed = program.run(["render", "Gallery: fixed halves"])
    #expect(user.saved.map(\.text) == [printed.output])
  }

  @Test func `a file that is there is never written over`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tenniel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = folder.appendingPathComponent("frame").path
    #expect(FrameFile.save(name, "first") == "Saved \(name).txt")
    #expect(FrameFile.save(name, "second") == "Saved \(name)-2.txt")
    #expect(try String(contentsOfFile: "\(name).txt", encoding: .utf8) == "first")
    #expect(try String(contentsOfFile: "\(name)-2.txt", encoding: .utf8) == "second")
    let nowhere = folder.appendingPathComponent("missing/frame").path
    #expect(
      FrameFile.save(nowhere, "x")
        == "Could not save \(nowhere).txt: this folder can't be written to")
  }
}
