import Stage

/// The constraints of the selected view, in the order in which the inspector lists them.
enum DetailList {
  /// Those of which the view is the first item, then the others.
  static func constraints(of view: ViewPath, in content: SceneSnapshot) -> [SceneConstraint] {
    let all = content.constraints(of: view)
    return all.filter { $0.items.first == view } + all.filter { $0.items.first != view }
  }
}
