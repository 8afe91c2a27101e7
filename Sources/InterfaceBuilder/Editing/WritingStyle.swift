/// How a document's lines are written.
struct WritingStyle: Hashable, Sendable {
  /// What ends a line.
  let lineEnd: String
  /// What a line begins with beyond the indentation of the element around it.
  let indentation: String

  init(lineEnd: String, indentation: String) {
    self.lineEnd = lineEnd
    self.indentation = indentation
  }

  /// The style of a text: its first line end, and the indentation of the first element inside of
  /// the outermost one. A text without them has Interface Builder's.
  init(of markup: Markup) {
    let bytes = markup.source.bytes
    var lineEnd = "\n"
    if let end = bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) {
      let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
      lineEnd = isPair ? "\r\n" : bytes[end] == 0x0D ? "\r" : "\n"
    }
    self.lineEnd = lineEnd
    let first = markup.root?.children.first { _ in true }
    let indentation = first.flatMap { $0.indentation } ?? ""
    self.indentation = indentation.isEmpty ? "    " : indentation
  }
}

extension Element {
  /// The spaces and tabs before the element, if it is the first on its line; else nil.
  var indentation: String? { markup.source.indentation(before: offset) }
}

extension SourceText {
  /// The spaces and tabs from the start of a line up to an offset; nil if there is anything else.
  func indentation(before offset: Int) -> String? {
    let start = lines.starts[lineNumber(of: offset) - 1]
    let head = bytes[start..<offset]
    guard head.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return nil }
    return String(decoding: head, as: UTF8.self)
  }
}
