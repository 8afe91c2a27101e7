/// Reads the elements of a text in one pass, and goes on after a mistake.
struct MarkupReader {
  /// The deepest nesting that is read.
  static let deepest = 512

  let bytes: [UInt8]
  var offset = 0
  var names = NameTable()
  var elements: [ElementRecord] = []
  var attributes: [AttributeRecord] = []
  var problems: [MarkupProblem] = []
  /// The elements that have begun and not ended, with the last child of each.
  private var open: [(element: Int, lastChild: Int?)] = []
  private var isTooDeep = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() {
    while let start = nextTag() {
      if let aside = Aside(at: start, in: bytes) {
        pass(aside, at: start)
      } else if start + 1 < bytes.count, bytes[start + 1] == UInt8(ascii: "/") {
        readEndTag(at: start)
      } else {
        readStartTag(at: start)
      }
      if isTooDeep { return }
    }
    for (element, _) in open.reversed() { close(element, missingAt: bytes.count) }
    if elements.isEmpty, problems.isEmpty {
      mistake("there is no element; a document begins with <document …>", at: 0)
    }
  }

  mutating func mistake(_ message: String, at offset: Int) {
    problems.append(MarkupProblem(message: message, offset: offset))
  }

  /// The offset of the next `<`; what is before it are characters.
  private mutating func nextTag() -> Int? {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
      if bytes[offset] == UInt8(ascii: "&") { checkEntity() }
      offset += 1
    }
    return offset < bytes.count ? offset : nil
  }

  private mutating func checkEntity() {
    if Entity(at: bytes[offset...]) == nil {
      mistake("& begins an entity: &amp; stands for the character itself", at: offset)
    }
  }

  private mutating func pass(_ aside: Aside, at start: Int) {
    if let (name, end) = aside.unfinished { mistake("the \(name) has no end: \(end)", at: start) }
    if aside.isDocumentType {
      mistake("a document type is not read: Interface Builder's documents have none", at: start)
    }
    offset = aside.end
  }

  // MARK: Tags

  private mutating func readStartTag(at start: Int) {
    offset = start + 1
    let name = readName()
    if name.isEmpty {
      return mistake("< begins a tag: &lt; stands for the character itself", at: start)
    }
    if open.isEmpty, !elements.isEmpty {
      mistake("a second outermost element; a document has one", at: start)
    }
    guard open.count < Self.deepest else {
      isTooDeep = true
      return mistake("elements are nested more than \(Self.deepest) deep", at: start)
    }
    let firstAttribute = attributes.count
    let isEmpty = readAttributes(of: start)
    let index = elements.count
    elements.append(
      ElementRecord(
        name: names.index(of: bytes[name]), parent: open.last?.element,
        attributes: firstAttribute..<attributes.count, range: start..<offset,
        content: isEmpty ? nil : offset..<offset))
    link(index)
    if !isEmpty { open.append((index, nil)) }
  }

  private mutating func link(_ index: Int) {
    guard let parent = open.last else { return }
    if let last = parent.lastChild {
      elements[last].nextSibling = index
    } else {
      elements[parent.element].firstChild = index
    }
    open[open.count - 1].lastChild = index
  }

  private mutating func readEndTag(at start: Int) {
    offset = start + 2
    let name = readName()
    skipSpace()
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ">") {
      offset += 1
    } else {
      mistake("the end tag has no >", at: start)
    }
    let known = names.index(of: bytes[name])
    guard let match = open.lastIndex(where: { elements[$0.element].name == known }) else {
      let text = String(decoding: bytes[name], as: UTF8.self)
      return mistake("</\(text)> ends an element that has not begun", at: start)
    }
    while open.count > match + 1 { close(open.removeLast().element, missingAt: start) }
    end(open.removeLast().element, contentEnd: start, at: offset)
  }

  /// Ends an element whose end tag is missing.
  private mutating func close(_ element: Int, missingAt end: Int) {
    let start = elements[element].range.lowerBound
    mistake("<\(names.all[elements[element].name])> has no end tag", at: start)
    self.end(element, contentEnd: end, at: end)
  }

  private mutating func end(_ element: Int, contentEnd: Int, at end: Int) {
    let record = elements[element]
    elements[element].range = record.range.lowerBound..<end
    elements[element].content = (record.content?.lowerBound ?? contentEnd)..<contentEnd
  }

  // MARK: Attributes

  /// Reads attributes and the end of a start tag. Returns whether the element has no content.
  private mutating func readAttributes(of start: Int) -> Bool {
    let first = attributes.count
    while true {
      let hasSpace = skipSpace()
      guard offset < bytes.count, bytes[offset] != UInt8(ascii: "<") else {
        mistake("the tag has no >", at: start)
        return false
      }
      if bytes[offset] == UInt8(ascii: ">") {
        offset += 1
        return false
      }
      if bytes[offset...].starts(with: [UInt8(ascii: "/"), UInt8(ascii: ">")]) {
        offset += 2
        return true
      }
      readAttribute(among: first, hasSpace: hasSpace)
    }
  }

  private mutating func readAttribute(among first: Int, hasSpace: Bool) {
    let name = readName()
    guard !name.isEmpty else {
      mistake("an attribute is written name=\"value\"", at: offset)
      offset += 1
      return
    }
    if !hasSpace { mistake("a space is missing before the attribute", at: name.lowerBound) }
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
      return mistake("the attribute has no value: name=\"value\"", at: name.lowerBound)
    }
    offset += 1
    skipSpace()
    guard offset < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[offset])
    else { return mistake("the attribute's value has no quotes", at: name.lowerBound) }
    guard let value = readValue(quote: bytes[offset], nameStart: name.lowerBound) else { return }
    let index = names.index(of: bytes[name])
    if attributes[first...].contains(where: { $0.name == index }) {
      let text = String(decoding: bytes[name], as: UTF8.self)
      return mistake("the attribute \(text) is there already", at: name.lowerBound)
    }
    attributes.append(
      AttributeRecord(name: index, nameStart: name.lowerBound, value: value))
  }

  private mutating func readValue(quote: UInt8, nameStart: Int) -> Range<Int>? {
    let start = offset + 1
    var end = start
    while end < bytes.count, bytes[end] != quote {
      if bytes[end] == UInt8(ascii: "<") { break }
      end += 1
    }
    offset = end
    guard end < bytes.count, bytes[end] == quote else {
      mistake("the attribute's value has no end: a quote before the next <", at: nameStart)
      return nil
    }
    for index in start..<end where bytes[index] == UInt8(ascii: "&") {
      if Entity(at: bytes[index..<end]) == nil {
        mistake("& begins an entity: &amp; stands for the character itself", at: index)
      }
    }
    offset = end + 1
    return start..<end
  }

  // MARK: Characters

  /// The range of the name at the offset; empty if there is none.
  private mutating func readName() -> Range<Int> {
    let start = offset
    while offset < bytes.count, bytes[offset].isNameByte { offset += 1 }
    return start..<offset
  }

  @discardableResult private mutating func skipSpace() -> Bool {
    let start = offset
    while offset < bytes.count, bytes[offset].isSpace { offset += 1 }
    return offset > start
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }

  /// Letters, digits, `_`, `-`, `.`, `:`, and all beyond ASCII.
  fileprivate var isNameByte: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF:
      true
    default:
      [UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":")].contains(self)
    }
  }
}

/// The names in a text, each once.
struct NameTable {
  private(set) var all: [String] = []
  private var indices: [String: Int] = [:]

  mutating func index(of bytes: ArraySlice<UInt8>) -> Int {
    let name = String(decoding: bytes, as: UTF8.self)
    if let index = indices[name] { return index }
    indices[name] = all.count
    all.append(name)
    return all.count - 1
  }
}
