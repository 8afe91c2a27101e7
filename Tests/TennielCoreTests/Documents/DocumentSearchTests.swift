import Foundation
import Testing

@testable import Documents

@Suite struct DocumentSearchTests {
  private let folder = DocumentFolder()

  private func names(_ search: DocumentSearch, in folder: DocumentFolder) -> [String] {
    search.paths.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test func `documents below a folder are found in the order of names, others left out`() throws {
    for name in [
      "b/Main.storyboard", "a.xib", "b/z/Cell.xib", "notes.txt", ".build/x.xib", "Pods/x.xib",
      "b/DerivedData/x.storyboard", ".hidden.xib",
    ] { try folder.write("", to: name) }
    let search = DocumentSearch(below: folder.path)
    #expect(names(search, in: folder) == ["a.xib", "b/Main.storyboard", "b/z/Cell.xib"])
    #expect(search.isComplete)
  }

  @Test func `documents of other projects are left out and counted, unless these are named`() throws
  {
    for name in [
      "App/Libraries/Own.xib", "App/Vendor/V.xib", "App/vendor/Pods/P.xib", "Pods/A/A.xib",
      "Pods/B/B.storyboard", "build/B.xib", "node_modules/readme.md", "Module/M.xib", "Tree/T.xib",
    ] { try folder.write("", to: name) }
    try folder.write("gitdir: ../.git/modules/Module\n", to: "Module/.git")
    try folder.write("gitdir: /elsewhere/.git/worktrees/Tree\n", to: "Tree/.git")
    let search = DocumentSearch(below: folder.path)
    #expect(names(search, in: folder) == ["App/Libraries/Own.xib", "Tree/T.xib"])
    #expect(
      search.notes == [
        "6 documents of other projects or builds left out: Vendor, vendor, Module, Pods, build"
      ])
    let pods = DocumentSearch(below: folder.path + "/Pods")
    #expect(names(pods, in: folder) == ["Pods/A/A.xib", "Pods/B/B.storyboard"])
    #expect(pods.notes == [])
    let module = DocumentSearch(below: folder.path + "/Module")
    #expect(names(module, in: folder) == ["Module/M.xib"])
  }

  @Test func `links to folders, pipes and folders with a document's name are no documents`() throws
  {
    let file = try folder.write("", to: "real/Main.storyboard")
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: folder.path + "/real/loop", withDestinationPath: folder.path)
    try files.createSymbolicLink(
      atPath: folder.path + "/link.storyboard", withDestinationPath: file)
    try files.createSymbolicLink(
      atPath: folder.path + "/broken.storyboard", withDestinationPath: folder.path + "/nothing")
    try files.createDirectory(atPath: folder.path + "/odd.xib", withIntermediateDirectories: false)
    #expect(mkfifo(folder.path + "/pipe.xib", 0o600) == 0)
    let search = DocumentSearch(below: folder.path)
    #expect(names(search, in: folder) == ["link.storyboard", "real/Main.storyboard"])
  }

  @Test func `a name that is not UTF-8 is told, as it can't be opened`() throws {
    let bytes = Array((folder.path + "/").utf8) + [0xFF] + Array(".xib".utf8) + [0]
    let descriptor = bytes.map(CChar.init(bitPattern:)).withUnsafeBufferPointer { name in
      open(name.baseAddress!, O_CREAT | O_WRONLY, 0o600)
    }
    #expect(descriptor >= 0)
    close(descriptor)
    #expect(DocumentSearch(below: folder.path).strays == [folder.path + "/\u{FFFD}.xib"])
  }

  @Test func `folders inside of one another are followed down to a depth`() throws {
    let deep = Array(repeating: "d", count: DocumentSearch.depthLimit).joined(separator: "/")
    try folder.write("", to: deep + "/TooDeep.xib")
    let last = Array(repeating: "d", count: DocumentSearch.depthLimit - 1).joined(separator: "/")
    try folder.write("", to: last + "/Deep.xib")
    let search = DocumentSearch(below: folder.path)
    #expect(names(search, in: folder) == [last + "/Deep.xib"])
    #expect(!search.isComplete)
  }

  @Test func `entries are looked at up to a number, those that are no documents too`() throws {
    for name in ["a.txt", "b/1.xib", "b/2.xib", "c.xib"] { try folder.write("", to: name) }
    let all = DocumentSearch(below: folder.path, entryLimit: 5)
    #expect(names(all, in: folder) == ["b/1.xib", "b/2.xib", "c.xib"])
    #expect(all.isComplete)
    let some = DocumentSearch(below: folder.path, entryLimit: 3)
    #expect(names(some, in: folder) == ["b/1.xib"])
    #expect(!some.isComplete)
    #expect(DocumentSearch.entryLimit == 20_000)
  }

  @Test func `folders that can't be read are told, and the others are looked at`() throws {
    for name in ["a/1.xib", "b/2.xib", "c/3.xib"] { try folder.write("", to: name) }
    func search(without hidden: [String]) -> DocumentSearch {
      DocumentSearch(below: folder.path) { path in
        hidden.contains { path.hasSuffix("/" + $0) }
          ? nil : try? FileManager.default.contentsOfDirectory(atPath: path)
      }
    }
    #expect(search(without: []).notes == [])
    let one = search(without: ["b"])
    #expect(names(one, in: folder) == ["a/1.xib", "c/3.xib"])
    #expect(one.notes == ["\(folder.path)/b can't be read: no permission to read it"])
    let two = search(without: ["a", "c"])
    #expect(names(two, in: folder) == ["b/2.xib"])
    #expect(
      two.notes == [
        "\(folder.path)/a and 1 other folder can't be read: no permission to read it"
      ])
  }
}
