import InterfaceBuilder
import SeededRandom
import Testing

/// What changes leave has to be the document that its text gives when it is read from the start.
@Suite struct PartialReadingTests {
  @Test(arguments: seeds(10 as UInt64, inProofs: 30))
  func `a document after edits is that of its text`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var current = document(storyboard)
    for number in 0..<20 {
      let edits = (0..<Int.random(in: 1...3, using: &random)).map { part in
        DocumentEdit.random(in: current, number: number * 3 + part, &random)
      }
      guard let change = try? current.applying(edits) else { continue }
      expectSame(change.document, as: Document(Markup(change.document.markup.source), name: "a"))
      let back = change.document.applying(change.inverse)
      expectSame(back, as: Document(Markup(current.markup.source), name: "a"))
      current = change.document
    }
  }

  @Test(arguments: seeds(16 as UInt64, inProofs: 50))
  func `a document after changes of bytes is that of its text, or none`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let isWindows = seed.isMultiple(of: 3)
    var current = document(
      isWindows ? storyboard.split(separator: "\n").joined(separator: "\r\n") : storyboard)
    var count = 0
    for _ in 0..<60 {
      let edits = Self.textEdits(in: current, &random)
      let fresh = Markup(current.markup.source.applying(edits))
      let changed = current.applying(edits)
      let expected = fresh.problems.isEmpty ? Document(fresh, name: "a") : nil
      expectSame(changed, as: expected)
      guard let changed else { continue }
      count += 1
      current = changed
    }
    #expect(count > 5)
  }

  @Test func `the ids of elements follow them, also when one is there twice`() throws {
    let text = "<document><scenes><a id=\"x\"/><b id=\"y\"/><c id=\"x\"/></scenes></document>"
    var current: Document? = document(text)
    for (id, replacement) in [
      ("a id=\"x\"", "a id=\"y\""), ("<b id=\"y\"/>", ""), ("c id", "d id"),
    ] {
      let bytes = try #require(current?.text)
      let range = try #require(bytes.firstRange(of: id))
      let start = bytes.utf8.distance(from: bytes.startIndex, to: range.lowerBound)
      current = current?.applying([TextEdit(start..<(start + id.utf8.count), replacement)])
      expectSame(current, as: current.flatMap { Document(Markup($0.markup.source), name: "a") })
    }
    #expect(current?.object("x")?.name == "d")
    #expect(current?.object("y")?.name == "a")
  }

  /// Changes that do not overlap: of values, of tags, of whole lines, and of anything.
  private static func textEdits(in document: Document, _ random: inout SplitMix) -> [TextEdit] {
    let bytes = document.markup.source.bytes
    let elements = [document.root] + Array(document.root.descendants)
    var edits: [TextEdit] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let element = elements.randomElement(using: &random) ?? document.root
      let edit: TextEdit
      switch Int.random(in: 0..<7, using: &random) {
      case 0:
        let place = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 0...3, using: &random))
        edit = TextEdit(place..<end, fragments.randomElement(using: &random) ?? "")
      case 1, 2:
        let name = element.attributes.randomElement(using: &random)?.name ?? "id"
        let range = element.rangeOfValue(name) ?? element.offset..<element.offset
        edit = TextEdit(
          range, ["", "24", "x", "lAb-eL-one", "é"].randomElement(using: &random) ?? "")
      case 3:
        let end = element.startTag.upperBound - (element.content == nil ? 2 : 1)
        edit = TextEdit(
          end..<end, [" a=\"b\"", " id=\"n\"", "/"].randomElement(using: &random) ?? "")
      case 4: edit = TextEdit(element.range, "<new id=\"new\"/>")
      case 5:
        edit = TextEdit(element.offset..<element.offset, "<b>c<d/></b>\r\n")
      default:
        let content = element.content ?? element.range.upperBound..<element.range.upperBound
        edit = TextEdit(
          content, ["", "<e id=\"e\"/>", "\n", "\r"].randomElement(using: &random) ?? "")
      }
      if edits.allSatisfy({
        !$0.range.overlaps(edit.range) && !$0.range.contains(edit.range.lowerBound)
          && !edit.range.contains($0.range.lowerBound)
      }) {
        edits.append(edit)
      }
    }
    return edits
  }

  private static let fragments = [
    "<", ">", "/", "\"", "'", "=", "&", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", " ", "\r",
    "\n",
    "a", "<x/>", "</x>", "&amp;", "\u{7}", "é", "<!--c-->", "<![CDATA[d]]>", "<x y=\"z\">t</x>",
  ]
}

/// Expects of two documents that nothing which can be asked of them tells one from the other.
private func expectSame(
  _ document: Document?, as expected: Document?, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect((document == nil) == (expected == nil), sourceLocation: sourceLocation)
  guard let document, let expected else { return }
  #expect(
    document.description == expected.description, "the elements differ",
    sourceLocation: sourceLocation)
  #expect(
    document.problems.map(\.message) == expected.problems.map(\.message),
    sourceLocation: sourceLocation)
}

extension Document {
  /// All that the document says of its elements.
  fileprivate var description: [String] {
    let elements = [root] + Array(root.descendants)
    return [text, "\(kind)", "\(resourceNames("image"))"]
      + elements.map { element in
        let attributes = element.attributes.map { name, value in
          "\(name)=\(value)@\(element.offset(of: name)),\(element.rangeOfValue(name) ?? 0..<0)"
        }
        let id = element["id"]
        let found = id.flatMap(object)?.index ?? -1
        return "\(element.index) \(element.name) \(element.range) \(element.startTag) "
          + "\(element.content ?? 0..<0) \(element.parent?.index ?? -1) \(element.position) "
          + "\(element.children.map(\.index)) \(element.text) \(attributes) \(found)"
      }
  }
}
