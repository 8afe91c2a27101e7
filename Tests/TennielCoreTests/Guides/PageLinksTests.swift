import Foundation
import Testing

/// Holds the links of everything that is written for people to what is there.
@Suite struct PageLinksTests {
  @Test func `links, pictures and headings of a page are found, but not those in code`() {
    let links = PageLinks(
      of: """
        # Keys and options
        See [keys](KeysAndOptions.md#keys-app), `[no](link)`, [the web](https://example.org/a).
        ```
        # no heading
        [no](link)
        ```
        ## Keys: app
        ## `check`, in CI
        ## Keys: app
        <img src="Resources/a.svg" alt="a"> ![b](b.svg)
        """)
    #expect(links.targets == ["KeysAndOptions.md#keys-app", "b.svg", "Resources/a.svg"])
    #expect(links.anchors == ["keys-and-options", "keys-app", "check-in-ci", "keys-app-1"])
  }

  @Test func `every link of a page leads to a file that is there, and to a heading of it`() throws {
    var count = 0
    for page in try Guide.pages() {
      let folder = Guide.top.appendingPathComponent(page.path).deletingLastPathComponent()
      for target in PageLinks(of: page.text).targets {
        count += 1
        let parts = target.split(separator: "#", omittingEmptySubsequences: false)
        let file =
          parts[0].isEmpty
          ? Guide.top.appendingPathComponent(page.path)
          : folder.appendingPathComponent(String(parts[0])).standardizedFileURL
        let isThere = FileManager.default.fileExists(atPath: file.path)
        #expect(isThere, "\(page.path) links to \(target), which is not there")
        guard isThere, parts.count > 1 else { continue }
        let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        let hasAnchor = PageLinks(of: text).anchors.contains(String(parts[1]))
        #expect(hasAnchor, "\(page.path) links to \(target): there is no such heading")
      }
    }
    #expect(count > 30)
  }

  @Test(arguments: ["README.md", "Sources/Tenniel.docc/Tenniel.md"])
  func `README and the first page of the guides link to every guide`(path: String) throws {
    func name(of path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }
    let linked = PageLinks(of: try Guide(at: path).text).targets.map(name)
    let guides = try Guide.all().map { name(of: $0.path) }.filter {
      !["README.md", "Tenniel.md"].contains($0)
    }
    #expect(guides.count > 7)
    for guide in guides { #expect(linked.contains(guide), "\(path) does not link to \(guide)") }
  }
}
