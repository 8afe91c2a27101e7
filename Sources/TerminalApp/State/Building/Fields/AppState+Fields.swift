import LayoutTools
import Stage

/// The inspectors of a document that is edited. Each change is made at once.
extension AppState {
  /// The ids of what the inspector shows.
  var inspectedIDs: [String] { building?.inspectedIDs(for: focus) ?? [] }

  /// The name of what the inspector shows.
  var inspectedName: String { building?.scene?.shown.subject(inspectedIDs) ?? "" }

  /// What the inspector shows; nil if none is open.
  var shownFields: ShownFields? { building?.shownFields(for: focus) }

  /// Changes the inspector that is open, and does what that asks for.
  /// - Returns: The effects; nil if nothing has changed.
  mutating func changeFields(
    on content: SceneSnapshot,
    _ body: (inout FieldPanel, ShownFields) -> FieldOutcome
  ) -> [Effect]? {
    guard let fields = shownFields, let earlier = building?.fields else { return nil }
    var panel = earlier
    let outcome = body(&panel, fields)
    building?.fields = panel
    // What is typed is a step of its own.
    if earlier.typed == nil, panel.typed != nil { building?.endStep() }
    switch outcome {
    case .nothing: return panel == earlier ? nil : []
    case .moved:
      // What was typed and not taken is left behind, and the value before it stays.
      say(earlier.refusal.map { $0.capitalizedFirst })
      building?.endStep()
      return followMarkedField(on: content) || panel != earlier ? [] : nil
    case .stepEnded: building?.endStep()
    case .set(let edit): return [{ $0.document.setField(edit) }]
    case .list(let title):
      overlay = .picker(Picker(.values, title: title))
      return [{ $0.scene.listChoices() }]
    case .open(let constraint):
      building?.openFields(of: constraint, for: focus)
      display.openInspector()
    case .delete(let constraint): return propose { try $0.deletion(of: constraint.id) }
    case .say(let words): message = words
    }
    return []
  }

  /// Types a character into the marked field.
  /// - Returns: The effects; nil if the character means nothing there.
  mutating func typeField(_ character: Character, on content: SceneSnapshot) -> [Effect]? {
    guard let fields = shownFields, building?.fields?.accepts(character, fields) == true else {
      return nil
    }
    return changeFields(on: content) { $0.type(character, $1) } ?? []
  }

  /// Selects the constraint of the marked row, so that the canvas shows it.
  /// - Returns: Whether another constraint is selected than before.
  @discardableResult
  private mutating func followMarkedField(on content: SceneSnapshot) -> Bool {
    guard building?.fields?.inspector == .size else { return false }
    let found = (shownFields?.row?.constraint?.id).flatMap(content.constraint(ofElement:))
    guard found?.id != focus.constraint else { return false }
    select(found?.id)
    return true
  }

  // MARK: - Inspectors

  /// Opens an inspector.
  mutating func openFields(_ inspector: Inspector) {
    building?.openFields(inspector, for: focus)
    display.openInspector()
  }

  /// Goes back from an inspector to the list from which it was opened, or closes it.
  mutating func closeFields(on content: SceneSnapshot) {
    if building?.fields?.typed != nil {
      building?.fields?.endTyping()
    } else if building?.fields?.opened != nil, building?.fields?.inspector == .attributes {
      openFields(.size)
      building?.endStep()
      followMarkedField(on: content)
    } else {
      building?.fields = nil
    }
  }
}
