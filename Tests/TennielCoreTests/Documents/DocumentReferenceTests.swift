import Testing

@testable import Documents

@Suite struct DocumentReferenceTests {
  @Test func `a path ends as a document or is there, with a scene after the last sign`() throws {
    #expect(DocumentReference("no/such/Main.storyboard")?.path == "no/such/Main.storyboard")
    #expect(DocumentReference("Main.xib#Card")?.scene == "Card")
    #expect(DocumentReference("a#b.storyboard#c#d")?.path == "a#b.storyboard")
    #expect(DocumentReference("a#b.storyboard#c#d")?.scene == "c#d")
    #expect(DocumentReference("gallery") == nil)
    #expect(DocumentReference("") == nil)
    #expect(DocumentReference("#x") == nil)
    let folder = DocumentFolder()
    let odd = try folder.write("", to: "odd#name")
    #expect(DocumentReference(odd) != nil)
    #expect(DocumentReference(odd)?.scene == nil)
    #expect(DocumentReference(odd + "#x")?.path == odd)
    #expect(DocumentReference(folder.path)?.path == folder.path)
  }
}
