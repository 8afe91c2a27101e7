import JSON
import Stage

/// Why a line is skipped: what is wrong with it, and what would be right.
struct OperationError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }

  /// How many names are compared with an unknown one: with more, a stream of such mistakes would never end.
  static let mostCompared = 1000

  /// What is wrong, followed by the nearest names that would be right, or by advice if none is
  /// near, or if there are too many to compare.
  init(
    _ wrong: String, name: Name, among known: some Collection<Name>, orElse advice: String
  ) {
    let near =
      known.count > Self.mostCompared
      ? [] : Nearest.suggestions(for: name.text, among: known.map(\.text))
    message =
      wrong + "; "
      + (near.isEmpty
        ? advice : "nearest: " + near.map { Name($0).quoted }.joined(separator: ", "))
  }
}
