import Foundation
import Testing

@Suite struct `The page of package declarations` {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(component: "Sources")

  /// The files of a module that declare something for the package, as `Folder/File.swift`.
  private static func declaring(_ module: String) throws -> Set<String> {
    let folder = sources.appending(component: module)
    var files: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where file.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let declares = text.split(separator: "\n").contains { line in
        let words = line.split(separator: " ")
        let isForPackage = words.contains("package") || words.first == "@_spi(Package)"
        return words.first != "///" && isForPackage && !words.contains("import")
      }
      if declares { files.insert(file) }
    }
    return files
  }

  @Test func `names each file that has one, once`() throws {
    let page = try String(
      contentsOf: Self.sources.appending(
        components: "AutoLayout", "AutoLayout.docc", "PackageDeclarations.md"),
      encoding: .utf8)
    let named = page.split(separator: "`").map(String.init)
      .filter { $0.hasSuffix(".swift") && $0.contains("/") }
    let modules = ["UIViews", "UIControls", "UIContainers", "UILists", "AutoLayout"]
    let declaring = try modules.reduce(into: Set()) { $0.formUnion(try Self.declaring($1)) }
    let below = try Self.declaring("CoreAutoLayout").union(Self.declaring("UIFoundation"))
    #expect(declaring.count > 10)
    #expect(declaring.subtracting(named).sorted() == [], "not on the page")
    #expect(
      Set(named).subtracting(declaring).subtracting(below).sorted() == [],
      "nothing for the package in these")
    #expect(named.count == Set(named).count)
  }
}
