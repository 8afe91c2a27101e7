import Documents
import InterfaceBuilder
import LayoutTools
import Wording

/// A value of an object that differs, in words: `text "Hello" -> "Hi"`.
struct ValueWords {
  let value: DocumentChanges.ChangedValue
  /// The names in the earlier and in the later document.
  let names: (old: ObjectNames, new: ObjectNames)

  /// What the inspectors call the value: `text`, `title (highlighted)`, `constant (wC hR)`.
  var title: String {
    let name = value.path.last ?? ""
    let title = row.map(\.title) ?? ""
    let words = title.isEmpty ? Self.words(name) : title.lowercased()
    let around = value.path.dropLast().last { $0 != "resources" }.map { part in
      // A key path is code.
      value.holder["keyPath"] == part
        ? part : VariationCondition(key: part).map(\.title) ?? Self.words(part)
    }
    return words + (around.map { " (\($0))" } ?? "")
  }

  /// The value before, in words.
  var old: String { words(value.old, names.old) }
  /// The value after, in words.
  var new: String { words(value.new, names.new) }

  /// How much of long texts is the same at the beginning, but for a few words: so much is not
  /// shown.
  private var sameStart: Int {
    guard case .text(let old) = value.old, case .text(let new) = value.new else { return 0 }
    let count = zip(old, new).prefix { $0 == $1 }.count
    return count > Self.shownStart * 2 ? count - Self.shownStart : 0
  }

  /// The characters that are shown before the first difference of long texts.
  private static let shownStart = 15

  /// A text in quotation marks: its beginning, or what stands around the first difference.
  private func quoted(_ text: String) -> String {
    let rest = sameStart == 0 ? text : "…" + text.dropFirst(sameStart)
    return "\"\(rest.replacing("\n", with: "\\n").excerpt.printable)\""
  }

  private var row: AttributeSchema? {
    guard let name = value.path.last else { return nil }
    // A child with a key, such as a colour, is a value of the element around it.
    return value.holder.schema?.attribute(name)
  }

  /// A name in camel case as words; a key path or a name with blanks is left as it is.
  private static func words(_ name: String) -> String {
    name.contains { !$0.isLetter && !$0.isNumber } ? name : name.titleWords.lowercased()
  }

  private func words(_ value: DocumentValue?, _ names: ObjectNames) -> String {
    switch value {
    case .text(let text): words(text, names)
    case .part(let element): Self.words(element)
    case .nothing: "none"
    case nil: row.flatMap(defaultValue) ?? "none"
    }
  }

  private func words(_ text: String, _ names: ObjectNames) -> String {
    if let name = value.path.last,
      value.holder.references.contains(where: { $0.attribute == name })
    {
      return names.object(text)
    }
    switch row?.kind {
    case .text, .image, nil:
      return isWord(text) ? text : quoted(text)
    case .flag: return text == "YES" ? "yes" : text == "NO" ? "no" : text.printable
    case .choice(let choices):
      return choices.first { $0.written == text || $0.synonyms.contains(text) }?.title
        ?? text.printable
    case .number: return Double(written: text)?.shortDecimal ?? text.printable
    case .ratio, .font, .color: return text.printable
    }
  }

  /// Whether a text without a title is no text to be read, but a word or a number.
  private func isWord(_ text: String) -> Bool {
    row?.title.isEmpty != false && !text.isEmpty
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-:".contains($0)) }
  }

  /// What holds where nothing is written.
  private func defaultValue(of row: AttributeSchema) -> String? {
    guard value.holder.name != "variation" else { return nil }
    return switch row.defaultValue {
    case .flag(let flag): flag ? "yes" : "no"
    case .font(let font): font.title
    case .color(let color): color.title
    case let value?:
      row.kind.written(value).map { words($0, names.new) }
    case nil: nil
    }
  }

  /// An element that is a value as a whole.
  private static func words(_ element: Element) -> String {
    if let color = element.colorValue { return color.title }
    if let font = element.fontValue { return font.title }
    if element.name == "rect", let rect = element.rect { return rect.described }
    if element.name == "attributedString" {
      let texts = element.children("fragment").compactMap { $0.string("content") }
      return "\"\(texts.joined().excerpt.printable)\""
    }
    if let child = element.children.first(where: { $0.colorValue != nil }) { return words(child) }
    let values = element.attributes.filter {
      $0.name != "key" && $0.name != "name" && $0.value != "NO"
    }.map {
      name, value in
      value == "YES" ? Self.words(name) : "\(Self.words(name)) \(number(value))"
    }
    let parts = element.children.compactMap { part in
      part["reference"].map { "\(part.name) \($0)" }
    }
    return (values + parts).joined(separator: ", ").excerpt.printable
  }

  private static func number(_ text: String) -> String {
    Double(written: text)?.shortDecimal ?? text
  }
}
