import JSON
import Wording

/// What is wrong with a file of JSON, and where.
package struct FileMistake: Error, Equatable, Sendable {
  package let position: TextPosition
  package let message: String

  package init(position: TextPosition, message: String) {
    self.position = position
    self.message = message
  }

  /// Reads a text in UTF-8.
  static func reading<Value>(
    _ bytes: [UInt8], _ make: (JSONNode) throws(JSONNode.Misfit) -> Value
  ) throws(FileMistake) -> Value {
    let document: JSONDocument
    do throws(JSONDocument.Mistake) {
      document = try JSONDocument(bytes)
    } catch {
      throw FileMistake(position: error.position, message: error.message)
    }
    do throws(JSONNode.Misfit) {
      return try make(document.root)
    } catch {
      throw FileMistake(position: document.position(at: error.offset), message: error.message)
    }
  }
}

extension JSONNode {
  /// A value that a file can't have, and the byte where it begins.
  struct Misfit: Error {
    let offset: Int
    let message: String
  }

  func misfit(_ message: String) -> Misfit { Misfit(offset: offset, message: message) }

  func string(_ key: String) throws(Misfit) -> String {
    guard let node = self[key] else { throw misfit("the string \"\(key)\" is missing") }
    guard let text = node.string else { throw node.misfit("\"\(key)\" is a text in quotes") }
    return text
  }

  func strings(_ key: String) -> [String] {
    (self[key]?.elements ?? []).compactMap(\.string)
  }

  func list<Element>(
    _ key: String, _ element: (JSONNode) throws(Misfit) -> Element
  ) throws(Misfit) -> [Element] {
    guard let node = self[key] else { throw misfit("the array \"\(key)\" is missing") }
    guard case .array = node.value else { throw node.misfit("\"\(key)\" is a list: [ … ]") }
    var list: [Element] = []
    for node in node.elements { list.append(try element(node)) }
    return list
  }

  /// The number, if it is a whole one that is not negative.
  var count: Int? { number.flatMap(Int.init(exactly:)).flatMap { $0 < 0 ? nil : $0 } }

  /// The place that `line` and `column` name.
  var position: TextPosition? {
    guard let line = self["line"]?.count, let column = self["column"]?.count else { return nil }
    return TextPosition(line: line, column: column)
  }
}
