import InterfaceBuilder
import SeededRandom
import Testing

@Suite struct DocumentDifferencesTests {
  private let tea = document(storyboard)

  /// What differs after edits: a line for each object.
  private func differences(_ edits: [DocumentEdit]) throws -> [String] {
    let changed = try tea.applying(edits).document
    return DocumentDifferences(from: tea, to: changed).lines
  }

  @Test func `a document does not differ from itself, nor from the same with other spaces`() {
    #expect(DocumentDifferences(from: tea, to: tea).isEmpty)
    let indented = document(storyboard.replacing("\n    ", with: "\n        "))
    #expect(DocumentDifferences(from: tea, to: indented).lines == [])
  }

  @Test func `values differ by the names of attributes and the keys of parts`() throws {
    let label = ElementPath("lAb-eL-one")
    #expect(
      try differences([
        .set("constant", of: ElementPath("c02-aa-aaa"), to: "24"),
        .set("hidden", of: label, to: "YES"), .set("opaque", of: label, to: nil),
        .set("x", of: label.child("rect", key: "frame"), to: "8"),
        .set("alpha", of: label.variation("widthClass=regular"), to: "0.5"),
      ]) == ["lAb-eL-one: hidden opaque; frame; variation", "c02-aa-aaa: constant"])
  }

  @Test func `members of groups come and go`() throws {
    let root = ElementPath("rOo-tV-iew")
    #expect(
      try differences([
        .insert([NewElement("view", ["id": "new"])], into: root.group("subviews")),
        .remove(ElementPath("c03-aa-aaa")),
      ]) == ["rOo-tV-iew: subviews +new; constraints -c03-aa-aaa"])
    #expect(
      try differences([.move("bUt-to-nPo", into: root.group("subviews"), before: "lAb-eL-one")])
        == ["rOo-tV-iew: subviews reordered"])
  }

  @Test func `a view that moves differs in nothing else, unless it has changed`() throws {
    let label = ElementPath("lAb-eL-one")
    let move = DocumentEdit.move("bUt-to-nPo", into: label.group("subviews"))
    let moved = [
      "rOo-tV-iew: subviews -bUt-to-nPo", "lAb-eL-one: subviews +bUt-to-nPo",
    ]
    #expect(try differences([move]) == moved)
    #expect(
      try differences([move, .set("tag", of: ElementPath("bUt-to-nPo"), to: "1")])
        == moved + ["bUt-to-nPo: tag"])
  }

  @Test func `what stands outside of objects differs by its name`() {
    let other = document(storyboard.replacing("retina6_12", with: "retina6_1"))
    #expect(DocumentDifferences(from: tea, to: other).lines == ["-: device"])
    let connected = document(storyboard.replacing("pour:", with: "fill:"))
    #expect(
      DocumentDifferences(from: tea, to: connected).lines == ["bUt-to-nPo: connections"])
  }

  @Test func `an object of another class is another one`() {
    let other = document(
      storyboard.replacing("<label ", with: "<textField ").replacing(
        "</label>", with: "</textField>"))
    #expect(
      DocumentDifferences(from: tea, to: other).lines
        == ["rOo-tV-iew: subviews -lAb-eL-one +lAb-eL-one"])
  }

  /// All that differs must be named: an object without a change has equal values on both sides.
  @Test(arguments: 0..<100)
  func `objects that are not named say the same`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    var current = tea
    for number in 0..<Int.random(in: 1...8, using: &random) {
      let edit = DocumentEdit.random(in: current, number: number, &random)
      current = try current.applying([edit]).document
    }
    let differences = DocumentDifferences(from: tea, to: current)
    let named = Dictionary(grouping: differences.changes, by: { $0.id ?? "" })
    #expect(named.values.allSatisfy { $0.count == 1 })
    for object in current.identifiedObjects {
      guard let id = object["id"], let former = tea.object(id), named[id] == nil else { continue }
      #expect(object.ownDescription == former.ownDescription)
    }
    #expect(
      differences.isEmpty
        == (current.root.ownDescription == tea.root.ownDescription
          && tea.identifiedObjects.map(\.ownDescription)
            == current.identifiedObjects.map(\.ownDescription))
    )
  }
}

extension DocumentDifferences {
  fileprivate var lines: [String] {
    changes.map { change in
      let groups = change.groups.map { group in
        ([group.name] + group.removed.map { "-\($0)" } + group.inserted.map { "+\($0)" }
          + (group.isReordered ? ["reordered"] : [])).joined(separator: " ")
      }
      let parts = [
        change.attributes.joined(separator: " "), change.parts.joined(separator: " "),
        groups.joined(separator: "; "), change.others.joined(separator: " "),
      ]
      return "\(change.id ?? "-"): " + parts.filter { !$0.isEmpty }.joined(separator: "; ")
    }
  }
}

extension InterfaceBuilder.Element {
  /// What the element says itself, and what objects it has.
  fileprivate var ownDescription: String {
    let attributes = attributes.map { "\($0.name)=\($0.value)" }.sorted()
    let inner = children.map { child in
      child["id"].map { "<\(child.name) \($0)>" } ?? child.ownDescription
    }
    return
      "\(name) \(attributes) \(inner) \(children.isEmpty ? text.filter { !$0.isWhitespace } : "")"
  }
}
