import InterfaceBuilder
import Testing

@testable import Documents

@Suite struct DraftTests {
  private func draft() throws -> Draft {
    let text = Array(DocumentText.storyboard().utf8)
    return Draft(try #require(Document.read(text, name: "a.storyboard").document), path: "a")
  }

  private func setting(_ name: String, to value: String) -> [DocumentEdit] {
    [.set(name, of: ElementPath("lab-el-001"), to: value)]
  }

  private func label(_ draft: Draft) -> [String?] {
    let element = draft.document.object("lab-el-001")
    return [element?["text"], element?["textAlignment"]]
  }

  @Test func `what follows from a step is taken back and made again with it`() throws {
    var draft = try draft()
    let before = label(draft)
    #expect(try draft.make(setting("text", to: "Tea"), sentence: "text = Tea"))
    #expect(try draft.extend(with: setting("textAlignment", to: "right"), sentence: "text = Tea"))
    #expect(draft.done.map(\.sentence) == ["text = Tea"])
    #expect(label(draft) == ["Tea", "right"])
    var selection: [String] = []
    #expect(draft.undo(from: &selection) == "text = Tea")
    #expect(label(draft) == before && !draft.isChanged)
    #expect(draft.redo(from: &selection) == "text = Tea")
    #expect(label(draft) == ["Tea", "right"])
  }

  @Test func `what takes the place of a step takes that of what follows from it`() throws {
    var draft = try draft()
    let alignment = label(draft)[1]
    try draft.make(setting("text", to: "T"), sentence: "text = T")
    _ = try draft.extend(with: setting("textAlignment", to: "right"), sentence: "text = T")
    try draft.make(setting("text", to: "Te"), sentence: "text = Te", replacesLast: true)
    #expect(draft.done.map(\.sentence) == ["text = Te"])
    #expect(label(draft) == ["Te", alignment])
  }

  @Test func `what follows from a step that changes nothing is a step`() throws {
    var draft = try draft()
    let text = try #require(label(draft)[0])
    #expect(try !draft.make(setting("text", to: text), sentence: "nothing"))
    #expect(try draft.extend(with: setting("text", to: "Tea"), sentence: "frames"))
    #expect(draft.done.map(\.sentence) == ["frames"])
  }

  @Test func `what follows from a step back to the text of the file is unsaved`() throws {
    var draft = try draft()
    let text = try #require(label(draft)[0])
    try draft.make(setting("text", to: "Tea"), sentence: "text = Tea")
    try draft.make(setting("text", to: text), sentence: "text = \(text)")
    #expect(draft.unsaved.sentences == [])
    _ = try draft.extend(with: setting("textAlignment", to: "right"), sentence: "text = \(text)")
    #expect(draft.isChanged)
    #expect(draft.unsaved.sentences == ["text = \(text)"])
  }
}
