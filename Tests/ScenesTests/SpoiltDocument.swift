import InterfaceBuilder
import SeededRandom

/// A document of which values and elements were changed at random; its markup is well formed still.
struct SpoiltDocument {
  private(set) var document: Document
  private var random: SplitMix

  init(_ document: Document, seed: UInt64) {
    self.document = document
    random = SplitMix(seed: seed)
    for _ in 0..<Int.random(in: 1...4, using: &random) { change() }
  }

  /// Values that few attributes expect.
  private static let extremes = [
    "", "nan", "inf", "1e308", "-1e308", "-1", "0", "0.0000001", "4294967296", "YES", "%@%n",
    "\u{202E}é",
  ]

  private mutating func change() {
    let elements = document.root.descendants.filter { $0.parent?.parent != nil }
    guard let element = elements.randomElement(using: &random),
      let other = elements.randomElement(using: &random)
    else { return }
    let edits: [TextEdit]
    switch Int.random(in: 0..<10, using: &random) {
    case 0: edits = element.removal()
    case 1:
      edits = [TextEdit(other.range.upperBound..<other.range.upperBound, text(of: element))]
    case 2: edits = [TextEdit(element.range, text(of: other))]
    default: edits = changesOfValue(of: element, among: elements)
    }
    let markup = Markup(document.markup.source.applying(edits))
    document = Document(markup, name: document.name) ?? document
  }

  private func text(of element: Element) -> String {
    String(decoding: document.markup.source.bytes[element.range], as: UTF8.self)
  }

  private mutating func changesOfValue(of element: Element, among elements: [Element]) -> [TextEdit]
  {
    guard let name = element.attributes.randomElement(using: &random)?.name else { return [] }
    let value: String?
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return element.removing(name)
    case 1: value = elements.compactMap { $0[name] }.randomElement(using: &random)
    case 2: value = elements.compactMap { $0["id"] }.randomElement(using: &random)
    default: value = Self.extremes.randomElement(using: &random)
    }
    return element.setting(name, to: value ?? "")
  }
}
