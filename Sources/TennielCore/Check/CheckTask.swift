import Foundation
import JSON

/// A part of the work of `check` or `snapshot`: a document, or a scene of the program.
struct CheckTask: Equatable, Sendable {
  enum Subject: Equatable, Sendable {
    /// A document, and the names of the scenes that are wanted; none for all.
    case document(String, scenes: [String])
    /// The document that standard input has, and the scenes.
    case input([UInt8], scenes: [String])
    /// The index of a scene.
    case scene(Int)
  }

  let subject: Subject
  /// How much work it is, compared with others: the bytes of a document.
  var weight = 1

  init(_ subject: Subject) {
    self.subject = subject
    switch subject {
    case .document(let path, _):
      var status = stat()
      if stat(path, &status) == 0 { weight = max(1, Int(status.st_size)) }
    case .input(let bytes, _): weight = max(1, bytes.count)
    case .scene: break
    }
  }
}

extension CheckTask {
  /// The task as text on one line.
  var text: String {
    let value: JSONValue =
      switch subject {
      case .document(let path, let scenes):
        .array(([path] + scenes).map { .string(JSONString($0)) })
      case .input(let bytes, let scenes):
        .object([
          .init("input", .string(JSONString(Data(bytes).base64EncodedString()))),
          .init("scenes", .array(scenes.map { .string(JSONString($0)) })),
        ])
      case .scene(let index): .number(Double(index))
      }
    return value.text
  }

  /// The task that a text has.
  init?(_ text: String) {
    let root = try? JSONDocument(Array(text.utf8)).root
    if let input = root?["input"]?.string.flatMap({ Data(base64Encoded: $0) }) {
      let scenes = root?["scenes"]?.elements.compactMap(\.string) ?? []
      self.init(.input(Array(input), scenes: scenes))
      return
    }
    switch root?.value {
    case .array:
      let words = root?.elements.compactMap(\.string) ?? []
      guard let path = words.first else { return nil }
      self.init(.document(path, scenes: Array(words.dropFirst())))
    case .number(let number):
      guard let index = Int(exactly: number) else { return nil }
      self.init(.scene(index))
    default: return nil
    }
  }
}
