/// The user's editor: a command in words, which no shell has read.
package struct Editor: Equatable, Sendable {
  /// The program and its arguments; empty if none is named.
  let words: [String]

  init(words: [String]) { self.words = words }

  /// The editor of an environment: VISUAL, or else EDITOR.
  package init(in variables: [String: String]) {
    let named = ["VISUAL", "EDITOR"].lazy.compactMap { variables[$0] }
      .map(Self.split).first { !$0.isEmpty }
    words = named ?? []
  }

  /// The command that opens a file at a line, as far as the editor is known to be told one.
  func command(for path: String, line: Int) -> [String] {
    guard let program = words.first else { return [] }
    switch program.split(separator: "/").last.map(String.init) ?? program {
    case "vi", "vim", "nvim", "gvim", "view", "vimx", "nano", "pico", "emacs", "emacsclient", "joe",
      "jed", "ne", "mg", "micro", "kak", "zile", "mcedit", "gedit", "kate":
      return words + ["+\(line)", path]
    case "code", "code-insiders", "codium", "vscodium", "cursor", "windsurf":
      return words + ["--goto", "\(path):\(line)"]
    case "hx", "helix", "subl", "zed", "zeditor", "lapce":
      return words + ["\(path):\(line)"]
    default:
      return words + [path]
    }
  }

  /// The words of a text between blanks. Quotes keep blanks in a word, a backslash any character.
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word = (word ?? "") + String(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return words + (word.map { [$0] } ?? [])
  }
}
