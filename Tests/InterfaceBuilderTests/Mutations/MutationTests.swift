import InterfaceBuilder
import SeededRandom
import Testing

@Suite struct MutationTests {
  /// Bytes that mean something to a reader.
  private static let fragments: [[UInt8]] =
    [
      "<", ">", "/", "\"", "'", "=", "&", ";", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "&#",
      "</view>", "<view>", "\u{FEFF}", "é", "\r", "\n", "\0", "id=\"\"",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF0, 0x9F]]

  private static func mutated(_ file: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var file = file
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...file.count, using: &random)
      let end = min(file.count, start + Int.random(in: 0...40, using: &random))
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where start < file.count: file[start] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: file.removeSubrange(start..<end)
      case 2: file.insert(contentsOf: file[start..<end], at: start)
      default:
        let fragment = fragments[Int.random(in: 0..<fragments.count, using: &random)]
        file.insert(contentsOf: fragment, at: start)
      }
    }
    return file
  }

  @Test(arguments: [
    Array(storyboard.utf8), [0xEF, 0xBB, 0xBF] + Array(storyboard.utf8),
    utf16(storyboard, bigEndian: false), utf16(storyboard, bigEndian: true),
  ])
  func `a damaged document is read to its end, with places of mistakes`(file: [UInt8]) throws {
    #expect(try SourceText(file: file).fileBytes == file)
    #expect(Document.read(file, name: "a").problems == [])
    var random = SplitMix(seed: UInt64(file.count))
    for _ in 0..<300 {
      let damaged = Self.mutated(file, &random)
      let (document, problems) = Document.read(damaged, name: "a")
      #expect(problems.count <= 201)
      #expect(document != nil || !problems.isEmpty)
      for problem in problems {
        #expect(problem.range.lowerBound >= 0 && problem.range.upperBound <= damaged.count * 2)
        #expect(problem.start.line >= 1 && problem.start.column >= 1)
        #expect(problem.start <= problem.end)
        #expect(problem.excerpt.allSatisfy { $0.count < 3000 })
      }
      if let document { #expect(document.markup.source.fileBytes == damaged) }
    }
  }

  @Test func `changes of a damaged document can be taken back`() throws {
    var random = SplitMix(seed: 5)
    var count = 0
    for _ in 0..<300 {
      let damaged = Self.mutated(Array(storyboard.utf8), &random)
      guard let document = Document.read(damaged, name: "a").document else { continue }
      let elements = Array(document.root.descendants)
      let element = elements[Int.random(in: 0..<elements.count, using: &random)]
      let other = elements[Int.random(in: 0..<elements.count, using: &random)]
      for edits in [
        element.setting("id", to: "x\"<"), element.removing("key"), element.removal(),
        element.inserting(NewElement("color", ["key": "tintColor"])), element.moving(into: other),
        element.settingText("<>"), element.settingString("text", to: "\u{1}"),
      ] {
        let changed = document.markup.source.applying(edits)
        #expect(Markup(changed).problems == [])
        #expect(changed.applying(document.inverse(of: edits)).fileBytes == damaged)
        count += 1
      }
    }
    #expect(count > 100)
  }
}
