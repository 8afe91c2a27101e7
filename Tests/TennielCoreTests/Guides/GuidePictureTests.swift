import Foundation
import Testing

/// Holds the pictures of README to what the program draws: a line
/// `<!-- picture: FILE: WORDS -->` says that FILE in the folder of pictures is what `tenniel WORDS`
/// prints. With `UPDATE_GOLDENS=1` in the environment the files are written anew instead.
@Suite struct GuidePictureTests {
  @Test func `the pictures of README are what the program draws`() throws {
    let readme = try Guide(at: "README.md")
    let folder = "Sources/Tenniel.docc/Resources/"
    var names: [String] = []
    for match in readme.text.matches(of: /<!-- picture: ([^ ]+): ([^>]*) -->/) {
      let (name, words) = (String(match.1), String(match.2))
      let file = Guide.top.appendingPathComponent(folder + name)
      let drawn = Data(GuideProgram.output(of: words).utf8)
      if Guide.isUpdating { try drawn.write(to: file) }
      let isSame = try Data(contentsOf: file) == drawn
      #expect(isSame, "\(name) differs from '\(words)'; with UPDATE_GOLDENS=1 this test writes it")
      #expect(PageLinks(of: readme.text).targets.contains(folder + name))
      names.append(name)
    }
    #expect(names == ["gallery-upright.svg", "gallery-on-its-side.svg"])
    let kept = try FileManager.default.contentsOfDirectory(
      atPath: Guide.top.appendingPathComponent(folder).path)
    #expect(kept.sorted() == names.sorted())
  }
}
