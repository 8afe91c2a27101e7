import AutoLayout
import InterfaceBuilder

extension EditedProperty {
  /// The edits that give the property a value in the document of a view or a constraint; nil for a property or a value
  /// that documents don't have.
  /// - Parameter id: The id of the element.
  public func edits(of id: String, to value: EditedValue, in document: Document) -> [DocumentEdit]?
  {
    guard let element = document.object(id), admits(value) else { return nil }
    let path = ElementPath(id)
    func number(_ attribute: String, unless usual: Double) -> [DocumentEdit]? {
      value.number.map { [.set(attribute, of: path, to: $0 == usual ? nil : $0.written)] }
    }
    switch self {
    case .constant:
      // What the user says is no longer the system's to choose.
      return number("constant", unless: 0).map { $0 + [.set("symbolic", of: path, to: nil)] }
    case .priority: return number("priority", unless: 1000)
    case .multiplier: return number("multiplier", unless: 1)
    case .relation:
      guard case .relation(let relation) = value else { return nil }
      return [.set("relation", of: path, to: relation.written)]
    case .active: return document.installing(element, value.isOn)
    case .hidden: return [.set("hidden", of: path, to: value.isOn ? "YES" : nil)]
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
  fileprivate var written: String? {
    switch self {
    case .equal: nil
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }
}

extension Document {
  /// The edits that install a constraint or a view, or take it out of the layout, in all size classes.
  fileprivate func installing(_ element: Element, _ isInstalled: Bool) -> [DocumentEdit]? {
    guard let id = element["id"], let group = element.parent, let holder = group.parent?["id"]
    else { return nil }
    let mask = ElementPath(holder).variation("default").child("mask", key: group.name)
    if isInstalled { return [.remove(mask.reference("exclude", to: id))] }
    guard self.element(at: mask.reference("exclude", to: id)) == nil else { return [] }
    return [.insert([NewElement("exclude", ["reference": id])], into: mask)]
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
