import InterfaceBuilder
import SeededRandom
import Testing

@Suite struct DocumentEditTests {
  /// The lines that edits take away and bring, after a check that their inverse gives the same
  /// bytes.
  private func lines(_ edits: [DocumentEdit]) throws -> [String] {
    let change = try tea.applying(edits)
    let back = change.document.applying(change.inverse)
    #expect(back?.markup.source.fileBytes == tea.markup.source.fileBytes)
    let whole = [TextEdit(0..<tea.markup.source.bytes.count, change.document.text)]
    return lineChanges(whole, in: tea).map(\.trimmed)
  }

  @Test func `a new constant changes one line`() throws {
    let lines = try lines([.set("constant", of: ElementPath("c02-aa-aaa"), to: "24")])
    #expect(lines.count == 2)
    #expect(lines.last?.contains("constant=\"24\" id=\"c02-aa-aaa\"") == true)
  }

  @Test func `a part of an object changes in its line`() throws {
    let frame = ElementPath("bUt-to-nPo").child("rect", key: "frame")
    #expect(
      try lines([.set("x", of: frame, to: "24"), .set("width", of: frame, to: "60")]) == [
        "-<rect key=\"frame\" x=\"16\" y=\"107\" width=\"46\" height=\"35\"/>",
        "+<rect key=\"frame\" x=\"24\" y=\"107\" width=\"60\" height=\"35\"/>",
      ])
  }

  @Test func `values for size classes come with the first and go with the last`() throws {
    let path = ElementPath("c02-aa-aaa").variation("heightClass=compact")
    let change = try tea.applying([
      .set("constant", of: path, to: "4"), .set("priority", of: path, to: "750"),
    ])
    #expect(
      change.document.object("c02-aa-aaa")?.child("variation")?.attributes.map(\.value)
        == ["heightClass=compact", "750", "4"])
    let less = try change.document.applying([.set("constant", of: path, to: nil)])
    #expect(less.document.object("c02-aa-aaa")?.child("variation")?.attributes.count == 2)
    let none = try less.document.applying([.set("priority", of: path, to: nil)])
    #expect(none.document.markup.source == tea.markup.source)
  }

  @Test func `members of a group that is not there bring it, all at once`() throws {
    let sides = ["width", "height"].map { side in
      DocumentEdit.insert(
        [NewElement("constraint", ["firstAttribute": side, "constant": "40", "id": "n-\(side)"])],
        into: ElementPath("lAb-eL-one").group("constraints"))
    }
    let change = try tea.applying(sides)
    #expect(change.edits.count == 1)
    let groups = change.document.object("lAb-eL-one")?.children("constraints") ?? []
    #expect(groups.map { $0.children.map { $0["id"] } } == [["n-height", "n-width"]])
    let gone = try change.document.applying([
      .remove(ElementPath("n-height")), .remove(ElementPath("n-width")),
    ])
    #expect(gone.document.markup.source == tea.markup.source)
  }

  @Test func `what one edit brings the next one changes`() throws {
    let change = try tea.applying([
      .insert(
        [NewElement("switch", ["id": "sWi-tc-hNe"])],
        into: ElementPath("rOo-tV-iew").group("subviews"), before: "bUt-to-nPo"),
      .set("on", of: ElementPath("sWi-tc-hNe"), to: "YES"),
      .move("lAb-eL-one", into: ElementPath("rOo-tV-iew").group("subviews")),
    ])
    #expect(
      change.document.object("rOo-tV-iew")?.subviews.map { $0["id"] }
        == ["sWi-tc-hNe", "bUt-to-nPo", "lAb-eL-one"])
    #expect(change.document.object("sWi-tc-hNe")?["on"] == "YES")
    #expect(change.document.applying(change.inverse)?.markup.source == tea.markup.source)
  }

  @Test func `a view moves into a view that had none`() throws {
    let change = try tea.applying([
      .move("bUt-to-nPo", into: ElementPath("lAb-eL-one").group("subviews"))
    ])
    let label = change.document.object("lAb-eL-one")
    #expect(label?.subviews.map { $0["id"] } == ["bUt-to-nPo"])
    #expect(label?.child("subviews")?.position.column == label?.child("rect")?.position.column)
    #expect(change.document.object("rOo-tV-iew")?.subviews.count == 1)
  }

  @Test func `a view that has moved into the one before it changes further`() throws {
    let views = ["nEw-vi-one", "nEw-vi-two"]
    let root = ElementPath("rOo-tV-iew")
    let before = try tea.applying([
      .insert(views.map { NewElement("view", ["id": $0]) }, into: root.group("subviews"))
    ]).document
    let change = try before.applying([
      .move(views[1], into: ElementPath(views[0]).group("subviews")),
      .set("tag", of: ElementPath(views[1]), to: "3"), .set("tag", of: root, to: "4"),
    ])
    #expect(change.document.object(views[0])?.subviews.map { $0["tag"] } == ["3"])
    #expect(change.document.applying(change.inverse)?.text == before.text)
  }

  @Test func `a part takes the place of that with its key`() throws {
    let font = NewElement(
      "fontDescription", ["key": "fontDescription", "style": "UICTFontTextStyleBody"])
    #expect(
      try lines([.setChild(key: "fontDescription", of: ElementPath("lAb-eL-one"), to: font)]) == [
        "-<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
        "+<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>",
      ])
  }

  @Test func `an edit that can't be made says why, and none is made`() throws {
    func refusal(_ edits: [DocumentEdit]) -> DocumentEdit.Refusal? {
      do throws(DocumentEdit.Refusal) {
        _ = try tea.applying(edits)
        return nil
      } catch { return error }
    }
    let root = ElementPath("rOo-tV-iew")
    #expect(refusal([.set("x", of: ElementPath("nowhere"), to: "1")]) == .missing("nowhere"))
    #expect(
      refusal([.insert([NewElement("view", ["id": "lAb-eL-one"])], into: root.group("subviews"))])
        == .taken("lAb-eL-one"))
    #expect(refusal([.move("rOo-tV-iew", into: root.group("subviews"))]) == .inside("rOo-tV-iew"))
    #expect(
      refusal([.set("identifier", of: ElementPath("c01-aa-aaa"), to: "\u{7}")])
        == .unwritable(attribute: "identifier"))
    #expect(refusal([.insert([NewElement("a b")], into: root)]) == .malformed)
  }

  /// Edits made as one list have to give the same text as the same edits made one after the other.
  @Test(arguments: 0..<200)
  func `a list of edits is the same as its edits one by one`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var edits: [DocumentEdit] = []
    var single = tea
    for number in 0..<Int.random(in: 2...12, using: &random) {
      let edit = DocumentEdit.random(in: single, number: number, &random)
      single = try single.applying([edit]).document
      edits.append(edit)
    }
    let change = try tea.applying(edits)
    #expect(change.document.text == single.text)
    #expect(change.document.applying(change.inverse)?.text == tea.text)
    #expect(tea.applying(change.edits)?.text == single.text)
  }
}

extension Document {
  /// The text of the document.
  var text: String { String(decoding: markup.source.bytes, as: UTF8.self) }
}

extension String {
  fileprivate var trimmed: String { String(prefix(1)) + dropFirst().drop { $0 == " " } }
}
