import AutoLayout
import FontFixtures
import Foundation
import Testing

@testable import Nibs

@MainActor @Suite(.phone) struct `A document's fonts are found in files around it` {
  private let folder = TemporaryFolder()

  private func label(
    _ name: String = "ExampleSans-Bold", mode: DocumentResources.Mode = .run
  ) throws -> (font: UIFont?, size: CGSize?, messages: [String]) {
    let text = Documents.storyboard(
      """
      <label opaque="NO" contentMode="left" text="ABC" id="lA1">
          <rect key="frame" x="0.0" y="0.0" width="100" height="20"/>
          <fontDescription key="fontDescription" name="\(name)" family="Example Sans" pointSize="16"/>
      </label>
      """)
    let fonts = """
          <customFonts key="customFonts">
              <array key="Example.otf"><string>ExampleSans-Bold</string></array>
          </customFonts>
          <scenes>
      """
    let path = try folder.write(
      "App/Base.lproj/Main.storyboard", text.replacing("    <scenes>", with: fonts))
    let document = try OpenDocument(path: path)
    document.resources.mode = mode
    let controller = document.makeController(try #require(document.scenes.first))
    let label = controller.view.subviews.first as? UILabel
    return (
      label?.font, label?.intrinsicContentSize,
      document.resources.report.entries.map(\.message)
    )
  }

  private func write(_ name: String, _ font: TestFont = TestFont()) throws {
    try folder.write(name, Data(font.bytes))
  }

  @Test func `a label is as wide and as high as the file says`() throws {
    try folder.makeFolder("App.xcodeproj")
    try write("Fonts/Example.otf")
    let label = try label()
    #expect(label.font?.fontName == "ExampleSans-Bold")
    #expect(label.font?.familyName == "Example Sans")
    // 2.1 and 1.27 ems, on a screen of two pixels a point.
    #expect(label.size == CGSize(width: 34, height: 20.5))
    #expect(label.messages == [])
  }

  @Test func `a file of any name has the font, and names of iOS come first`() throws {
    try write("App/a.ttf")
    #expect(try label().font?.familyName == "Example Sans")
    var font = TestFont()
    (font.postScript, font.family) = ("Georgia", "Other")
    try write("App/b.ttf", font)
    #expect(try label("Georgia").font?.familyName == "Georgia")
  }

  @Test func `a font without a file is told, with the file that the document names`() throws {
    let run = try label()
    #expect(run.font?.fontName == "ExampleSans-Bold")
    #expect(
      run.messages == [
        "the font \"ExampleSans-Bold\" is measured as Helvetica Neue: it is in no file around the "
          + "document, which names Example.otf"
      ])
    #expect(
      try label("Example-Serif").messages == [
        "the font \"Example-Serif\" is measured as Times: it is in no file around the document"
      ])
  }

  @Test func `in the design it is the regular Helvetica Neue, whatever its name says`() throws {
    let design = try label("Example-SemiboldSerif", mode: .design)
    #expect(design.font?.fontName == "HelveticaNeue")
    // 1.165 ems; the 0.028 ems that the font has between lines are not below one.
    #expect(design.size?.height == 19)
    #expect(
      design.messages == [
        "the font \"Example-SemiboldSerif\" is measured as Helvetica Neue: it is in no file around "
          + "the document"
      ])
  }

  @Test func `fonts that iOS has are not told, and keep their weight in the design`() throws {
    let design = try label("Baskerville-Bold", mode: .design)
    #expect(design.font?.fontName == "Baskerville-Bold")
    #expect(design.messages == [])
  }

  @Test func `a damaged file is told, with its fault`() throws {
    let path = try folder.write("App/Example.otf", Data(TestFont().bytes.prefix(100)))
    #expect(
      try label().messages == [
        "the font \"ExampleSans-Bold\" is measured as Helvetica Neue: \(path): the file ends too "
          + "early, after 100 bytes"
      ])
  }

  @Test func `a link that leads out of the project is not followed`() throws {
    let outside = TemporaryFolder()
    let path = try outside.write("Example.otf", Data(TestFont().bytes))
    try folder.link("Example.otf", to: path)
    try folder.makeFolder("App")
    try folder.link("App/Example.otf", to: path)
    #expect(
      try label().messages == [
        "the font \"ExampleSans-Bold\" is measured as Helvetica Neue: "
          + "\(folder.path)/App/Example.otf leads out of the folder of the document"
      ])
  }

  @Test func `code of an app finds the fonts of its folder`() throws {
    try write("Fonts/Example.otf")
    AppResources.take(folder.path, depth: 3, bundle: "\(folder.path)/none", module: "App")
    defer { AppResources.forget() }
    #expect(UIFont(name: "ExampleSans-Bold", size: 16)?.familyName == "Example Sans")
    #expect(UIFont.fontNames(forFamilyName: "Example Sans") == ["ExampleSans-Bold"])
  }
}
