import InterfaceBuilder
import LayoutTools
import Stage

/// The inspectors of a document that is edited. Each change is made at once.
extension AppState {
  /// The id of what the inspector shows: the selected constraint, or else the marked view.
  var inspectedID: String? {
    guard let scene = building?.scene else { return nil }
    if building?.fields?.inspector != .size, let id = constraint?.element,
      scene.canvas.document.object(id) != nil
    {
      return id
    }
    return selectedIDs.last
  }

  /// The name of what the inspector shows.
  var inspectedName: String {
    guard let id = inspectedID, let canvas = building?.scene?.canvas else { return "" }
    return canvas.item(id)?.name ?? "constraint"
  }

  /// The rows of the inspector that is open.
  var fieldRows: [FieldPanel.Row] {
    guard let building, let panel = building.fields, let canvas = building.scene?.canvas,
      let id = inspectedID
    else { return [] }
    return panel.rows(of: id, on: canvas)
  }

  /// Performs an action of the inspector.
  mutating func performOnFields(_ action: Action, on content: SceneSnapshot) -> [Effect] {
    if let obstacle = obstacle(to: action, on: content) {
      message = obstacle
      return []
    }
    let rows = fieldRows
    let marked = building?.fields?.marked ?? 0
    let row = rows.indices.contains(marked) ? rows[marked] : nil
    switch action {
    case .inspect(let inspector):
      building?.panel = nil
      let isOpen = building?.fields?.inspector == inspector
      building?.fields = isOpen ? nil : FieldPanel(inspector)
      openInspector()
    case .moveField(let steps): building?.fields?.mark(marked + steps, in: rows)
    case .markField(let line):
      building?.fields?.mark(line, in: rows)
    case .stepField(let steps):
      if building?.fields?.typed != nil {
        building?.fields?.perform(steps < 0 ? .left : .right)
      } else if let field = row?.field, let value = row?.stepped(by: steps) {
        return set(field, to: value, goesOn: true)
      }
    case .enterField: return enterField(row)
    case .eraseField:
      if building?.fields?.typed != nil {
        building?.fields?.perform(.erase)
        return takeTyped(row)
      }
      if let field = row?.field { return set(field, to: nil, goesOn: false) }
    case .varyField:
      if let canvas = building?.scene?.canvas {
        building?.fields?.stepVariation(on: canvas)
        let classes = building?.fields?.variation?.title ?? "any"
        message = "Values are changed for size classes: \(classes)"
      }
    default: break
    }
    return []
  }

  private mutating func enterField(_ row: FieldPanel.Row?) -> [Effect] {
    guard let field = row?.field else { return [] }
    if building?.fields?.typed != nil {
      if let refusal = building?.fields?.refusal {
        message = refusal
      } else {
        building?.fields?.endTyping()
        building?.gesture = nil
      }
      return []
    }
    switch field.kind {
    case .flag, .choice:
      guard let value = row?.stepped(by: 1) else { return [] }
      return set(field, to: value, goesOn: false)
    default:
      building?.fields?.beginTyping(row?.text ?? "")
      return []
    }
  }

  /// Types a character into the marked field.
  /// - Returns: What is to be done; nil if it means nothing there.
  mutating func typeField(_ character: Character) -> [Effect]? {
    let rows = fieldRows
    guard let panel = building?.fields, rows.indices.contains(panel.marked),
      let field = rows[panel.marked].field
    else { return nil }
    if panel.typed == nil {
      switch field.kind {
      case .flag, .choice: return nil
      case .number, .ratio:
        guard "0123456789.-".contains(character) else { return nil }
      case .text, .image, .font, .color:
        guard character != "?", character != ":" else { return nil }
      }
      building?.fields?.beginTyping(rows[panel.marked].text)
    }
    building?.fields?.type(character)
    return takeTyped(rows[panel.marked])
  }

  /// Gives the field what is typed, as far as that means something.
  private mutating func takeTyped(_ row: FieldPanel.Row?) -> [Effect] {
    guard let field = row?.field, let text = building?.fields?.typed?.text else { return [] }
    do throws(InspectorRefusal) {
      var text = text
      if case .number = field.kind, let number = Arithmetic.value(of: text) {
        text = number.written
      }
      let value = try field.value(typed: text)
      building?.fields?.refuse(nil)
      return set(field, to: value, goesOn: true)
    } catch {
      building?.fields?.refuse(error.description)
      return []
    }
  }

  private func set(_ field: InspectorField, to value: FieldValue?, goesOn: Bool) -> [Effect] {
    guard let id = inspectedID else { return [] }
    let edit = FieldEdit(
      field: field, value: value, object: id, variation: building?.fields?.variation,
      goesOn: goesOn)
    return [.setField(edit)]
  }

  /// Why an action of the inspector means nothing at present.
  func obstacleToFields(_ action: Action) -> String? {
    if let obstacle = obstacleToBuildingScene { return obstacle }
    if case .inspect = action, inspectedID == nil { return wantsDocumentView }
    return nil
  }
}
