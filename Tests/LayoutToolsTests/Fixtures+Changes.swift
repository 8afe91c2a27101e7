import InterfaceBuilder
import LayoutTools

extension Canvas {
  /// The canvas with other facts about its items.
  func changing(_ change: (inout CanvasItem) -> Void) -> Canvas {
    with(
      items: items.map { item in
        var item = item
        change(&item)
        return item
      })
  }

  /// The canvas with views that have the margins of a controller's root view.
  var withRootMargins: Canvas {
    changing { item in
      guard item.container == nil else { return }
      item.margins = Insets(top: 20, leading: 16, bottom: 0, trailing: 16)
    }
  }

  /// The canvas read from right to left.
  var fromRightToLeft: Canvas { changing { $0.isRightToLeft = true } }

  /// The canvas after edits of its document, where its items stay where they are.
  func after(_ edits: [DocumentEdit]) throws -> Canvas {
    Canvas(try document.applying(edits).document, items, traits: traits)
  }

  /// The lines of constraints that a view holds, without their ids, which decide their order:
  /// sorted.
  func lines(_ id: String) -> [String] {
    (document.object(id)?.constraints ?? []).map { constraint in
      "<constraint "
        + constraint.element.attributes.filter { $0.name != "id" }
        .map { "\($0.name)=\"\($0.value)\"" }.joined(separator: " ") + "/>"
    }.sorted()
  }
}

extension NewConstraint {
  /// The constraint in pseudocode: `pot.leading = cup.trailing + 8`.
  var pseudocode: String {
    let relation =
      [.equal: "=", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="][relation] ?? "?"
    let left = "\(first.item).\(first.attribute.rawValue) \(relation)"
    let ending = (isSymbolic ? " standard" : "") + (priority == 1000 ? "" : " @\(priority.written)")
    guard let second else { return "\(left) \(constant.written)\(ending)" }
    let factor = multiplier == .one ? "" : "\(multiplier.text) "
    let amount = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(constant.magnitude.written)"
    return "\(left) \(factor)\(second.item).\(second.attribute.rawValue)\(amount)\(ending)"
  }
}
