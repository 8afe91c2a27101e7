import Cells
import Stage

extension TestScreen {
  /// The screen as text, as `tenniel render` draws it.
  /// - Parameters:
  ///   - columns: How many columns the screen is drawn in; without it, a cell is 8 by 16 points.
  ///   - ascii: Whether it is drawn without any character beyond ASCII.
  ///   - guides: Whether margins, the safe area and layout guides are drawn.
  public func picture(columns: Int? = nil, ascii: Bool = false, guides: Bool = false) -> String {
    layout()
    return ViewPainter.paint(
      host, in: Viewport(screenSize: host.screen.size, columns: columns),
      options: ViewPainter.Options(
        glyphs: ascii ? .ascii : .unicode, depth: .none, showsGuides: guides)
    ).text
  }

  /// What a golden shows.
  public struct GoldenContent: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The screen as text: what moves by less than a cell may look the same.
    public static let picture = GoldenContent(rawValue: 1)
    /// The table of frames, which shows every pixel.
    public static let frames = GoldenContent(rawValue: 2)
  }

  /// Holds the screen against a picture that is kept in a file, `Goldens/NAME.txt` beside the test.
  ///
  /// Where the environment has `TENNIEL_UPDATE_GOLDENS=1`, the file is written instead; otherwise nothing is ever written.
  /// (`exclude: ["Goldens"]` in the test target tells the package manager that the files are no sources.)
  ///
  /// - Parameters:
  ///   - name: The file's name without its ending. Folders are made for slashes in it.
  ///   - content: The picture, the frames, or both.
  ///   - columns: How many columns the screen is drawn in; without it, a cell is 8 by 16 points.
  ///   - ascii: Whether it is drawn without any character beyond ASCII.
  ///   - folder: Where goldens are kept, seen from the folder of the test.
  ///   - file: The test.
  /// - Throws: ``LayoutTestError`` where there is no golden yet, or another one; its description shows both.
  public func check(
    golden name: String, showing content: GoldenContent = .picture, columns: Int? = nil,
    ascii: Bool = false, in folder: String = "Goldens", file: String = #filePath
  ) throws(LayoutTestError) {
    let golden = try Golden(name, in: folder, besideSource: file)
    try golden.check(text(showing: content, columns: columns, ascii: ascii))
  }

  func text(showing content: GoldenContent, columns: Int?, ascii: Bool) -> String {
    var parts: [String] = []
    if content.contains(.picture) { parts.append(picture(columns: columns, ascii: ascii)) }
    if content.contains(.frames) { parts.append(frames()) }
    return parts.joined(separator: "\n\n")
  }
}
