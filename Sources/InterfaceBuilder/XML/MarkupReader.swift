import Wording

/// Reads the elements of a text in one pass, and goes on after a mistake.
///
/// The rules are those of XML 1.0 for documents without a document type
/// (https://www.w3.org/TR/xml).
struct MarkupReader {
  /// The deepest nesting that is read.
  static let deepest = 512
  /// The number of problems that are listed.
  static let mostProblems = 200

  let bytes: [UInt8]
  var offset = 0
  var names = NameTable()
  var elements: [ElementRecord] = []
  var attributes: [AttributeRecord] = []
  private(set) var problems: [MarkupProblem] = []
  private(set) var unlistedProblems = 0
  /// The elements that have begun and not ended.
  var open: [Int] = []
  /// The number of open elements of each name, so that an end tag without a start costs no search.
  var openCounts: [Int32] = []
  /// The start of the last tag that had an attribute, by the index of the attribute's name.
  var lastTags: [Int32] = []
  /// Whether reading ends here: what follows can't be understood.
  var isOver = false
  /// Whether what comes next stands outside of all elements.
  var isOutside: Bool { open.isEmpty }

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() {
    guard bytes.count <= SourceText.largest else {
      return mistake("the text is longer than \(SourceText.largest) bytes", at: 0..<0)
    }
    checkCharacters(in: bytes.indices)
    elements.reserveCapacity(bytes.count / 64)
    attributes.reserveCapacity(bytes.count / 32)
    var last = (tag: 0, problems: 0)
    while !isOver, let start = nextTag() {
      last = (start, problems.count)
      readTag(at: start)
    }
    if !isOver, let innermost = open.last {
      // What is missing of a tag that the text ends in says nothing more than that the text ends.
      if !bytes[last.tag...].contains(UInt8(ascii: ">")) {
        problems.removeSubrange(last.problems...)
      }
      missRest(in: innermost)
    }
    while let element = open.popLast() {
      end(element, contentEnd: bytes.count, at: bytes.count)
    }
    if elements.isEmpty, problems.isEmpty {
      let isEmpty = bytes.allSatisfy(isSpace)
      mistake(
        isEmpty
          ? "the file is empty" : "there is no element: a document begins with <document …>",
        at: 0..<0)
    }
  }

  /// Reads a tag, or what else begins with `<`.
  mutating func readTag(at start: Int) {
    if let aside = Aside(at: start, in: bytes) {
      pass(aside, at: start)
    } else if start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "/") {
      readEndTag(at: start)
    } else {
      readStartTag(at: start)
    }
  }

  mutating func mistake(_ message: String, at range: Range<Int>) {
    mistake(at: range) { _ in message }
  }

  /// Adds a problem, whose message is only made if it is listed.
  mutating func mistake(at range: Range<Int>, _ message: (Self) -> String) {
    if problems.count < Self.mostProblems {
      problems.append(MarkupProblem(message: message(self), range: range))
    } else {
      unlistedProblems += 1
    }
  }

  /// A part of the text as a message quotes it.
  func quoted(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.prefix(256)], as: UTF8.self).excerpt
  }

  private mutating func pass(_ aside: Aside, at start: Int) {
    offset = aside.end
    guard aside.isFinished else {
      isOver = true
      return mistake(
        "the \(aside.kind.rawValue) has no end: \(aside.kind.closing)", at: start..<(start + 2))
    }
    switch aside.kind {
    case .comment: checkComment(aside)
    case .instruction: checkInstruction(aside, at: start)
    case .characterData:
      if isOutside { mistake("text stands outside of the document", at: start..<aside.end) }
    case .documentType:
      mistake(
        "a document type is not read: Interface Builder's documents have none",
        at: start..<aside.end)
    }
  }

  private mutating func checkComment(_ aside: Aside) {
    // The search for `--` goes up to the first dash of `-->`, because `--->` has a dash too many.
    let limit = aside.end - 2
    for index in aside.content where bytes[index] == UInt8(ascii: "-") {
      if index + 1 < limit, bytes[index + 1] == UInt8(ascii: "-") {
        return mistake("-- is not allowed in a comment", at: index..<(index + 2))
      }
    }
  }

  private mutating func checkInstruction(_ aside: Aside, at start: Int) {
    let text = aside.content
    let nameEnd = text.first { !NameTable.isNameByte(bytes[$0]) } ?? text.upperBound
    let name = text.lowerBound..<nameEnd
    if name.isEmpty {
      mistake("the processing instruction has no name", at: start..<aside.end)
    } else if quoted(name).lowercased() == "xml" {
      if start > 0 {
        mistake("the declaration <?xml …?> stands before all else", at: start..<aside.end)
      }
      checkEncoding(nameEnd..<text.upperBound)
    }
  }

  /// Checks `encoding="…"`: the text has been read in UTF-8 or UTF-16.
  private mutating func checkEncoding(_ declaration: Range<Int>) {
    guard declaration.count < 1000 else { return }
    let parts = bytes[declaration].split { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    for (key, value) in zip(parts, parts.dropFirst()) {
      let isEncoding = String(decoding: key, as: UTF8.self).filter { !$0.isWhitespace }
      let name = String(decoding: value, as: UTF8.self)
      let read = ["UTF-8", "UTF-16", "US-ASCII", "ASCII"]
      if isEncoding == "encoding=", !read.contains(name.uppercased()) {
        mistake(
          "the encoding \(name.excerpt) is not read: UTF-8 is what Interface Builder writes",
          at: value.startIndex..<value.endIndex)
      }
    }
  }
}
