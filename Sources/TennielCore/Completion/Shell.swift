/// A shell that completes command lines.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script by which the shell completes the command lines of a program.
  func script(for program: CompletedProgram) -> String {
    switch self {
    case .bash: program.bashScript
    case .zsh: program.zshScript
    case .fish: program.fishScript
    }
  }

  /// A word as the shell reads it, in quotes unless it has plain characters alone.
  func quoted(_ word: String) -> String {
    if word.wholeMatch(of: /[A-Za-z0-9_.,\/-]+/) != nil { return word }
    switch self {
    case .bash, .zsh: return "'" + word.replacing("'", with: #"'\''"#) + "'"
    case .fish:
      return "'" + word.replacing(#"\"#, with: #"\\"#).replacing("'", with: #"\'"#) + "'"
    }
  }

  /// Words as the shell reads them, with blanks between them.
  func quoted(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// An array of words, in lines that begin with so many blanks if it is long.
  func array(_ words: [String], indent: Int) -> String {
    let margin = "\n" + String(repeating: " ", count: indent)
    var lines = [""]
    for word in words.map(quoted) {
      if lines[lines.count - 1].count + word.count > 90 - indent { lines.append("") }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    if lines.count == 1 { return "(\(lines[0]))" }
    return "(" + lines.map { margin + "  " + $0 }.joined() + margin + ")"
  }

  /// The pattern of a `case` that each of some words fits.
  func pattern(of words: [String]) -> String {
    self == .fish ? quoted(words) : words.map(quoted).joined(separator: " | ")
  }
}
