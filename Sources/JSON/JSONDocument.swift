import Wording

/// A JSON text of any number of lines, read with the places of its values.
///
/// ``JSONReader`` reads one value of one line, without places.
public struct JSONDocument: Sendable {
  /// A reason why text is not JSON, and where.
  public struct Mistake: Error, Equatable, Sendable {
    /// The place of the mistake.
    public var position: TextPosition
    /// The fault and its remedy, in words.
    public var message: String
  }

  /// The value that the text consists of.
  public let root: JSONNode
  private let lines: TextLines

  /// Reads text in UTF-8 that consists of one value, with blanks around it and perhaps a byte order
  /// mark before it.
  /// - Throws: `Mistake` for the first fault, under the rules of ``JSONReader``.
  public init(_ bytes: [UInt8]) throws(Mistake) {
    do throws(JSONReader.Mistake) {
      root = try JSONReader.readDocument(bytes)
    } catch {
      throw Mistake(position: Self.position(error.column, in: bytes), message: error.message)
    }
    lines = TextLines(bytes)
  }

  /// The line and the column of a byte, such as a node's.
  public func position(at offset: Int) -> TextPosition { lines.position(at: offset) }

  /// The line and the column of a code point, counted from 1.
  private static func position(_ column: Int, in bytes: [UInt8]) -> TextPosition {
    let before = String(decoding: bytes, as: UTF8.self).unicodeScalars.prefix(column - 1)
    var utf8: [UInt8] = []
    for scalar in before { utf8 += UTF8.encode(scalar).map(Array.init) ?? [] }
    return TextLines(utf8).position(at: utf8.count)
  }
}

/// A value of a ``JSONDocument``, which knows its place.
public struct JSONNode: Sendable {
  /// A key of an object, and its value.
  public struct Member: Sendable {
    /// The key.
    public var key: String
    /// The byte where the key begins.
    public var keyOffset: Int
    /// The value of the key.
    public var node: JSONNode
  }

  /// The value, without places.
  public let value: JSONValue
  let marks: [JSONReader.Mark]
  let index: Int

  /// The byte where the value begins.
  public var offset: Int { marks[index].offset }

  /// The members of an object, in order; none if it is no object.
  public var members: [Member] {
    guard case .object(let members) = value else { return [] }
    var next = index + 1
    return members.map { member in
      // The mark of a key stands before its value's.
      let node = JSONNode(value: member.value, marks: marks, index: next + 1)
      defer { next = marks[next + 1].next }
      return Member(key: member.key.text, keyOffset: marks[next].offset, node: node)
    }
  }

  /// The elements of an array, in order; none if it is no array.
  public var elements: [JSONNode] {
    guard case .array(let values) = value else { return [] }
    var next = index + 1
    return values.map { value in
      defer { next = marks[next].next }
      return JSONNode(value: value, marks: marks, index: next)
    }
  }

  /// The value of a key; nil if there is none, or if this is no object.
  public subscript(key: String) -> JSONNode? {
    guard case .object(let members) = value else { return nil }
    let key = JSONString(key)
    var next = index + 1
    for member in members {
      if member.key == key { return JSONNode(value: member.value, marks: marks, index: next + 1) }
      next = marks[next + 1].next
    }
    return nil
  }

  /// The characters of a string; nil if it is none.
  public var string: String? { if case .string(let text) = value { text.text } else { nil } }

  /// The number; nil if it is none.
  public var number: Double? { if case .number(let number) = value { number } else { nil } }

  /// `true` or `false`; nil if it is neither.
  public var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }
}
