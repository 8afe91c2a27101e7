import Foundation

extension UIView {
  /// A text that lists the whole hierarchy: how each view is laid out, its ambiguous attributes,
  /// and its guides.
  public func _autolayoutTrace() -> String {  // swift-format-ignore: AlwaysUseLowerCamelCase
    "\n" + LayoutTrace(of: root).lines.joined(separator: "\n")
      + """


      Legend:
      \t* - is laid out with auto layout
      \t+ - is laid out manually, but is represented in the layout engine because \
      translatesAutoresizingMaskIntoConstraints = YES
      \t• - layout engine host
      """
  }
}

/// The lines of a trace, in UIKit's format.
@MainActor
private struct LayoutTrace {
  var lines: [String] = []

  init(of root: UIView) { add(root, depth: 0) }

  private mutating func add(_ view: UIView, depth: Int) {
    let indent = String(repeating: "|   ", count: depth)
    let missing = lacksHostConstraints(view) ? ", MISSING HOST CONSTRAINTS" : ""
    lines.append(
      indent + mark(of: view) + itemDescription(view) + missing
        + ambiguity(of: view, view.ambiguousAttributes))
    for guide in view.allGuides {
      let mark = isKnown(guide.node) ? "*" : ""
      lines.append(
        indent + "|   " + mark + guide.description + ambiguity(of: guide, guide.ambiguousAttributes)
      )
    }
    for subview in view.subviews { add(subview, depth: depth + 1) }
  }

  private func isKnown(_ node: LayoutNode) -> Bool { node.engine?.knows(node) ?? false }

  private func mark(of view: UIView) -> String {
    if !isKnown(view.node) { return "" }
    if view.node.ownEngine != nil { return "•" }
    return view.translatesAutoresizingMaskIntoConstraints ? "+" : "*"
  }

  /// Whether the root of a layout is not sized by its autoresizing mask.
  private func lacksHostConstraints(_ view: UIView) -> Bool {
    view.node.ownEngine != nil && !view.translatesAutoresizingMaskIntoConstraints
  }

  private func ambiguity(
    of item: any LayoutItem, _ attributes: [NSLayoutConstraint.Attribute]
  ) -> String {
    let names: [NSLayoutConstraint.Attribute: String] = [
      .left: "minX", .top: "minY", .width: "Width", .height: "Height",
    ]
    let variables = attributes.map { attribute in
      "\(itemDescription(item)).\(names[attribute] ?? attribute.name)"
        + "{id: \(item.node.engine?.number(of: attribute, of: item.node) ?? 0)}"
    }
    return variables.isEmpty
      ? "" : "- AMBIGUOUS LAYOUT for " + variables.joined(separator: ", ")
  }
}
