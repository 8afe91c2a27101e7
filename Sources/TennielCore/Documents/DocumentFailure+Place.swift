import Nibs

extension DocumentFailure {
  init(_ error: DocumentError, in path: String) {
    let message = error.description
    self.init(message)
    let place = message.dropFirst(path.count + 1).split(separator: ":").prefix(2).compactMap {
      Int($0)
    }
    guard message.hasPrefix(path + ":"), place.count == 2,
      let line = OpenDocument.line(place[0], of: path)
    else { return }
    let (text, column) = Self.window(of: line, around: place[1])
    self.line = place[0]
    excerpt = [text, String(repeating: " ", count: column - 1) + "^"]
  }

  /// The most characters of a line that are shown.
  private static let width = 70

  /// The part of a line around a column, and the column in it. Tabs become blanks.
  private static func window(of line: String, around column: Int) -> (String, Int) {
    let scalars = line.unicodeScalars.map { $0 == "\t" ? " " : $0 }
    let indent = scalars.prefix { $0 == " " }.count
    let first = min(max(indent, column - 1 - width * 2 / 3), max(0, column - 1))
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.dropFirst(first).prefix(width))
    return (String(text), column - first)
  }
}
