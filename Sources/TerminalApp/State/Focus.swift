import Stage

/// What the user looks at: the selected view, one of its constraints, an edge that is explained,
/// and the field that is edited.
struct Focus: Equatable, Sendable {
  /// The selected view.
  var view: ViewPath?
  /// The selected constraint, one of the selected view's.
  var constraint: ConstraintID?
  /// The edge of the selected view that is explained.
  var edge: NSLayoutConstraint.Attribute?
  /// The values of the chain of reasons that are explained as well, by their ids.
  var opened: Set<String> = []
  /// Whether the sum over all constraints is shown in place of the chain.
  var isSum = false
  /// Whether the inspector shows the explained edge even if the selected constraint is then out of
  /// sight.
  var isEdgeInFront = false
  /// The name of the field or text view that is being edited, to which keys are typed; nil if none
  /// is.
  var editedField: String?
  /// What becomes of the keys that are typed next.
  var following = FollowingKeys()
  /// The ids of the views of the edited document that are selected besides the marked one, in the
  /// order in which they were selected.
  var others: [String] = []
  /// The id of the view that was inserted last, until the user selects something: that view is
  /// selected, but not by the user.
  var newcomer: String?
  /// The ids of the selected objects of the edited document that are not installed.
  var uninstalled: [String] = []

  /// Whether the inspector says why something is where it is.
  var explains: Bool { view != nil && (edge != nil || constraint != nil) }

  static let wantsView = "Select a view first, with tab or a click"
  static let wantsConstraint = "Select a constraint first, with j or a click on its line"

  /// How many views are selected, as a message.
  static func selected(_ count: Int) -> String {
    count == 1 ? "1 view is selected" : "\(count) views are selected"
  }

  /// What a key changes: the selection, if it has such a property, or else the selected view.
  func target(of key: EditKey) -> SceneEdit.Target? {
    let selected =
      constraint.map { SceneEdit.Target.constraint($0) } ?? view.map { .view(ItemID($0)) }
    if let selected, !key.properties(of: selected).isEmpty { return selected }
    return key.isOfViews ? view.map { .view(ItemID($0)) } : nil
  }

  /// Why a key changes nothing of the selection; nil if it does.
  func obstacle(toChanging key: EditKey, on content: SceneSnapshot) -> String? {
    if let target = target(of: key) {
      guard case .constraint(let id) = target else { return nil }
      return content.constraint(id)?.obstacle(toChanging: key)
    }
    if key.isOfViews || key == .presence { return Self.wantsView }
    return view == nil
      ? Self.wantsView + ", then a constraint with j" : Self.wantsConstraint
  }

  /// Goes through the edges and lengths that are explained, and past the last one to none.
  mutating func stepEdge(_ steps: Int) {
    let all = NSLayoutConstraint.Attribute.explained
    let next = (edge.flatMap(all.firstIndex(of:)) ?? (steps > 0 ? -1 : all.count)) + steps
    edge = all.indices.contains(next) ? all[next] : nil
    isEdgeInFront = edge != nil
    opened = []
  }

  /// The ids of the selected views in the document that is edited: the views that are kept
  /// selected, then the marked one.
  func selectedIDs(in scene: BuildingScene?) -> [String] {
    guard let scene else { return [] }
    let primary = view.flatMap { scene.ids[$0] }
    return others.filter { $0 != primary } + (primary.map { [$0] } ?? [])
  }

  /// The ids of the selected objects that are not installed; none while an installed view is
  /// selected.
  func uninstalledIDs(in scene: BuildingScene?) -> [String] {
    selectedIDs(in: scene).isEmpty ? uninstalled : []
  }

  /// Keeps the marked view selected while the mark goes on, or no longer keeps it.
  mutating func keepSelected(in scene: BuildingScene?) {
    guard let id = view.flatMap({ scene?.ids[$0] }) else { return }
    if let index = others.firstIndex(of: id) {
      others.remove(at: index)
    } else {
      others.append(id)
    }
  }

  /// Deselects the objects that only a document which is edited has.
  mutating func forgetObjects() { (others, newcomer, uninstalled) = ([], nil, []) }

  /// Deselects what a layout does not have.
  mutating func drop(missingIn content: SceneSnapshot) {
    if let path = view, content.view(at: path) == nil { view = nil }
    if view == nil { (constraint, edge) = (nil, nil) }
    if let id = constraint, content.constraint(id) == nil { constraint = nil }
  }
}
