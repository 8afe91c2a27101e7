/// A line that a worker process writes to the process that has started it.
///
/// It begins with a record separator (RFC 7464), so that a line which the scenes of a package have
/// printed is not taken for one.
enum WorkerRecord: Equatable {
  /// The worker has started, and waits for its first task.
  case ready
  /// The worker goes on with its task.
  case alive
  /// The answer to the task, which has no newline.
  case answer(String)
  /// Why there is no answer: a mistake in the command line.
  case refusal(String)

  private static let separator = UInt8(ascii: "\u{1E}")

  /// The record that a line has, without its newline; nil for any other line.
  init?(_ line: some Collection<UInt8>) {
    guard line.first == Self.separator, let kind = line.dropFirst().first else { return nil }
    let text = String(decoding: line.dropFirst(2), as: UTF8.self)
    switch kind {
    case UInt8(ascii: "r"): self = .ready
    case UInt8(ascii: "."): self = .alive
    case UInt8(ascii: "="): self = .answer(text)
    case UInt8(ascii: "!"): self = .refusal(text.replacing(scalar: "\r", with: "\n"))
    default: return nil
    }
  }

  /// The line, with its newline.
  var line: [UInt8] {
    let text =
      switch self {
      case .ready: "r"
      case .alive: "."
      case .answer(let text): "=" + text
      case .refusal(let text): "!" + text.replacing(scalar: "\n", with: "\r")
      }
    return [Self.separator] + Array(text.utf8) + [UInt8(ascii: "\n")]
  }
}

extension String {
  /// The text with another scalar in the place of one: both may be a part of a character, as the
  /// newline after a carriage return is.
  fileprivate func replacing(scalar: Unicode.Scalar, with other: Unicode.Scalar) -> String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == scalar ? other : $0 }))
  }
}
