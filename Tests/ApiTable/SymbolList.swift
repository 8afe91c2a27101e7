/// The symbols that are looked for: what the file beside this one lists.
struct SymbolList {
  /// One symbol of the list.
  struct Entry {
    let line: Int
    let section: String
    /// The type that it is a member of, or an empty text.
    let type: String
    let source: String
    let declaration: Declaration
    /// Why it is left out, if it is.
    let absence: String?

    /// As in `UIView.frame(forAlignmentRect:)`.
    var path: String { type.isEmpty ? declaration.name : "\(type).\(declaration.name)" }
  }

  private(set) var entries: [Entry] = []
  /// What is wrong with the list itself, each with its line.
  private(set) var mistakes: [String] = []

  init(_ text: String) {
    var section = ""
    var type = ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
      if line.hasPrefix("== ") {
        section = String(line.dropFirst(3))
        type = ""
        continue
      }
      let parts = line.split(separator: "  // ")
      let source = parts[0].trimmed
      guard let declaration = Declaration(source) else {
        mistakes.append("line \(index + 1): this declares nothing: \(source)")
        continue
      }
      var absence: String?
      for note in parts.dropFirst() {
        if let reason = note.trimmed(after: "absent:") {
          absence = reason
          if reason.isEmpty {
            mistakes.append("line \(index + 1): absent without a reason: \(source)")
          }
        } else {
          mistakes.append("line \(index + 1): 'absent:' is not before: \(note)")
        }
      }
      let isMember = line.hasPrefix(" ")
      if !isMember {
        type = ["var", "func", "typealias"].contains(declaration.kind) ? "" : declaration.name
        if declaration.kind == "extension" { continue }
      }
      entries.append(
        Entry(
          line: index + 1, section: section, type: isMember ? type : "", source: source,
          declaration: declaration, absence: absence))
    }
  }
}

extension StringProtocol {
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// What follows the words, or nil if the text begins otherwise.
  fileprivate func trimmed(after words: String) -> String? {
    hasPrefix(words) ? dropFirst(words.count).trimmed : nil
  }
}
