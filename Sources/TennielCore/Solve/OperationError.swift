import Stage

/// Why a line is skipped: what is wrong with it, and what would be right.
struct OperationError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }

  /// What is wrong, followed by the nearest names that would be right, or by advice if none is
  /// near.
  ///
  /// Among very many names none is looked for: a stream of such mistakes would never end.
  init(
    _ wrong: String, name: Name, among known: some Collection<Name>, orElse advice: String
  ) {
    let near =
      known.count > 1000 ? [] : Nearest.suggestions(for: name.text, among: known.map(\.text))
    message =
      wrong + "; "
      + (near.isEmpty
        ? advice : "nearest: " + near.map { Self.quoted(Name($0)) }.joined(separator: ", "))
  }

  /// A name as it stands in JSON.
  static func quoted(_ name: Name) -> String { JSON.string(name).text }
}
