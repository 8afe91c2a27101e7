/// Something that is not in the library of an app's code, since it does not compile.
package struct Omission: Codable, Equatable, Sendable {
  package let path: String
  package let line: Int
  /// What was left out, as it is written.
  package let text: String
  /// The compiler's words, or what stands in.
  package let reason: String
  /// Whether something stands in for it.
  let isStandIn: Bool
  /// The name of the class whose code has lost a statement; nil for what is no statement of one.
  package let owner: String?

  init(_ cut: CutAnswer.Cut) {
    (path, line, text, reason) = (cut.path, cut.line, cut.text, cut.reason)
    isStandIn = cut.kind == .standIn
    let isOfBody = cut.kind == .statement || cut.kind == .element
    owner = isOfBody ? cut.owner?.split(separator: ".").last.map(String.init) : nil
  }

  /// What is told of it.
  package var message: String { isStandIn ? reason : "left out: \(reason)" }

  /// Whether it is one of some others, wherever it stands in its file; true if they are not known.
  func isAmong(_ known: [Omission]?) -> Bool {
    known.map { known in known.contains { $0.path == path && $0.text == text } } ?? true
  }
}
