import JSON

/// Reads values from the JSON of one `Contents.json`, and notes what is wrong.
struct ContentsReader {
  let path: String
  let document: JSONDocument
  private(set) var problems: [AssetProblem] = []

  /// The outermost value, an object in each file.
  var root: JSONNode { document.root }

  /// The largest number of problems that are listed for a file.
  static let mostProblems = 1000

  /// Notes what is wrong with a value.
  mutating func report(_ message: String, _ node: JSONNode) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(
      AssetProblem(path: path, position: document.position(at: node.offset), message: message))
  }

  /// The string of a key; nil if the key is missing or is something else.
  mutating func string(_ key: String, of node: JSONNode) -> String? {
    guard let value = node[key] else { return nil }
    if value.string == nil { report("\"\(key)\" is a string, not \(value.value.described)", value) }
    return value.string
  }

  /// The truth of a key; false if the key is missing or is something else.
  mutating func bool(_ key: String, of node: JSONNode) -> Bool {
    guard let value = node[key] else { return false }
    if value.bool == nil {
      report("\"\(key)\" is true or false, not \(value.value.described)", value)
    }
    return value.bool ?? false
  }

  /// The number of a key; nil if the key is missing or is something else.
  mutating func number(_ key: String, of node: JSONNode) -> Double? {
    guard let value = node[key] else { return nil }
    if value.number == nil { report("\"\(key)\" is a number, not \(value.value.described)", value) }
    return value.number
  }

  /// The objects in the list of a key; none if the key is missing.
  mutating func objects(_ key: String, of node: JSONNode) -> [JSONNode] {
    guard let value = node[key] else { return [] }
    guard case .array = value.value else {
      report("\"\(key)\" is a list, not \(value.value.described)", value)
      return []
    }
    var objects: [JSONNode] = []
    for element in value.elements {
      if case .object = element.value {
        objects.append(element)
      } else {
        report("\"\(key)\" has objects, not \(element.value.described)", element)
      }
    }
    return objects
  }

  /// The value that a word of a key stands for; nil if the key is missing or has another word.
  mutating func word<Value: RawRepresentable & CaseIterable>(
    _ key: String, of node: JSONNode, as type: Value.Type
  ) -> Value? where Value.RawValue == String {
    guard let text = string(key, of: node), let value = node[key] else { return nil }
    // Xcode writes both `display-p3` and `display-P3`.
    if let known = Value.allCases.first(where: { $0.rawValue.lowercased() == text.lowercased() }) {
      return known
    }
    let words = Value.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    report("\"\(key)\" is one of \(words), not \(value.value.described)", value)
    return nil
  }
}
