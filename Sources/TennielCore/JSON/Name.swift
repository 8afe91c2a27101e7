/// A string that equals another only if both have the same code points, as in JSON.
///
/// (Swift takes the two spellings of `é`, with one code point and with two, for the same string.)
struct Name: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: Name, right: Name) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Name: CustomStringConvertible {
  var description: String { text }
}
