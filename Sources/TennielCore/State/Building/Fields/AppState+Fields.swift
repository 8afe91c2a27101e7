import InterfaceBuilder
import LayoutTools
import Stage

/// The inspectors of a document that is edited. Each change is made at once.
extension AppState {
  /// The ids of what the inspector shows: a constraint, or else the selected views.
  var inspectedIDs: [String] {
    guard let building, let document = building.scene?.shown.document else { return [] }
    if building.fields?.inspector != .size {
      if let id = constraint?.element, document.object(id) != nil { return [id] }
      // A constraint that is not installed is none of the scene's, and can't be selected on the canvas.
      if let opened = building.fields?.opened, opened.view == selectedIDs.last,
        document.object(opened.id) != nil
      {
        return [opened.id]
      }
    }
    let ids = selectedIDs
    return ids.isEmpty ? uninstalledIDs : ids
  }

  /// The name of what the inspector shows.
  var inspectedName: String { building?.scene?.shown.subject(inspectedIDs) ?? "" }

  /// The rows of the inspector that is open.
  var fieldRows: [FieldRow] {
    guard let building, let panel = building.fields, let canvas = building.scene?.shown else {
      return []
    }
    return panel.rows(of: inspectedIDs, on: canvas)
  }

  /// The marked row of the inspector that is open.
  var markedFieldRow: FieldRow? {
    let rows = fieldRows
    guard let line = building?.fields?.marked(in: rows), rows.indices.contains(line) else {
      return nil
    }
    return rows[line]
  }

  /// Performs an action of the inspector.
  mutating func performOnFields(_ action: Action, on content: SceneSnapshot) -> [Effect] {
    if let obstacle = obstacle(to: action, on: content) {
      message = obstacle
      return []
    }
    let (fields, chosen, list) = (building?.fields, constraint, overlay)
    let effects = changeFields(action, on: content)
    if effects.isEmpty, message == nil, building?.fields == fields, constraint == chosen,
      overlay == list
    {
      message = idleness(of: action)
    }
    return effects
  }

  private mutating func changeFields(_ action: Action, on content: SceneSnapshot) -> [Effect] {
    let rows = fieldRows
    let marked = building?.fields?.marked(in: rows) ?? 0
    let row = rows.indices.contains(marked) ? rows[marked] : nil
    switch action {
    case .inspect(let inspector): toggle(inspector)
    case .stepInspector(let steps):
      let all = Inspector.inOrder
      let here = all.firstIndex { $0 == building?.fields?.inspector } ?? 0
      openFields(all[(here + steps).inRing(of: all.count)])
    case .moveField(let steps): markField(marked + steps, in: rows, on: content)
    case .moveFieldSection(let steps):
      building?.fields?.markSection(steps, in: rows)
      followMarkedField(on: content)
    case .markField(let line):
      if line == marked { return enterField(row) }
      markField(line, in: rows, on: content)
    case .stepField(let steps): return stepField(row, by: steps, on: content)
    case .enterField: return enterField(row)
    case .eraseField: return eraseField(row, on: content)
    case .filterConstraints(let part):
      building?.fields?.toggle(part)
      // The mark goes to the diagram, so that the list is in sight.
      keepFieldMark(on: fieldRows.first { $0.isDiagram }, in: content)
    case .varyField: varyFields(row, on: content)
    default: break
    }
    return []
  }

  /// Why an action has changed nothing in the inspector.
  private func idleness(of action: Action) -> String {
    switch action {
    case .moveField(let steps), .moveFieldSection(let steps):
      "This is the \(steps < 0 ? "first" : "last") field"
    case .enterField, .markField, .stepField: "There is nothing to be changed in this row"
    case .eraseField: "There is nothing to be reset in this row"
    default: "Nothing changes here"
    }
  }

  /// Opens an inspector, or closes it.
  private mutating func toggle(_ inspector: Inspector) {
    building?.panel = nil
    if building?.fields?.inspector == inspector {
      building?.fields = nil
    } else {
      openFields(inspector)
    }
  }

  /// Opens an inspector, with the mark on the selected constraint where it lists that.
  mutating func openFields(_ inspector: Inspector) {
    let earlier = building?.fields
    building?.fields = FieldPanel(inspector, after: earlier)
    markListedConstraint(constraint?.element ?? earlier?.opened?.id)
    openInspector()
  }

  /// Goes back from an inspector to the list from which it was opened, or closes it.
  mutating func closeFields(on content: SceneSnapshot) {
    if building?.fields?.typed != nil {
      building?.fields?.endTyping()
    } else if building?.fields?.opened != nil, building?.fields?.inspector == .attributes {
      openFields(.size)
      followMarkedField(on: content)
    } else {
      building?.fields = nil
    }
  }

  private mutating func markField(_ line: Int, in rows: [FieldRow], on content: SceneSnapshot) {
    building?.fields?.mark(line, in: rows)
    followMarkedField(on: content)
  }

  /// Adds rows for some size classes, and goes on to that of the marked field.
  private mutating func varyFields(_ row: FieldRow?, on content: SceneSnapshot) {
    guard let canvas = building?.scene?.shown else { return }
    building?.fields?.stepVariation(on: canvas)
    let condition = building?.fields?.variation
    message =
      condition.map { "Fields that vary have a row for \($0.title) (w: width, h: height)" }
      ?? "Rows for size classes: those that the document has"
    keepFieldMark(on: row, varied: condition, in: content)
  }

  /// Why an action of the inspector means nothing at present.
  func obstacleToFields(_ action: Action) -> String? {
    if let obstacle = obstacleToBuildingScene { return obstacle }
    switch action {
    case .inspect: return inspectedIDs.isEmpty ? wantsDocumentView : nil
    case .filterConstraints:
      guard building?.fields?.inspector == .size, inspectedIDs.count == 1 else {
        return "The size inspector of a view lists constraints: 7 opens it"
      }
      return fieldRows.contains(where: \.isDiagram) ? nil : "\(inspectedName) has no constraints"
    default: return nil
    }
  }
}

extension Inspector {
  /// The inspectors in the order of their keys.
  fileprivate static let inOrder: [Inspector] = [.size, .attributes, .identity]
}
