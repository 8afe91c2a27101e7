import InterfaceBuilder
import LayoutTools
import Stage

/// What a lesson looks at to see what is done: the document as it is now, and its layout.
///
/// A lesson doesn't know which keys were used, so every way of doing something counts.
struct LessonScene {
  let building: BuildingScene
  let content: SceneSnapshot
  /// Whether the file has what was edited.
  let isSaved: Bool
  /// Whether the scene was looked at on another screen than the one for which the document is
  /// drawn.
  let wasElsewhere: Bool

  var canvas: Canvas { building.canvas }

  /// The view that contains all others.
  var root: CanvasItem? { canvas.items.first }

  /// The views of a kind, such as `label`, but for the one that contains them.
  func views(_ elementName: String) -> [CanvasItem] {
    canvas.items.dropFirst().filter {
      $0.kind == .view && canvas.document.object($0.id)?.name == elementName
    }
  }

  /// The attribute of a view or constraint as it is written.
  func written(_ attribute: String, of id: String) -> String? {
    canvas.document.object(id)?[attribute]
  }

  // MARK: - Constraints

  /// All constraints of the scene, view by view.
  var constraints: [Constraint] {
    canvas.items.filter { $0.kind == .view }
      .flatMap { canvas.document.object($0.id)?.constraints ?? [] }
  }

  /// Whether a constraint relates one of the attributes of an item to another item.
  /// - Parameter other: The id of the other item; nil for any.
  func relates(
    _ id: String, _ attributes: Set<LayoutAttribute>, to other: String? = nil
  ) -> Bool {
    constraints.contains { constraint in
      guard let second = constraint.secondItem else { return false }
      let holder = constraint.holder?["id"]
      let sides = [
        (constraint.firstItem ?? holder, constraint.firstAttribute),
        (second, constraint.secondAttribute),
      ]
      return [(sides[0], sides[1]), (sides[1], sides[0])].contains { here, there in
        guard here.0 == id, let attribute = here.1?.withoutMargin else { return false }
        return attributes.contains(attribute) && (other == nil || there.0 == other)
      }
    }
  }

  /// Whether an edge of a view is held by another item.
  func holds(_ edge: Edge, of id: String) -> Bool {
    let attributes: Set<LayoutAttribute> =
      switch edge {
      case .leading: [.leading, .left]
      case .top: [.top]
      case .trailing: [.trailing, .right]
      case .bottom: [.bottom]
      }
    return relates(id, attributes)
  }

  /// The constraints of a view's own width or height.
  func sizes(_ attribute: LayoutAttribute, of id: String) -> [Constraint] {
    constraints.filter {
      ($0.firstItem ?? $0.holder?["id"]) == id && $0.firstAttribute == attribute
        && $0.secondItem == nil
    }
  }

  // MARK: - What is wrong

  /// The first of the edges by which a view is not held, in a sentence.
  func missingEdge(_ edges: [Edge], of id: String, _ name: String) -> String? {
    edges.first { !holds($0, of: id) }.map { "\(name) has no \($0.rawValue)" }
  }

  /// A view whose place or size is left open, in a sentence; nil if there is none.
  var ambiguity: String? {
    content.problems.first { $0.kind == .ambiguous }.map { problem in
      "\(problem.views.first?.name ?? "a view") is ambiguous: its "
        + problem.attributes.joined(separator: " and ")
    }
  }

  /// A conflict, in a sentence; nil if there is none.
  var conflict: String? {
    content.problems.first { $0.kind == .conflict }.map { problem in
      "\(problem.constraints.count) constraints can't all be met"
    }
  }

  /// A view that is not drawn where its constraints put it, in a sentence; nil if there is none.
  var misplacement: String? {
    canvas.items.first(where: canvas.isMisplaced).map { "\($0.name) is misplaced" }
  }
}

extension LessonScene {
  /// The scene as it is shown; nil while its document is not edited.
  init?(of state: AppState, on content: SceneSnapshot) {
    guard let building = state.building, let scene = building.scene else { return nil }
    self.init(
      building: scene, content: content, isSaved: !state.shownDocument.draft.isChanged,
      wasElsewhere: building.wasElsewhere)
  }
}
