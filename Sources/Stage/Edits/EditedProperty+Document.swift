import InterfaceBuilder
import LayoutTools

extension EditedProperty {
  /// The edits that give the property a value in the document of a view or a constraint, for the
  /// size classes from which the canvas takes it; nil for a property or a value that documents
  /// don't have.
  /// - Parameter id: The id of the element.
  public func edits(of id: String, to value: EditedValue, on canvas: Canvas) -> [DocumentEdit]? {
    guard let element = canvas.document.object(id), admits(value) else { return nil }
    let path = ElementPath(id)
    func number(_ attribute: String, unless usual: Double) -> [DocumentEdit]? {
      value.number.map { [.set(attribute, of: path, to: $0 == usual ? nil : $0.written)] }
    }
    switch self {
    case .constant, .priority:
      return value.number.flatMap { canvas.setting(name, of: element, to: .number($0)) }
    case .multiplier:
      if case .ratio(let ratio) = value { return [.set("multiplier", of: path, to: ratio.text)] }
      return number("multiplier", unless: 1)
    case .relation:
      guard case .relation(let relation) = value else { return nil }
      return [.set("relation", of: path, to: relation.written)]
    case .active: return canvas.setting("installed", of: element, to: .flag(value.isOn))
    case .hidden: return canvas.setting("hidden", of: element, to: .flag(value.isOn))
    case .text:
      guard case .text(let text) = value else { return nil }
      return element.settingShownText(to: text)
    case .hugging(.horizontal): return number("horizontalHuggingPriority", unless: 250)
    case .hugging(.vertical): return number("verticalHuggingPriority", unless: 250)
    case .resistance(.horizontal):
      return number("horizontalCompressionResistancePriority", unless: 750)
    case .resistance(.vertical):
      return number("verticalCompressionResistancePriority", unless: 750)
    default: return nil
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation's name in documents, which leave out the usual one.
  fileprivate var written: String? { self == .equal ? nil : caseName }
}

extension Canvas {
  /// The edits that give a field of the Attributes inspector a value, for the size classes from
  /// which it takes the present one; nil if the object has no such field.
  fileprivate func setting(
    _ name: String, of element: Element, to value: AttributeValue
  ) -> [DocumentEdit]? {
    let fields = Inspector.attributes.sections(of: element, in: document).flatMap(\.fields)
    guard let id = element["id"], let field = fields.first(where: { $0.id == name }) else {
      return nil
    }
    let variation = field.reading(of: element, for: traits).variation
    return try? field.edits(setting: value, of: id, in: document, variation: variation)
  }
}

extension Element {
  /// The edits that give a view the text that it shows; nil if documents hold none for it.
  fileprivate func settingShownText(to text: String) -> [DocumentEdit]? {
    guard let id = self["id"] else { return nil }
    let path = ElementPath(id)
    switch name {
    case "label", "textField", "textView": return [.setText(key: "text", of: path, to: text)]
    case "button":
      if child("buttonConfiguration", key: "configuration")?["title"] != nil {
        let configuration = path.child("buttonConfiguration", key: "configuration")
        return [.setText(key: "title", of: configuration, to: text)]
      }
      return [.setText(key: "title", of: path.child("state", key: "normal"), to: text)]
    default: return nil
    }
  }
}
