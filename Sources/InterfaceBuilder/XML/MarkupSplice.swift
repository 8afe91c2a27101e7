/// Puts the elements and attributes of changed parts among the others of a markup, whose places it
/// shifts.
struct MarkupSplice {
  private let old: Markup
  private let text: SourceText
  private var names: NameTable
  private var elements: [ElementRecord] = []
  private var attributes: [AttributeRecord] = []
  private var places: [MarkupChange.Place] = []
  /// The elements around places, and by how much they grow there.
  private var growths: [(owner: Int, bytes: Int32, elements: Int32)] = []
  /// The numbers of the old elements and attributes that are copied or replaced so far.
  private var doneElements = 0
  private var doneAttributes = 0
  /// By how many bytes the text is shifted behind the last place.
  private var shift = 0

  init(_ old: Markup, _ text: SourceText) {
    self.old = old
    self.text = text
    names = NameTable(all: old.names, indices: old.nameIndices)
    elements.reserveCapacity(old.elements.count + 16)
    attributes.reserveCapacity(old.attributes.count + 64)
  }

  /// Reads a part behind the parts before. Returns false if it can't be read by itself.
  mutating func read(_ part: ChangedPart) -> Bool {
    var reader = MarkupReader(
      text.bytes, names: names,
      outerDepth: old.depth(of: part.owner) - (part.isStartTag ? 1 : 0))
    let start = part.range.lowerBound + shift
    let range = start..<(part.range.upperBound + shift + part.growth)
    let isRead =
      part.isStartTag
      ? reader.readStartTag(range, like: old.elements[part.owner]) : reader.readContent(range)
    guard isRead else { return false }
    names = NameTable(all: reader.names.all, indices: reader.names.indices)
    copy(
      elementsTo: part.elements.lowerBound,
      attributesTo: firstAttribute(of: part.isStartTag ? part.owner : part.elements.lowerBound))
    let first = elements.count
    if part.isStartTag {
      elements[first - 1].startTagEnd += Int32(part.growth)
    } else {
      add(reader.elements, in: part.owner)
    }
    attributes += reader.attributes
    places.append(
      MarkupChange.Place(
        old: part.elements, new: first..<elements.count, owner: part.owner,
        isStartTag: part.isStartTag))
    growths.append(
      (part.owner, Int32(part.growth), Int32(elements.count - first - part.elements.count)))
    doneElements = part.elements.upperBound
    doneAttributes = firstAttribute(of: part.elements.upperBound)
    shift += part.growth
    return true
  }

  /// Copies what is behind the last place, and returns the whole markup.
  mutating func finish() -> MarkupChange {
    copy(elementsTo: old.elements.count, attributesTo: old.attributes.count)
    for growth in growths {
      var owner = growth.owner
      while owner >= 0 {
        let index = newIndex(of: owner)
        if elements[index].contentEnd >= 0 { elements[index].contentEnd += growth.bytes }
        elements[index].end += growth.bytes
        elements[index].subtreeEnd += growth.elements
        owner = Int(old.elements[owner].parent)
      }
    }
    return MarkupChange(
      markup: Markup(text, names: names, elements: elements, attributes: attributes),
      places: places)
  }

  private func firstAttribute(of element: Int) -> Int {
    element < old.elements.count
      ? Int(old.elements[element].firstAttribute) : old.attributes.count
  }

  /// Adds elements that were read by themselves.
  private mutating func add(_ read: [ElementRecord], in owner: Int) {
    let first = Int32(elements.count)
    let firstAttribute = Int32(attributes.count)
    let parent = Int32(newIndex(of: owner))
    for var record in read {
      record.parent = record.parent < 0 ? parent : record.parent + first
      record.subtreeEnd += first
      record.firstAttribute += firstAttribute
      elements.append(record)
    }
  }

  /// Copies the elements and attributes before a place, and shifts their offsets.
  private mutating func copy(elementsTo end: Int, attributesTo attributeEnd: Int) {
    let bytes = Int32(shift)
    let moved = Int32(elements.count - doneElements)
    let movedAttributes = Int32(attributes.count - doneAttributes)
    let first = Int32(doneElements)
    var known: (old: Int32, new: Int32) = (-1, -1)
    let mayMoveParents = growths.contains { $0.elements != 0 }
    if bytes == 0, movedAttributes == 0, !mayMoveParents {
      elements += old.elements[doneElements..<end]
      attributes += old.attributes[doneAttributes..<attributeEnd]
      return
    }
    for index in doneElements..<end {
      var record = old.elements[index]
      if record.parent >= first {
        record.parent += moved
      } else if mayMoveParents {
        if record.parent != known.old {
          known = (record.parent, Int32(newIndex(of: Int(record.parent))))
        }
        record.parent = known.new
      }
      record.subtreeEnd += moved
      record.firstAttribute += movedAttributes
      record.start += bytes
      record.startTagEnd += bytes
      if record.contentEnd >= 0 { record.contentEnd += bytes }
      record.end += bytes
      elements.append(record)
    }
    for index in doneAttributes..<attributeEnd {
      var record = old.attributes[index]
      record.nameStart += bytes
      record.valueStart += bytes
      record.valueEnd += bytes
      attributes.append(record)
    }
  }

  /// The new index of an element that was copied, and not read again.
  private func newIndex(of element: Int) -> Int {
    places.newIndex(of: element) ?? element
  }
}
