import InterfaceBuilder

extension SystemColor {
  /// The colours that Xcode 10 and before know by name.
  static let old: Set<String> = [
    "darkTextColor", "lightTextColor", "groupTableViewBackgroundColor",
  ]

  private static let values = [String: ColorComponents](
    uniqueKeysWithValues: all.map { ($0.name, $0.components) })

  /// The value of a colour of the system; nil for an unknown name.
  static func components(_ name: String) -> ColorComponents? { values[name] }

  /// The entries of the resources for the colours of elements, sorted by name.
  static func resources(of elements: [NewElement]) -> [NewElement] {
    let used = elements.reduce(into: Set<String>()) { $0.formUnion(names(in: $1)) }
    return used.sorted().compactMap { name in
      values[name].map {
        NewElement("systemColor", ["name": name], children: [$0.element(key: nil)])
      }
    }
  }

  /// A colour's value in place of its name.
  static func value(of color: NewElement, by xcode: Int) -> NewElement? {
    guard let key = color["key"] else { return nil }
    return color["systemColor"].flatMap { values[$0] }?.element(key: key, by: xcode)
  }

  private static func names(in element: NewElement) -> Set<String> {
    element.children.reduce(into: Set([element["systemColor"]].compactMap(\.self))) {
      $0.formUnion(names(in: $1))
    }
  }
}
