import Foundation
import Testing

@testable import Documents

/// Files that are written together.
@Suite struct FileSetTests {
  private let folder = DocumentFolder()

  private func set(_ names: String...) -> FileSet {
    FileSet(folder: folder.path, files: names.map { ($0, Array($0.utf8)) })
  }

  private var names: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: folder.path + "/" + name)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `what was written goes again where one can't be`() throws {
    try folder.write("", to: "wall")
    #expect {
      try set("a", "de.lproj/b", "wall/c", "d").write(.keep)
    } throws: { error in
      (error as? FileSet.Refusal)
        == FileSet.Refusal(path: folder.path + "/wall/c", reason: "there is no such folder")
    }
    #expect(names == ["wall"])
  }

  @Test func `what was there before stays where one can't be written`() throws {
    try folder.write("mine", to: "a")
    try folder.write("", to: "wall")
    #expect(throws: FileSet.Refusal.self) { try set("a", "b", "wall/c").write(.keep) }
    #expect(names == ["a", "wall"])
    #expect(text("a") == "mine")
  }

  @Test func `what is there is refused, kept or replaced`() throws {
    try folder.write("mine", to: "a")
    #expect(throws: FileSet.Refusal.self) { try set("a", "b").write(.refuse) }
    #expect(names == ["a"])
    try set("a", "b").write(.keep)
    #expect(text("a") == "mine" && text("b") == "b")
    try set("a", "b").write(.replace)
    #expect(text("a") == "a")
    try set("a", "c").write(.refuse)
    #expect(names == ["a", "b", "c"])
    #expect(throws: FileSet.Refusal.self) { try set("a", "c").write(.refuse) }
  }
}
