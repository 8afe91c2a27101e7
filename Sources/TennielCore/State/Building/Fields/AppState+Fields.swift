import InterfaceBuilder
import LayoutTools
import Stage

/// The inspectors of a document that is edited. Each change is made at once.
extension AppState {
  /// The ids of what the inspector shows: a constraint, or else the selected views.
  var inspectedIDs: [String] {
    guard let building, let document = building.scene?.shown.document else { return [] }
    if building.fields?.inspector != .size {
      if let id = focus.constraint?.element, document.object(id) != nil { return [id] }
      // A constraint that is not installed is not in the scene, and can't be selected on the
      // canvas.
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

  /// Opens an inspector, or closes it.
  mutating func toggle(_ inspector: Inspector) {
    building?.panel = nil
    if building?.fields?.inspector == inspector {
      building?.fields = nil
    } else {
      openFields(inspector)
    }
  }

  /// Opens the inspector so many places after the one that is open.
  mutating func stepInspector(_ steps: Int) {
    let all = Inspector.inOrder
    let here = all.firstIndex { $0 == building?.fields?.inspector } ?? 0
    openFields(all[(here + steps).inRing(of: all.count)])
  }

  /// Opens an inspector, with the mark on the selected constraint if the inspector lists it.
  mutating func openFields(_ inspector: Inspector) {
    let earlier = building?.fields
    building?.fields = FieldPanel(inspector, after: earlier)
    markListedConstraint(focus.constraint?.element ?? earlier?.opened?.id)
    display.openInspector()
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

  mutating func markField(_ line: Int, in rows: [FieldRow], on content: SceneSnapshot) {
    building?.fields?.mark(line, in: rows)
    followMarkedField(on: content)
  }

  /// Adds rows for the next size classes, and marks such a row of the same field.
  mutating func varyFields(_ row: FieldRow?, on content: SceneSnapshot) {
    guard let canvas = building?.scene?.shown else { return }
    building?.fields?.stepVariation(on: canvas)
    let condition = building?.fields?.variation
    message =
      condition.map { "Fields that vary have a row for \($0.title) (w: width, h: height)" }
      ?? "Rows for size classes: those that the document has"
    keepFieldMark(on: row, varied: condition, in: content)
  }
}

extension Inspector {
  /// The inspectors in the order of their keys.
  fileprivate static let inOrder: [Inspector] = [.size, .attributes, .identity]
}
