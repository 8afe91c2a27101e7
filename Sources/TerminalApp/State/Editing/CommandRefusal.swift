/// Why something is not done.
struct CommandRefusal: Error, Equatable, CustomStringConvertible {
  /// A sentence without a point: what is wrong, and what would be right.
  let sentence: String

  init(_ sentence: String) { self.sentence = sentence }

  var description: String { sentence }
}
