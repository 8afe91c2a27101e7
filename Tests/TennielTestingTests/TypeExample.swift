import Foundation

/// An example in the documentation of a type, as a test compiles the example.
struct TypeExample {
  /// The file that declares the type, from the top of the repository. The file has the name of the
  /// type.
  let path: String
  let lines: [String]

  /// The examples of a file of tests, in order: what stands between a line `// example: PATH` and a
  /// line `// end of the example`, without the indentation of these lines.
  static func all(in file: String) throws -> [TypeExample] {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let marked = /(?m)^( *)\/\/ example: (\S+)\n((?:.*\n)*?)\1\/\/ end of the example$/
    return text.matches(of: marked).map { match in
      let lines = match.3.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      return TypeExample(
        path: String(match.2), lines: lines.map { String($0.dropFirst(match.1.count)) })
    }
  }

  /// The name of the type.
  var type: String { URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent }

  /// The blocks of Swift in the comment before the declaration of the type, each as its lines.
  func documented() throws -> [[String]] {
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: top.appendingPathComponent(path), encoding: .utf8)
    let declaration = try Regex("^[^/]*\\b(?:class|struct) \(type)\\b")
    let before = text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.firstMatch(of: declaration) == nil }
    // Attributes may stand on lines between the comment and the declaration.
    let comment = before.reversed().drop { $0.hasPrefix("@") }.prefix { $0.hasPrefix("///") }
    var blocks: [[String]] = []
    var isCode = false
    for line in comment.reversed().map({ String($0.dropFirst(4)) }) {
      if line == "```swift" {
        blocks.append([])
        isCode = true
      } else if line == "```" {
        isCode = false
      } else if isCode {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }

  /// What differs from a block of the documentation: first the lines that only the documentation
  /// has, with their numbers there, then those that only the test has.
  func differences(from block: [String]) -> String {
    let difference = lines.difference(from: block)
    return (difference.removals + difference.insertions).map { change in
      switch change {
      case .remove(let index, let line, _): "- \(index + 1): \(line)"
      case .insert(let index, let line, _): "+ \(index + 1): \(line)"
      }
    }.joined(separator: "\n")
  }
}
