extension MarkupReader {
  mutating func readStartTag(at start: Int) {
    offset = start + 1
    guard let (name, nameRange) = readName() else {
      return mistake(
        "< begins a tag: &lt; stands for the character itself", at: start..<(start + 1))
    }
    if isOutside, !elements.isEmpty {
      mistake("a second outermost element: a document has one", at: start..<nameRange.upperBound)
    }
    guard open.count < Self.deepest else {
      isOver = true
      return mistake(
        "elements are nested more than \(Self.deepest) deep", at: start..<nameRange.upperBound)
    }
    let index = elements.count
    elements.append(
      ElementRecord(
        name: name, parent: Int32(open.last ?? -1), subtreeEnd: Int32(index + 1),
        firstAttribute: Int32(attributes.count), start: Int32(start), startTagEnd: 0,
        contentEnd: -1, end: 0))
    let isEmpty = readAttributes(of: start, nameEnd: nameRange.upperBound)
    elements[index].startTagEnd = Int32(offset)
    elements[index].end = Int32(offset)
    if !isEmpty {
      open.append(index)
      openCounts[Int(name)] += 1
    }
  }

  mutating func readEndTag(at start: Int) {
    offset = start + 2
    guard let (name, nameRange) = readName() else {
      return mistake("an end tag is written </name>", at: start..<(start + 2))
    }
    skipSpace()
    if offset == bytes.count || bytes[offset] != UInt8(ascii: ">") {
      mistake("an end tag is written </name>", at: start..<offset)
      while offset < bytes.count, bytes[offset] != UInt8(ascii: ">"),
        bytes[offset] != UInt8(ascii: "<")
      {
        offset += 1
      }
    }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ">") { offset += 1 }
    guard openCounts[Int(name)] > 0 else { return missStartTag(nameRange, at: start) }
    while let element = open.popLast() {
      if elements[element].name == name { return end(element, contentEnd: start, at: offset) }
      missEndTag(of: element, at: start)
      end(element, contentEnd: start, at: start)
    }
  }

  private mutating func missStartTag(_ name: Range<Int>, at start: Int) {
    let element = open.last
    mistake(at: start..<offset) { reader in
      let openName = element.map { reader.quoted(reader.rangeOfName($0)) }
      return "</\(reader.quoted(name))> ends an element that has not begun"
        + (openName.map { ": the one to end is <\($0)>" } ?? "")
    }
  }

  /// Reports an element that the text leaves open where something else ends.
  mutating func missEndTag(of element: Int, at end: Int) {
    let name = rangeOfName(element)
    mistake(at: (name.lowerBound - 1)..<name.upperBound) { "<\($0.quoted(name))> has no end tag" }
  }

  /// Reports that the text ends within elements: once for all of them, since what is missing is
  /// most likely the rest of the text.
  mutating func missRest(in innermost: Int) {
    let name = rangeOfName(innermost)
    mistake(at: (name.lowerBound - 1)..<name.upperBound) { reader in
      let tag = "<\(reader.quoted(name))\(reader.words(ofIDOf: innermost))>"
      return reader.open.count == 1
        ? "the document ends within \(tag), which has no end tag"
        : "the document ends within \(tag): \(reader.open.count) elements have no end tag"
    }
  }

  /// ` id="ab-12"`; empty for an element without an id.
  private func words(ofIDOf element: Int) -> String {
    let next = element + 1
    let end = next < elements.count ? Int(elements[next].firstAttribute) : attributes.count
    let own = attributes[Int(elements[element].firstAttribute)..<end]
    guard let id = own.first(where: { names.all[Int($0.name)] == "id" }) else { return "" }
    return " id=\"\(quoted(Int(id.valueStart)..<Int(id.valueEnd)))\""
  }

  private func rangeOfName(_ element: Int) -> Range<Int> {
    let start = Int(elements[element].start) + 1
    let end = bytes[start...].firstIndex { !NameTable.isNameByte($0) } ?? bytes.count
    return start..<end
  }

  /// Ends an element that was taken off the list of open elements.
  mutating func end(_ element: Int, contentEnd: Int, at end: Int) {
    elements[element].contentEnd = Int32(contentEnd)
    elements[element].end = Int32(end)
    elements[element].subtreeEnd = Int32(elements.count)
    openCounts[Int(elements[element].name)] -= 1
  }
}
