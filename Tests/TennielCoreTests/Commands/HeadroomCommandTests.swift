import JSON
import Testing

@testable import TennielCore

@MainActor
@Suite struct `headroom` {
  private func run(_ words: String...) -> Outcome {
    Program(
      name: "tenniel", scenes: NamedScene.shipped,
      environment: ProgramEnvironment(variables: ["LANG": "C.UTF-8"])
    ).run(words)
  }

  @Test func `tells of each text how long it can get, and what is wrong then`() {
    #expect(
      run("headroom", "wonderland")
        == Outcome(
          output: """
            Wonderland on iPhone 7 Plus, 414 x 736
              titleLabel    10 characters, up to 23 (x2.3); with 24: titleLabel reaches 1.333 points beyond \
            the left and 1.667 points beyond the right of the screen
              chapterLabel  9 characters, up to 41 (x4.6); with 42: chapterLabel reaches 0.667 points beyond \
            the left and 0.667 points beyond the right of the screen
              bookTextView  1208 characters, nothing wrong up to 4832
              text size     up to AX5, the largest

            """))
  }

  @Test func `has the same in JSON, with the check`() throws {
    let json = run("headroom", "wonderland", "--format", "json").output
    let scene = try #require(try JSONDocument(Array(json.utf8)).root["scenes"]?.elements.first)
    let texts = try #require(scene["texts"]?.elements)
    #expect(texts.map { $0["characters"]?.number } == [10, 9, 1208])
    #expect(texts.map { $0["longest"]?.number } == [23, 41, nil])
    #expect(texts.map { $0["check"]?.string } == ["off-screen", "off-screen", nil])
    #expect(
      scene["sizes"]?.elements.map { $0["size"]?.string }
        == ["XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"])
  }

  @Test func `tells of all scenes of a document, or of the one that is named`() throws {
    let folder = try DocumentFolder()
    let path = try folder.write(DocumentText.storyboard(), to: "Main.storyboard")
    let detail = """
      Detail on 375 x 667
        no text in sight can be edited
        text size  up to AX5, the largest

      """
    let login = """
      Login on 375 x 667
        heading    7 characters, nothing wrong up to 47
        text size  up to AX5, the largest

      """
    #expect(run("headroom", path).output == login + "\n" + detail)
    #expect(run("headroom", path + "#Login").output == login)
    let json = run("headroom", path, "--format", "json").output
    #expect(
      try JSONDocument(Array(json.utf8)).root["scenes"]?.elements.map { $0["scene"]?.string }
        == ["Login", "Detail"])
  }

  @Test func `says where there is no text, and where the text size is the largest already`() throws
  {
    let folder = try DocumentFolder()
    let path = try folder.write(DocumentText.storyboard(), to: "Main.storyboard")
    #expect(
      run("headroom", path, "--text-size", "AX5").output.hasSuffix(
        "\n  text size  the largest already\n"))
  }
}
