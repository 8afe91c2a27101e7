import Foundation
import SwiftParser
import SwiftSyntax

/// A source file: its bytes, and the tree that they are parsed to.
struct SourceText {
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  private let locations: SourceLocationConverter

  init(path: String, bytes: [UInt8]) {
    (self.path, self.bytes) = (path, bytes)
    tree = Parser.parse(source: String(decoding: bytes, as: UTF8.self))
    locations = SourceLocationConverter(fileName: path, tree: tree)
  }

  /// Reads a file; nil if it can't be read. What is not UTF-8 in it is replaced.
  init?(path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(path: path, bytes: Array(String(decoding: data, as: UTF8.self).utf8))
  }

  /// The line of a node, counted from 1.
  func line(of node: some SyntaxProtocol) -> Int {
    locations.location(for: node.positionAfterSkippingLeadingTrivia).line
  }

  /// The token at a line and a column of UTF-8, both counted from 1.
  func token(line: Int, column: Int) -> TokenSyntax? {
    tree.token(at: locations.position(ofLine: line, column: column))
  }
}

/// A change of a text.
struct Edit {
  /// The bytes that are replaced.
  var range: Range<Int>
  var text: String

  /// The replacement of a node, without the blanks and comments around it.
  init(_ node: some SyntaxProtocol, _ text: String = "") {
    (range, self.text) = (node.bytes, text)
  }

  init(_ range: Range<Int>, _ text: String) { (self.range, self.text) = (range, text) }

  /// An insertion.
  init(at offset: Int, _ text: String) { self.init(offset..<offset, text) }
}

extension SyntaxProtocol {
  /// The bytes of a node, without the blanks and comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The node, and the nodes that it is in, from the inside.
  var withAncestors: [Syntax] {
    Array(sequence(first: Syntax(self), next: \.parent))
  }

  /// The nearest node of a kind that the node is in, or is.
  func nearest<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    withAncestors.lazy.compactMap { $0.as(kind) }.first
  }
}

extension [UInt8] {
  /// The text with edits. The lines that an edit takes away are given back as empty ones, so that
  /// all lines keep their numbers. Of edits that overlap, the one that begins first counts.
  func applying(_ edits: [Edit]) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    var result: [UInt8] = []
    result.reserveCapacity(count)
    var place = 0
    let inOrder = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    for edit in inOrder where edit.range.lowerBound >= place {
      result += self[place..<edit.range.lowerBound]
      result += edit.text.utf8
      let lost = self[edit.range].count { $0 == newline } - edit.text.utf8.count { $0 == newline }
      if lost > 0 { result += repeatElement(newline, count: lost) }
      place = edit.range.upperBound
    }
    return result + self[place...]
  }
}
