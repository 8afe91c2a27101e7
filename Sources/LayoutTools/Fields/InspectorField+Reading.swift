import InterfaceBuilder

extension InspectorField {
  /// The value of an object for some traits.
  public func reading(of element: Element, for traits: DesignTraits) -> FieldReading {
    reading(of: element, in: holder(of: element)?.variations(for: traits) ?? [])
  }

  /// The value of an object in the last of some variations that has one, or else in all size
  /// classes.
  func reading(of element: Element, in variations: [Element]) -> FieldReading {
    for variation in variations.reversed() {
      guard let value = written(in: variation, of: element) else { continue }
      let condition = variation["key"].flatMap(VariationCondition.init(key:))
      return FieldReading(
        value: value, isDefault: false, variation: condition?.rank == 0 ? nil : condition)
    }
    guard let value = written(in: element, of: element) else {
      return FieldReading(value: defaultValue, isDefault: true)
    }
    // The default of one of several numbers is written for the sake of the others.
    let isCompanion = place.steps.last?.companions.isEmpty == false
    return FieldReading(value: value, isDefault: isCompanion && value == defaultValue)
  }

  /// The value that is written in an element, or in a variation of it; nil if none is.
  func written(in element: Element, of object: Element) -> AttributeValue? {
    guard let part = place.part(of: element) else { return nil }
    switch place.holder {
    case .attribute(let name): return part[name].flatMap(attribute)
    case .text(let key): return part.string(key).map(AttributeValue.text)
    case .image(let name):
      return part[name].map { .image($0, isSymbol: part["catalog"] == "system") }
    case .child(let name, let key): return part.child(name, key: key).flatMap(self.part)
    case .edge(let name):
      return part[name].flatMap(LayoutAttribute.init(written:))
        .map { .choice($0.withoutMargin.rawValue) }
    case .margin(let name):
      return part[name].flatMap(LayoutAttribute.init(written:)).map { .flag($0.isMargin) }
    case .direction:
      return part.sides.first { $0.attribute.isDirectional || $0.attribute.isAbsolute }
        .map { .flag($0.attribute.isDirectional) }
    case .constant:
      if element == object, part.flag("symbolic") == true { return .standard }
      return part.number("constant").map(AttributeValue.number)
    case .spacing:
      if part["spacingType"] == "standard" { return .standard }
      return part.number("spacing").map(AttributeValue.number)
    case .word(let name, let word): return part[name].map { .flag($0 == word) }
    case .style(let name): return part[name].flatMap(attribute)
    case .list(let group, let member): return part.child(group).map { $0.titles(of: member) }
    case .member(let name): return .flag(part.flag(name) == true)
    case .marginsKind:
      if part.child(key: "directionalLayoutMargins") != nil { return .choice("directional") }
      return part.child(key: "layoutMargins").map { _ in .choice("fixed") }
    case .customClass: return part["customClass"].map(AttributeValue.text)
    case .mask: return Self.mark(of: object, in: element).map(AttributeValue.flag)
    }
  }

  private func attribute(_ text: String) -> AttributeValue? {
    switch kind {
    case .number(let kind):
      (Double(written: text) ?? kind.names.first { $0.written == text }?.value)
        .map(AttributeValue.number)
    case .ratio: Multiplier(text).map(AttributeValue.ratio)
    case .flag: text == "YES" ? .flag(true) : text == "NO" ? .flag(false) : nil
    case .choice: .choice(kind.word(for: text))
    default: .text(text)
    }
  }

  private func part(_ child: Element) -> AttributeValue? {
    child.fontValue.map(AttributeValue.font) ?? child.colorValue.map(AttributeValue.color)
  }
}
