import JSON
import Wording

/// What is wrong with a file of JSON, and where.
package struct FileMistake: Error, Equatable, Sendable {
  package let position: TextPosition
  package let message: String

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

  func list<Element>(
    _ key: String, _ element: (JSONNode) throws(Misfit) -> Element
  ) throws(Misfit) -> [Element] {
    guard let node = self[key] else { throw misfit("the array \"\(key)\" is missing") }
    guard case .array = node.value else { throw node.misfit("\"\(key)\" is a list: [ … ]") }
    var list: [Element] = []
    for node in node.elements { list.append(try element(node)) }
    return list
  }
}
