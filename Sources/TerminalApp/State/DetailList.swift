import Stage

/// The constraints of the selected view, in the order in which the inspector lists them.
enum DetailList {
  /// The constraints of which the view is the first item, then the others. Constraints of code keep
  /// their order. A document has its constraints in the order of their ids, which says nothing, so
  /// they are sorted by the edges of the view.
  static func constraints(of view: ViewPath, in content: SceneSnapshot) -> [SceneConstraint] {
    let all = content.constraints(of: view)
    let isDocument = all.contains { $0.id.element != nil }
    return [true, false].flatMap { isFirst -> [SceneConstraint] in
      let part = all.filter { ($0.items.first == view) == isFirst }
      guard isDocument else { return part }
      let keys = part.map { constraint -> (Int, String) in
        (edge(of: isFirst ? constraint.id.first : constraint.id.second), constraint.text)
      }
      return part.indices.sorted { keys[$0] < keys[$1] }.map { part[$0] }
    }
  }

  /// The place of an attribute in the list: edges around the view, then its size, its centre and
  /// baselines.
  private static func edge(of side: ConstraintID.Side?) -> Int {
    guard let name = side?.attribute else { return edges.count }
    let margin = "Margin"
    let edge = name.hasSuffix(margin) ? String(name.dropLast(margin.count)) : name
    return edges.firstIndex(of: edge) ?? edges.count
  }

  private static let edges = [
    "leading", "left", "top", "trailing", "right", "bottom", "width", "height", "centerX",
    "centerY",
  ]
}
