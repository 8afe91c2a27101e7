import JSON
import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore
@testable import TerminalApp

@Suite struct `breakpoints` {
  @Test func `are the widths at which views, lines of texts or problems change`() {
    #expect(
      run("breakpoints", "adaptive buttons: truncated")
        == Outcome(
          output: """
            Adaptive buttons: truncated on iPhone 7 Plus, 414 x 736, widths 320 to 1366
               518  greenButton's text fits
               519  redButton stops widening, greenButton stops widening
               585  textLabel 1 line
               660  w regular
               713  textLabel stops widening

            """))
    #expect(
      run("breakpoints", "adaptive buttons: truncated", "--every-width", "520...584").output
        == """
        Adaptive buttons: truncated on iPhone 7 Plus, 414 x 736, widths 520 to 584
          the same at all of them

        """)
  }

  @Test func `have size classes that follow the size, or keep those of the screen`() {
    #expect(
      run("breakpoints", "wonderland").output == """
        Wonderland on iPhone 7 Plus, 414 x 736, widths 320 to 1366
           660  w regular
           713  bookTextView stops widening

        """)
    #expect(
      run("breakpoints", "wonderland", "--keep-classes").output == """
        Wonderland on iPhone 7 Plus, 414 x 736, widths 320 to 1366, its size classes kept
           713  bookTextView stops widening

        """)
    // What is forced stays.
    #expect(
      run("breakpoints", "wonderland", "--width-class", "compact").output == """
        Wonderland on iPhone 7 Plus, 414 x 736, widths 320 to 1366
           713  bookTextView stops widening

        """)
  }

  @Test func `are those of the ruler of the app`() throws {
    for name in ["Wonderland", "Adaptive buttons: truncated", "Form"] {
      for (keys, option) in [("R", "--every-width"), ("R R", "--every-height")] {
        let user = try User(name, columns: 120, rows: 40, keys: keys)
        let reading = try #require(user.rulerReading)
        #expect(reading.isComplete)
        let (low, high) = (reading.range.lowerBound, reading.range.upperBound)
        let json = run("breakpoints", name, option, "\(low)...\(high)", "--format", "json").output
        let scene = try #require(JSONDocument(Array(json.utf8)).root["scenes"]?.elements.first)
        let found = scene["breakpoints"]?.elements ?? []
        #expect(
          found.map { $0["length"]?.number } == reading.breakpoints.map { Double($0.length) },
          "\(name) \(keys)")
        #expect(
          found.map { $0["changes"]?.elements.map(\.string) }
            == reading.breakpoints.map { $0.changes.map(Optional.init) }, "\(name) \(keys)")
      }
    }
  }

  @Test func `are heights where these are asked for`() throws {
    let folder = DocumentFolder()
    let path = try folder.writeStoryboard()
    #expect(
      run("breakpoints", path, "--every-height=30...100").output == """
        Login on 375 x 667, heights 30 to 100
            60  heading is on the screen

        """)
  }

  @Test func `have the first changes of many as text, and all as JSON`() throws {
    let text = run("breakpoints", "chessboard").output
    #expect(
      text.hasSuffix(
        """
          664  view.UIStackView stops widening, UIStackView.UIStackView stops widening, \
        a8 stops widening, and 88 more

        """))
    let json = run("breakpoints", "chessboard", "--format", "json").output
    let scene = try #require(try JSONDocument(Array(json.utf8)).root["scenes"]?.elements.first)
    #expect(scene["axis"]?.string == "width")
    #expect(scene["range"]?.elements.map(\.number) == [320, 1366])
    let found = try #require(scene["breakpoints"]?.elements)
    #expect(found.map { $0["length"]?.number } == [660, 664])
    #expect(found[1]["changes"]?.elements.count == 91)
  }
}
