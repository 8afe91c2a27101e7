import Cells
import Painting
import Stage

extension TestScreen {
  /// The screen as text, as `tenniel render` draws it.
  /// - Parameters:
  ///   - columns: The number of columns in which the screen is drawn; by default, a cell is 8 by 16
  ///     points.
  ///   - ascii: Whether only ASCII characters are used.
  ///   - guides: Whether margins, the safe area and layout guides are drawn.
  public func picture(columns: Int? = nil, ascii: Bool = false, guides: Bool = false) -> String {
    layout()
    return ViewPainter.paint(
      host, in: Viewport(screenSize: host.screen.size, columns: columns),
      options: ViewPainter.Options(
        glyphs: ascii ? .ascii : .unicode, depth: .none, showsGuides: guides)
    ).text
  }

  /// The content of a golden.
  public struct GoldenContent: OptionSet, Hashable, Sendable {
    /// The bits of the content, for `OptionSet`.
    public let rawValue: Int
    /// Creates content from its bits, for `OptionSet`.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The screen as text. A move by less than a cell may not show.
    public static let picture = GoldenContent(rawValue: 1)
    /// The table of frames, in which every pixel shows.
    public static let frames = GoldenContent(rawValue: 2)
  }

  /// Compares the screen with a picture stored in a file, `Goldens/NAME.txt` beside the test.
  ///
  /// `TENNIEL_UPDATE_GOLDENS` in the environment says which files are written: `missing` (the
  /// default) writes those that are not there yet, and their tests fail this time; `failed` also
  /// writes those that differ; `all` and `never` write all and none. Where `CI` is set, the default
  /// is `never`. (`exclude: ["Goldens"]` in the test target tells the package manager that the
  /// files are not sources.)
  ///
  /// - Parameters:
  ///   - name: The file's name without its extension. Slashes in it make folders.
  ///   - content: The picture, the frames, or both.
  ///   - columns: The number of columns in which the screen is drawn; by default, a cell is 8 by 16
  ///     points.
  ///   - ascii: Whether only ASCII characters are used.
  ///   - folder: The folder of the goldens, relative to the folder of the test.
  ///   - file: The source file of the test.
  /// - Throws: ``LayoutTestError`` if there is no golden yet, or if it differs; the description
  ///   shows both.
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
