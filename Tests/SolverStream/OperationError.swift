import JSON
import Wording

/// The reason why a line is skipped, and what would be right.
struct OperationError: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }

  /// The greatest number of known names that are compared with an unknown one, so that a stream of
  /// errors can't take forever.
  static let mostCompared = 1000

  /// Creates an error, followed by the nearest known names, or by advice if none is near or there
  /// are too many to compare.
  init(
    _ wrong: String, name: Name, among known: some Collection<Name>, orElse advice: String
  ) {
    let near =
      known.count > Self.mostCompared
      ? [] : Nearest.suggestions(for: name.text, among: known.map(\.text))
    message =
      wrong + "; "
      + (near.isEmpty ? advice : "nearest: " + near.map { Name($0).quoted }.joined(separator: ", "))
  }
}
