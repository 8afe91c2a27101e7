import Cells
import Foundation
import Testing

/// Holds the pictures of README to what the program draws: a line
/// `<!-- picture: FILE: WORDS -->` says that FILE in the folder of pictures is what `tenniel WORDS`
/// prints, and `<!-- screen: FILE: SCENE CxR KEYS -->` that it is a terminal in which the keys were
/// pressed. With `UPDATE_GOLDENS=1` in the environment the files are written anew instead.
@Suite struct GuidePictureTests {
  @Test func `the pictures of README are what the program draws`() throws {
    let readme = try Guide(at: "README.md")
    let folder = "Sources/Tenniel.docc/Resources/"
    var names: [String] = []
    for match in readme.text.matches(of: /<!-- (picture|screen): ([^ ]+): ([^>]*) -->/) {
      let (name, words) = (String(match.2), String(match.3))
      let file = Guide.top.appendingPathComponent(folder + name)
      let drawn = Data(
        (match.1 == "picture" ? GuideProgram.output(of: words) : try screen(words)).utf8)
      if Guide.isUpdating { try drawn.write(to: file) }
      let isSame = try Data(contentsOf: file) == drawn
      #expect(isSame, "\(name) differs from '\(words)'; with UPDATE_GOLDENS=1 this test writes it")
      #expect(PageLinks(of: readme.text).targets.contains(folder + name))
      names.append(name)
    }
    #expect(names == ["gallery-upright.svg", "gallery-on-its-side.svg", "app.svg", "wall.svg"])
    let kept = try FileManager.default.contentsOfDirectory(
      atPath: Guide.top.appendingPathComponent(folder).path)
    #expect(kept.sorted() == names.sorted())
  }

  /// The whole screen of the app, as a picture.
  private func screen(_ words: String) throws -> String {
    let words = words.split(separator: " ").map(String.init)
    let size = words[1].split(separator: "x").compactMap { Int($0) }
    let user = try User(
      words[0], columns: size[0], rows: size[1], depth: .direct,
      keys: words.dropFirst(2).joined(separator: " "))
    return user.grid.svg(title: "Tenniel")
  }
}
