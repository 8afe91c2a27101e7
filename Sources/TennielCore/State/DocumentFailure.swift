/// The reason why a document can't be shown, with its place.
struct DocumentFailure: Error, Equatable, Sendable {
  /// What is wrong, in one line that begins with the file, and its line and column if it has a place.
  let message: String
  /// The line of the text, and below it a sign at the place; none for what has no place.
  var excerpt: [String] = []
  /// The number of the line.
  var line: Int?

  init(_ message: String, excerpt: [String] = []) {
    self.message = message
    self.excerpt = excerpt
  }
}
