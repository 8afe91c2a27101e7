import InterfaceBuilder

extension InspectorField {
  /// The edits that change one value, by what holds it.
  func edits(_ setting: Setting, in document: Document) -> [DocumentEdit] {
    let path = setting.path
    switch (place.holder, setting.value) {
    case (.text(let key), .text(let text)): return [.setText(key: key, of: path, to: text)]
    case (.text(let key), _):
      return emptied(setting, without: key) ?? [.setText(key: key, of: path, to: nil)]
    case (.child(let name, let key), let value):
      let isWritten = setting.part?.child(key: key) != nil
      guard value != nil || isWritten else { return [] }
      if value == nil, let emptied = emptied(setting, without: key) { return emptied }
      let child = value.flatMap { $0.element(name, key: key, in: document) }
      return [.setChild(key: key, of: path, to: child)]
    case (.image(let name), .image(let image, let isSymbol)):
      return [
        .set(name, of: path, to: image), .set("catalog", of: path, to: isSymbol ? "system" : nil),
      ]
    case (.image(let name), _):
      return emptied(setting, without: name) ?? [
        .set(name, of: path, to: nil), .set("catalog", of: path, to: nil),
      ]
    case (.edge(let name), .choice(let edge)):
      let isMargin = setting.part?[name].flatMap(LayoutAttribute.init(written:))?.isMargin
      guard let attribute = LayoutAttribute(written: edge) else { return [] }
      let other = isMargin == true ? attribute.withMargin : attribute
      return [.set(name, of: path, to: other.rawValue)]
    case (.margin(let name), let value):
      guard let present = setting.part?[name].flatMap(LayoutAttribute.init(written:)) else {
        return []
      }
      let other = value == .flag(true) ? present.withMargin : present.withoutMargin
      return [.set(name, of: path, to: other.rawValue)]
    case (.direction, let value):
      return (setting.part?.sides ?? []).compactMap { name, present in
        let other = value == .flag(true) ? present.directional : present.absolute
        return other == present ? nil : .set(name, of: path, to: other.rawValue)
      }
    case (.word(let name, let word), let value):
      let isOn = value == .flag(true)
      return (isOn ? moduleEdits(setting, in: document) : [])
        + [.set(name, of: path, to: isOn ? word : nil)]
    case (.style(let name), .choice(let word)) where .choice(word) != defaultValue:
      return attributeEdits(setting, name, to: .choice(word))
    case (.style, _): return setting.part == nil ? [] : [.remove(path)]
    case (.list(let group, let member), let value):
      return listEdits(setting, group, of: member, to: value)
    case (.member(let name), let value): return memberEdits(setting, name, to: value)
    case (.marginsKind, let value): return marginsEdits(setting, to: value)
    case (.customClass, let value):
      let module = ["customModule", "customModuleProvider"]
      guard case .text(let name) = value else {
        return (["customClass"] + module).map { .set($0, of: path, to: nil) }
      }
      return [.set("customClass", of: path, to: name)]
    case (.edge, _), (.mask, _): return []
    case (.constant, let value): return constantEdits(setting, to: value)
    case (.spacing, let value): return spacingEdits(setting, to: value, in: document)
    case (.attribute(let name), let value):
      return placeholderEdits(setting, name, to: value) ?? attributeEdits(setting, name, to: value)
    }
  }

  private func attributeEdits(_ setting: Setting, _ name: String, to value: AttributeValue?)
    -> [DocumentEdit]
  {
    guard let written = value.flatMap(kind.written) else {
      if let companions = place.steps.last?.companions,
        companions.contains(where: { $0.name == name })
      {
        return resetting(name, setting, among: companions)
      }
      return emptied(setting, without: name) ?? [.set(name, of: setting.path, to: nil)]
    }
    guard setting.part == nil, let step = place.steps.last, !step.companions.isEmpty,
      let key = step.key
    else { return [.set(name, of: setting.path, to: written)] }
    // A part that needs all of its attributes comes with them.
    var part = NewElement(step.name)
    part.attributes = [NewElement.Attribute("key", key)] + step.companions
    part[name] = written
    var parent = setting.path
    parent.steps.removeLast()
    return [.setChild(key: key, of: parent, to: part)]
  }

  /// The edits that give an attribute the value that it has without its part. The part goes when
  /// all its attributes have these values.
  private func resetting(
    _ name: String, _ setting: Setting, among companions: [NewElement.Attribute]
  ) -> [DocumentEdit] {
    guard let part = setting.part else { return [] }
    let isLast = companions.allSatisfy { other in
      other.name == name || part.number(other.name) == Double(other.value)
    }
    if isLast { return [.remove(setting.path)] }
    let value = companions.first { $0.name == name }?.value
    return [.set(name, of: setting.path, to: value)]
  }

  /// The edit that takes away a part that would be left empty; nil if something is left in it.
  private func emptied(_ setting: Setting, without name: String) -> [DocumentEdit]? {
    guard !place.steps.isEmpty, !setting.keepsPart, let part = setting.part else { return nil }
    let rest = part.attributes.filter { ![name, "key", "catalog"].contains($0.name) }
    let children = part.children.filter { $0["key"] != name }
    return rest.isEmpty && children.isEmpty ? [.remove(setting.path)] : nil
  }
}

extension Element {
  /// The attributes of a constraint's sides, by their names in documents.
  var sides: [(name: String, attribute: LayoutAttribute)] {
    ["firstAttribute", "secondAttribute"].compactMap { name in
      self[name].flatMap(LayoutAttribute.init(written:)).map { (name, $0) }
    }
  }
}

extension LayoutAttribute {
  /// Pairs of a directional side and the side that it is where one reads from left to right.
  private static let pairs: [(directional: LayoutAttribute, absolute: LayoutAttribute)] = [
    (.leading, .left), (.trailing, .right), (.leadingMargin, .leftMargin),
    (.trailingMargin, .rightMargin),
  ]

  /// The leading or trailing side in place of the left or right one.
  fileprivate var directional: LayoutAttribute {
    Self.pairs.first { $0.absolute == self }?.directional ?? self
  }

  /// The left or right side in place of the leading or trailing one.
  fileprivate var absolute: LayoutAttribute {
    Self.pairs.first { $0.directional == self }?.absolute ?? self
  }

  /// The attribute of the layout margin beside the edge or the centre; the attribute itself if
  /// there is none.
  var withMargin: LayoutAttribute {
    LayoutAttribute.allCases.first { $0.isMargin && $0.withoutMargin == self } ?? self
  }
}
