import Foundation
import JSON

/// A part of the work of `check`: a document, or a scene of the program.
struct CheckTask: Equatable, Sendable {
  enum Subject: Equatable, Sendable {
    /// A document, and the names of the scenes that are wanted; none for all.
    case document(String, scenes: [String])
    /// The index of a scene.
    case scene(Int)
  }

  let subject: Subject
  /// How much work it is, compared with others: the bytes of a document.
  var weight = 1

  init(_ subject: Subject) {
    self.subject = subject
    guard case .document(let path, _) = subject else { return }
    var status = stat()
    if stat(path, &status) == 0 { weight = max(1, Int(status.st_size)) }
  }
}

extension CheckTask {
  /// The task as text on one line.
  var text: String {
    let value: JSONValue =
      switch subject {
      case .document(let path, let scenes):
        .array(([path] + scenes).map { .string(JSONString($0)) })
      case .scene(let index): .number(Double(index))
      }
    return value.text
  }

  /// The task that a text has.
  init?(_ text: String) {
    switch try? JSONDocument(Array(text.utf8)).root.value {
    case .array(let values):
      let words = values.compactMap { value -> String? in
        if case .string(let word) = value { word.text } else { nil }
      }
      guard let path = words.first else { return nil }
      self.init(.document(path, scenes: Array(words.dropFirst())))
    case .number(let number):
      guard let index = Int(exactly: number) else { return nil }
      self.init(.scene(index))
    default: return nil
    }
  }
}

extension [CheckTask] {
  /// The indices of the tasks that a machine does, of several that check the same: each task is one
  /// machine's, and all have about as much to do. It depends on the files alone.
  /// - Parameters:
  ///   - number: The machine, counted from 1.
  ///   - count: The number of machines.
  func share(_ number: Int, of count: Int) -> [Int] {
    var loads = [Int](repeating: 0, count: count)
    var owners = [Int](repeating: 0, count: self.count)
    for index in indices.sorted(by: { (-self[$0].weight, $0) < (-self[$1].weight, $1) }) {
      let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      owners[index] = least
      loads[least] += self[index].weight
    }
    return indices.filter { owners[$0] == number - 1 }
  }
}
