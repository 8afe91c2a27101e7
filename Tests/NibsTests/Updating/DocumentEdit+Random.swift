import InterfaceBuilder
import SeededRandom

extension DocumentEdit {
  /// An edit of values of what a document has.
  static func randomValue(in document: Document, _ random: inout SplitMix) -> DocumentEdit? {
    let views = document.identifiedObjects.filter(\.isView)
    let constraints = document.identifiedObjects.filter { $0.name == "constraint" }
    let isOfConstraint = Bool.random(using: &random) && !constraints.isEmpty
    guard let element = (isOfConstraint ? constraints : views).randomElement(using: &random),
      let id = element["id"]
    else { return nil }
    let path = ElementPath(id)
    return isOfConstraint
      ? constraintValue(of: element, path, among: views, &random)
      : viewValue(of: element, path, &random)
  }

  private static func constraintValue(
    of element: InterfaceBuilder.Element, _ path: ElementPath,
    among views: [InterfaceBuilder.Element],
    _ random: inout SplitMix
  ) -> DocumentEdit {
    func set(_ name: String, _ values: [String?]) -> DocumentEdit {
      .set(name, of: path, to: values.randomElement(using: &random) ?? nil)
    }
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: return set("constant", [nil, "8", "-4.5", "31", "120"])
    case 2: return set("priority", [nil, "250", "750", "999"])
    case 3: return set("relation", [nil, "lessThanOrEqual", "greaterThanOrEqual"])
    case 4: return set("multiplier", [nil, "0.5", "3:4"])
    case 5: return set("identifier", [nil, "row", "gap"])
    case 6: return set("placeholder", [nil, "YES"])
    case 7:
      return .set(
        "constant", of: path.variation("widthClass=regular"),
        to: ["2", nil].randomElement(using: &random) ?? nil)
    default: return set("firstAttribute", ["width", "height", "leading", "top"])
    }
  }

  private static func viewValue(
    of element: InterfaceBuilder.Element, _ path: ElementPath, _ random: inout SplitMix
  ) -> DocumentEdit {
    func set(_ name: String, _ values: [String?]) -> DocumentEdit {
      .set(name, of: path, to: values.randomElement(using: &random) ?? nil)
    }
    let sizes = ["12", "17", "30"]
    switch Int.random(in: 0..<17, using: &random) {
    case 0: return set("hidden", ["YES", nil])
    case 1: return set("alpha", ["0.5", nil])
    case 2: return set("horizontalHuggingPriority", ["251", "1000", nil])
    case 3: return set("verticalCompressionResistancePriority", ["751", "249", nil])
    case 4, 5:
      return .setText(
        key: "text", of: path,
        to: ["Tea", "A longer text", "", nil].randomElement(using: &random) ?? nil)
    case 6: return set("axis", ["vertical", nil])
    case 7: return set("spacing", ["4", "20", nil])
    case 8: return set("distribution", ["fillEqually", "equalSpacing", nil])
    case 9: return set("alignment", ["center", "top", nil])
    case 10: return set("numberOfLines", ["0", "2", nil])
    case 11:
      return .setChild(
        key: "fontDescription", of: path,
        to: NewElement(
          "fontDescription",
          [
            "key": "fontDescription", "type": "system",
            "pointSize": sizes.randomElement(using: &random) ?? "17",
          ]))
    case 12:
      return .setChild(
        key: "backgroundColor", of: path,
        to: Bool.random(using: &random)
          ? nil
          : NewElement(
            "color",
            [
              "key": "backgroundColor", "red": "0.5", "green": "0", "blue": "0", "alpha": "1",
              "colorSpace": "custom", "customColorSpace": "sRGB",
            ]))
    case 13:
      return .set(
        "hidden", of: path.variation("widthClass=regular"),
        to: ["YES", nil].randomElement(using: &random) ?? nil)
    case 14: return set("userLabel", ["Teapot", nil])
    case 15: return set("tag", ["3", nil])
    default: return set("contentMode", ["center", "left", nil])
    }
  }
}
