import Cells
import Wording

/// A line of a contract.
struct ContractLine: Sendable {
  /// The number of the line, from 1.
  let number: Int
  let scalars: [Unicode.Scalar]

  /// The lines of a text, which end with a line feed, a carriage return or both.
  static func lines(of text: String) -> [ContractLine] {
    var lines: [[Unicode.Scalar]] = [[]]
    var wasReturn = false
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" {
        if !(scalar == "\n" && wasReturn) { lines.append([]) }
      } else if scalar != "\u{FEFF}" {
        lines[lines.count - 1].append(scalar)
      }
      wasReturn = scalar == "\r"
    }
    return lines.enumerated().map { ContractLine(number: $0 + 1, scalars: $1) }
  }

  /// The text between two columns, with one blank for several.
  func text(from start: Int, upTo end: Int) -> String {
    let part = scalars[min(start - 1, scalars.count)..<min(end - 1, scalars.count)]
    return part.split(whereSeparator: \.properties.isWhitespace).map { words in
      String(String.UnicodeScalarView(words))
    }.joined(separator: " ")
  }

  /// The line, and a mark under a column; both begin later where the line is long.
  func excerpt(at column: Int) -> [String] {
    let start = max(0, column - 60)
    let shown = scalars.dropFirst(start).prefix(100).map { $0 == "\t" ? " " : $0 }
    guard !shown.allSatisfy(\.properties.isWhitespace) else { return [] }
    let text = String(String.UnicodeScalarView(shown)).printable
    let place = column - 1 - start
    return ["  " + text, "  " + text.marks(under: place..<place)]
  }
}
