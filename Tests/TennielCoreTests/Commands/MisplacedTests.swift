import Testing

@testable import Commands
@testable import TennielCore

@Suite struct `A view drawn elsewhere than its constraints put it` {
  private func check(_ document: String, _ words: String...) throws -> [String] {
    let folder = DocumentFolder()
    let path = try folder.write(document, to: "Main.storyboard")
    let program = Program.tenniel([])
    let outcome = program.run(["check", path, "--fail-on", "misplaced", "--notes"] + words)
    return outcome.output.split(separator: "\n").map(String.init).filter {
      $0.contains("[misplaced]")
    }
    .map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  @Test func `is found on the screen that the document is drawn for, and on no other`() throws {
    let document = DocumentText.storyboard()
    let found = [
      "note: heading is drawn at 16,40 100x21, and its constraints put it at 16,40 51.5x20.5 [misplaced]"
    ]
    #expect(try check(document) == found)
    #expect(try check(document, "--devices", "iphone 8") == found)
    #expect(try check(document, "--devices", "iphone 4s") == [])
    #expect(try check(document, "--text-sizes", "XL") == [])
    #expect(try check(document, "--directions", "rtl") == [])
  }

  @Test func `is found among all widths at the one that the document is drawn for`() throws {
    let document = DocumentText.storyboard()
    #expect(try check(document, "--every-width", "320...400").count == 1)
    #expect(try check(document, "--every-width", "320...374") == [])
  }

  @Test func `is none where it is drawn within half a point`() throws {
    let document = DocumentText.storyboard().replacing(
      #"width="100" height="21""#, with: #"width="52" height="20.5""#)
    #expect(try check(document) == [])
  }
}
