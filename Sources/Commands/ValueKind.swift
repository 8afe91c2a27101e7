/// What a word of the command line may be: the value of an option, or an operand. Parsing takes the
/// same words, completion offers them, and the manual names them.
package enum ValueKind: Hashable, Sendable {
  /// A text that is not known beforehand, such as a number.
  case text
  /// One of some words.
  case word([String])
  /// Some of the words, with commas between them, or one of those that stand for a whole list.
  case list([String], whole: [String])
  /// One of some words, `=` and a file.
  case wordAndFile([String])
  case file, folder
  /// A storyboard or xib, or a folder with documents.
  case document
  /// A scene of the program, or a document.
  case scene

  /// The words that are known beforehand, those for a whole list first.
  package var words: [String] {
    switch self {
    case .word(let words), .wordAndFile(let words): words
    case .list(let words, let whole): whole + words
    case .text, .file, .folder, .document, .scene: []
    }
  }
}
