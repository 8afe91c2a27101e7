import Foundation
import Testing

@Suite struct `The page of package declarations` {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(components: "Sources", "AutoLayout")

  /// The files that declare something for the package, as `Folder/File.swift`.
  private static func declaring() throws -> Set<String> {
    let manager = FileManager.default
    var files: Set<String> = []
    for folder in try manager.contentsOfDirectory(atPath: sources.path) {
      let path = sources.appending(component: folder)
      for file in try manager.contentsOfDirectory(atPath: path.path)
      where file.hasSuffix(".swift") {
        let text = try String(contentsOf: path.appending(component: file), encoding: .utf8)
        let declares = text.split(separator: "\n").contains { line in
          line.split(separator: " ").first != "///"
            && line.split(separator: " ").contains("package")
        }
        if declares { files.insert("\(folder)/\(file)") }
      }
    }
    return files
  }

  @Test func `names each file that has one, once`() throws {
    let page = try String(
      contentsOf: Self.sources.appending(
        components: "AutoLayout.docc", "PackageDeclarations.md"),
      encoding: .utf8)
    let named = page.split(separator: "`").map(String.init)
      .filter { $0.hasSuffix(".swift") && $0.contains("/") }
    let declaring = try Self.declaring()
    #expect(declaring.count > 10)
    #expect(declaring.subtracting(named).sorted() == [], "not on the page")
    #expect(Set(named).subtracting(declaring).sorted() == [], "nothing for the package in these")
    #expect(named.count == Set(named).count)
  }
}
