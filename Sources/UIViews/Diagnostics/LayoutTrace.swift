/// The lines of a trace of a hierarchy: how each view is laid out, its ambiguous attributes, and
/// its guides.
@MainActor
package struct LayoutTrace {
  /// How a view or guide is laid out.
  package enum Mark: String, Sendable {
    /// By constraints.
    case constraints = "*"
    /// By its frame and autoresizing mask, which constraints stand for.
    case autoresizing = "+"
    /// It holds the layout engine of its hierarchy.
    case host = "•"
    /// No constraint is about it.
    case none = ""
  }

  /// A view or guide.
  package struct Line {
    /// The view, or the guide.
    package let item: AnyObject
    /// The number of views around it.
    package let depth: Int
    package let mark: Mark
    /// Whether it holds the layout engine and is not sized by its autoresizing mask.
    package let lacksHostConstraints: Bool
    /// The ambiguous parts of its frame, `minX`, `minY`, `Width` and `Height`, each with the number
    /// of its variable.
    package let ambiguous: [(name: String, number: Int)]

    /// The line in UIKit's form.
    /// - Parameters:
    ///   - name: The item.
    ///   - owner: The item in the names of its variables.
    package func text(_ name: String, owner: String) -> String {
      let missing = lacksHostConstraints ? ", MISSING HOST CONSTRAINTS" : ""
      let variables = ambiguous.map { "\(owner).\($0.name){id: \($0.number)}" }
      return String(repeating: "|   ", count: depth) + mark.rawValue + name + missing
        + (variables.isEmpty
          ? "" : "- AMBIGUOUS LAYOUT for " + variables.joined(separator: ", "))
    }
  }

  /// The lines, each view before its guides, and these before its subviews.
  package private(set) var lines: [Line] = []

  /// The meaning of the marks, as UIKit has it.
  package static let legend = """
    Legend:
    \t* - is laid out with auto layout
    \t+ - is laid out manually, but is represented in the layout engine because \
    translatesAutoresizingMaskIntoConstraints = YES
    \t• - layout engine host
    """

  /// Traces a view and all views in it.
  package init(of root: UIView) { add(root, depth: 0) }

  private mutating func add(_ view: UIView, depth: Int) {
    let isHost = view.node.ownEngine != nil
    lines.append(
      Line(
        item: view, depth: depth, mark: mark(of: view),
        lacksHostConstraints: isHost && !view.translatesAutoresizingMaskIntoConstraints,
        ambiguous: variables(of: view, view.ambiguousAttributes)))
    for guide in view.allGuides {
      lines.append(
        Line(
          item: guide, depth: depth + 1, mark: isKnown(guide.node) ? .constraints : .none,
          lacksHostConstraints: false, ambiguous: variables(of: guide, guide.ambiguousAttributes)))
    }
    for subview in view.subviews { add(subview, depth: depth + 1) }
  }

  private func isKnown(_ node: LayoutNode) -> Bool { node.engine?.knows(node) ?? false }

  private func mark(of view: UIView) -> Mark {
    if !isKnown(view.node) { return .none }
    if view.node.ownEngine != nil { return .host }
    return view.translatesAutoresizingMaskIntoConstraints ? .autoresizing : .constraints
  }

  private func variables(
    of item: any LayoutItem, _ attributes: [NSLayoutConstraint.Attribute]
  ) -> [(name: String, number: Int)] {
    let names: [NSLayoutConstraint.Attribute: String] = [
      .left: "minX", .top: "minY", .width: "Width", .height: "Height",
    ]
    return attributes.map { attribute in
      (
        names[attribute] ?? attribute.name,
        item.node.engine?.number(of: attribute, of: item.node) ?? 0
      )
    }
  }
}
