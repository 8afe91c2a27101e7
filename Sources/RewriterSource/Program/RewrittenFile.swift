import Foundation

/// A rewritten file, and the places of its lines in the files of the app.
///
/// The compiler names the app's own lines in what it says, by `#sourceLocation`.
struct RewrittenFile {
  let path: String
  private let bytes: [UInt8]
  /// For each line, counted from 0, the file and the line of the app's.
  private let places: [(path: String, line: Int)]
  /// The app's files that have lines here: most files have those of one.
  private let paths: Set<String>
  private let texts: [Substring]

  /// The file as a tree, which is parsed anew each time.
  var source: SourceText { SourceText(path: path, bytes: bytes) }

  init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
    var places: [(path: String, line: Int)] = []
    var (shown, line) = (path, 1)
    texts = String(decoding: bytes, as: UTF8.self)
      // A carriage return and a newline are one character.
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for text in texts {
      places.append((shown, line))
      line += 1
      if let place = Self.place(in: text) { (shown, line) = place }
    }
    self.places = places
    paths = Set(places.map(\.path))
  }

  /// Reads a file that was written before; nil if it can't be read.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(path: path, bytes: Array(data))
  }

  /// The line, counted from 1, that stands for a line of the app's; nil if none does.
  /// - Parameter isFull: Whether it has something at the column: what was moved has left empty
  ///   lines.
  func line(for line: Int, of path: String, column: Int, isFull: Bool) -> Int? {
    guard paths.contains(path) else { return nil }
    let found = places.indices.filter { places[$0].line == line && places[$0].path == path }
    let last =
      isFull
      ? found.last { texts[$0].utf8.dropFirst(column - 1).contains { $0 != 32 } } : found.last
    return last.map { $0 + 1 }
  }

  /// The line of the app's for a line, counted from 1.
  func place(ofLine line: Int) -> (path: String, line: Int) { places[line - 1] }

  mutating func apply(_ edits: [Edit]) {
    self = RewrittenFile(path: path, bytes: bytes.applying(edits))
  }

  func write() throws { try Data(bytes).write(to: URL(fileURLWithPath: path)) }

  /// The line that makes the lines below it those of a file of the app's.
  static func beginning(_ path: String) -> String {
    "#sourceLocation(file: \(path.literal), line: 1)\n"
  }

  private static func place(in line: Substring) -> (path: String, line: Int)? {
    let (beginning, middle) = ("#sourceLocation(file: \"", "\", line: ")
    guard line.hasPrefix(beginning), line.hasSuffix(")"), let end = line.ranges(of: middle).last,
      let number = Int(line[end.upperBound...].dropLast())
    else { return nil }
    let path = String(line[line.index(line.startIndex, offsetBy: beginning.count)..<end.lowerBound])
    return (path.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\"), number)
  }
}
