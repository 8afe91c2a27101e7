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
    switch Int.random(in: 0..<20, using: &random) {
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
    case 16, 17:
      return .set(
        ["x", "width"].randomElement(using: &random) ?? "x",
        of: path.child("rect", key: "frame"), to: "\(Int.random(in: 0..<300, using: &random))")
    case 18: return set("fixedFrame", ["YES", nil])
    default: return set("contentMode", ["center", "left", nil])
    }
  }
}

extension DocumentEdit {
  /// Edits of what a document has: views and constraints that come, go, and change their places.
  static func randomStructure(in document: Document, number: Int, _ random: inout SplitMix)
    -> [DocumentEdit]
  {
    let views = document.identifiedObjects.filter { $0.isView && $0.parent?.name == "subviews" }
    let constraints = document.identifiedObjects.filter { $0.name == "constraint" }
    guard let view = views.randomElement(using: &random), let id = view["id"],
      let parent = view.parent?.parent, let parentID = parent["id"]
    else { return [] }
    let siblings = parent.subviews.compactMap { $0["id"] }
    let group = ElementPath(parentID)
    switch Int.random(in: 0..<10, using: &random) {
    case 8:
      let others = views.filter { ["view", "stackView"].contains($0.name) && $0 != view }
      guard let other = others.randomElement(using: &random), !view.contains(other) else {
        return []
      }
      return [.move(id, into: ElementPath(other["id"] ?? "").group("subviews"))]
    case 9:
      // A stack around a view.
      var stack = NewElement(
        "stackView",
        [
          "translatesAutoresizingMaskIntoConstraints": "NO", "fixedFrame": "YES",
          "id": "new-s-\(number)",
        ])
      stack.children = [
        NewElement("rect", ["key": "frame", "x": "10", "y": "20", "width": "60", "height": "30"])
      ]
      return [
        .insert([stack], into: group.group("subviews"), before: id),
        .move(id, into: ElementPath("new-s-\(number)").group("subviews")),
      ]
    case 0, 1:
      guard let constraint = constraints.randomElement(using: &random)?["id"] else { return [] }
      return [.remove(ElementPath(constraint))]
    case 2, 3:
      let other = siblings.randomElement(using: &random) ?? parentID
      let sides = ["leading", "top", "width", "height", "centerX"]
      let side = sides.randomElement(using: &random) ?? "top"
      var new = NewElement("constraint", ["firstItem": id, "firstAttribute": side])
      if other != id {
        new.attributes.append(.init("secondItem", other))
        new.attributes.append(.init("secondAttribute", side))
      }
      new.attributes.append(.init("constant", "\(10 + number)"))
      new.attributes.append(.init("id", "new-c-\(number)"))
      return [
        .insert(
          [new], into: group.group("constraints"),
          before: Bool.random(using: &random) ? parent.constraints.first?.id : nil)
      ]
    case 4: return [.remove(ElementPath(id))]
    case 5:
      let sibling = siblings.filter { $0 != id }.randomElement(using: &random)
      return [.move(id, into: group.group("subviews"), before: sibling)]
    default:
      var new = NewElement(
        ["label", "view", "stackView", "button", "imageView"].randomElement(using: &random)
          ?? "view",
        ["translatesAutoresizingMaskIntoConstraints": "NO", "id": "new-v-\(number)"])
      if Bool.random(using: &random) { new.attributes.append(.init("fixedFrame", "YES")) }
      new.children = [
        NewElement("rect", ["key": "frame", "x": "10", "y": "20", "width": "60", "height": "30"])
      ]
      return [
        .insert(
          [new], into: group.group("subviews"),
          before: Bool.random(using: &random) ? siblings.randomElement(using: &random) : nil)
      ]
    }
  }
}
