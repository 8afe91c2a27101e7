/// An error that the compiler has printed: `FILE:LINE:COLUMN: error: MESSAGE`, and below it the
/// line that it has compiled.
struct CompilerMessage: Equatable {
  let path: String
  let line: Int
  /// The column in bytes of the line that was compiled, counted from 1.
  let column: Int
  let text: String
  /// The line that was compiled, which is not always the line as it is written.
  let compiled: String

  /// Whether the compiler has not found out what is wrong: mostly something else is.
  var isSecondary: Bool {
    isOfEffort || text.hasPrefix("cannot infer contextual base")
      || text.hasPrefix("unable to infer type of a closure parameter")
      || text.hasPrefix("type of expression is ambiguous")
  }
  var isOfEffort: Bool { text.contains("in reasonable time") }

  /// The errors among printed lines, without repetition, in the order of their files: processes
  /// that compile at once end in any order. Those of a file's grammar come first in it.
  static func errors(in printed: [UInt8]) -> [CompilerMessage] {
    var errors: [CompilerMessage] = []
    let lines = String(decoding: printed, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      guard let middle = line.firstRange(of: ": error: ") else { continue }
      let place = line[..<middle.lowerBound].split(separator: ":")
      guard place.count >= 3, let column = Int(place[place.count - 1]),
        let number = Int(place[place.count - 2])
      else { continue }
      let error = CompilerMessage(
        path: place.dropLast(2).joined(separator: ":"), line: number, column: column,
        text: String(line[middle.upperBound...]),
        compiled: index + 1 < lines.count ? String(lines[index + 1]) : "")
      if !errors.contains(error) { errors.append(error) }
    }
    return errors.sorted { $0.path < $1.path }
  }

  /// What the compiler was at when it crashed, as its last words have it: `(at FILE:LINE:COLUMN)`;
  /// nil if it has not crashed.
  static func crash(in printed: [UInt8]) -> CompilerMessage? {
    let text = String(decoding: printed, as: UTF8.self)
    guard text.contains("Stack dump:"),
      let place = text.matches(of: /\(at (.+):([0-9]+):([0-9]+)\)/).last?.output
    else { return nil }
    return CompilerMessage(
      path: String(place.1), line: Int(place.2) ?? 1, column: Int(place.3) ?? 1,
      text: "the compiler itself crashes here", compiled: "")
  }

  /// The column in the line as it is written. Of what was rewritten, it is the beginning.
  func column(inLineAsWritten written: String) -> Int {
    let (before, after) = (Array(written.utf8), Array(compiled.utf8))
    let shared = zip(before, after).prefix { $0 == $1 }.count
    if column <= shared + 1 { return column }
    let rest = zip(before.dropFirst(shared).reversed(), after.dropFirst(shared).reversed())
      .prefix { $0 == $1 }.count
    let fromEnd = after.count - (column - 1)
    return fromEnd <= rest ? before.count - fromEnd + 1 : shared + 1
  }

  /// The error as one of another file.
  func inFile(_ path: String) -> CompilerMessage {
    CompilerMessage(path: path, line: line, column: column, text: text, compiled: compiled)
  }

  var fault: CutRequest.Fault {
    CutRequest.Fault(path: path, line: line, column: column, message: text)
  }
}
