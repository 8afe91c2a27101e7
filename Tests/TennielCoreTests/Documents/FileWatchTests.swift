import Foundation
import Testing

@testable import Documents

@Suite struct FileWatchTests {
  private let folder = DocumentFolder()

  @Test func `a file that is written, replaced or removed is told, and only once`() throws {
    let watch = FileWatch()
    #expect(watch.watch(folder.path))
    #expect(watch.changes().isEmpty)
    let file = try folder.write("a", to: "a.xib")
    #expect(watch.changes().paths == [file])
    #expect(watch.changes().isEmpty)
    try folder.write("b", to: "a.xib", replacing: true)
    #expect(watch.changes().paths.contains(file))
    try FileManager.default.removeItem(atPath: file)
    #expect(watch.changes().paths == [file])
  }

  @Test func `a file that is only begun is not told, and each path of a folder is`() throws {
    let watch = FileWatch()
    #expect(watch.watch(folder.path))
    #expect(watch.watch(folder.path + "/."))
    let descriptor = open(folder.path + "/a.xib", O_CREAT | O_WRONLY, 0o600)
    #expect(watch.changes().isEmpty)
    close(descriptor)
    #expect(watch.changes().paths == [folder.path + "/a.xib", folder.path + "/./a.xib"])
  }

  @Test func `where the system has no watches, folders are looked at`() throws {
    let file = try folder.write("a", to: "a.xib")
    let watch = FileWatch(descriptor: -1)
    #expect(watch.watch(folder.path) && !watch.watch(folder.path + "/b"))
    #expect(watch.needsLooks && watch.changes().isEmpty)
    func look() -> [String] {
      var changes = FileWatch.Changes()
      watch.look(into: &changes)
      return changes.paths
    }
    #expect(look() == [])
    try folder.write("bc", to: "a.xib")
    let other = try folder.write("b", to: "b.xib")
    #expect(look() == [file, other])
    #expect(look() == [])
    try folder.write("cd", to: "a.xib", replacing: true)
    try FileManager.default.removeItem(atPath: other)
    #expect(look() == [file, other])
  }

  @Test func `a folder that is removed and made again can be watched again`() throws {
    try folder.write("a", to: "b/a.xib")
    let watch = FileWatch()
    let inner = folder.path + "/b"
    #expect(watch.watch(inner))
    try FileManager.default.removeItem(atPath: inner)
    #expect(watch.changes().paths.contains(inner))
    #expect(!watch.watch(inner))
    try folder.write("a", to: "b/a.xib")
    #expect(watch.watch(inner))
    try folder.write("c", to: "b/a.xib")
    #expect(watch.changes().paths == [inner + "/a.xib"])
  }
}
