import JSON
import Wording

/// The texts of one file of one language: what an app shows for each key.
///
/// A table keeps what could be read; ``problems`` tells what couldn't. Texts are plain texts:
/// formats such as `%@` are characters like others.
public struct StringTable: Equatable, Sendable {
  /// A key with its text.
  public struct Entry: Equatable, Sendable {
    /// The key, for example `Ab1-cd-2Ef.text` in a table of an Interface Builder document.
    public var key: String
    /// The text that is shown.
    public var text: String
    /// The place of the key in the file.
    public var position: TextPosition
  }

  /// The largest file that is read, in bytes.
  public static let mostBytes = 16 << 20

  /// The entries in the order of the file, each key once. A key that the file has twice has its
  /// last text and its last place.
  public private(set) var entries: [Entry] = []
  /// What is wrong in the file, in its order; at most ``mostProblems``.
  public private(set) var problems: [StringTableProblem] = []
  private var indices: [JSONString: Int] = [:]

  /// The largest number of problems that are listed.
  public static let mostProblems = 1000

  /// Creates a table without entries.
  public init() {}

  /// The text of a key, compared by code points; nil if the table doesn't have it.
  public subscript(key: String) -> String? {
    indices[JSONString(key)].map { entries[$0].text }
  }

  /// Adds a text. A key that is there already gets the text, as on the device, and a problem.
  package mutating func add(_ key: String, _ text: String, at position: TextPosition) {
    let entry = Entry(key: key, text: text, position: position)
    guard let index = indices[JSONString(key)] else {
      indices[JSONString(key)] = entries.count
      entries.append(entry)
      return
    }
    let first = entries[index].position.line
    report("the key '\(key.excerpt)' is in line \(first) already; the last one counts", position)
    entries[index] = entry
  }

  /// What is wrong with a file that is too large.
  static func tooLarge(_ bytes: [UInt8]) -> String {
    "the file has \(bytes.count) bytes; at most \(mostBytes >> 20) MB are read"
  }

  /// Adds a problem.
  package mutating func report(_ message: String, _ position: TextPosition) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(StringTableProblem(position: position, message: message))
  }
}

/// Something that is wrong in a file of texts, and where.
public struct StringTableProblem: Equatable, Sendable, CustomStringConvertible {
  /// The place in the file.
  public var position: TextPosition
  /// What is wrong, and what would be right, in words.
  public var message: String

  /// The place and the words, as `12:7: …`.
  public var description: String { "\(position): \(message)" }
}
