import LayoutTools

/// Values that are set in the inspectors.
extension DocumentEditing {
  /// Gives a field of an inspector a value.
  func setField(_ edit: FieldEdit) {
    if edit.field.isFrame, state.isPreview {
      state.message = AppState.wantsCanvas
      return
    }
    if edit.field.isTranslated, let obstacle = state.obstacleToTexts {
      state.message = obstacle
      return
    }
    let change = OpenStep.field(edit.subject)
    let goesOn = edit.goesOn && openStep == change
    guard let base = canvas(replacingLast: goesOn) else { return }
    if !goesOn { subject = base.subject(edit.objects) }
    let shown = edit.objects.filter(isInScene)
    do throws(InspectorRefusal) {
      let edits = try edit.field.edits(
        setting: edit.value, of: edit.objects, on: base, variation: edit.variation)
      changeContent(
        of: edit.objects, edits,
        sentence: edit.field.sentence(
          setting: edit.value, of: subject ?? base.subject(edit.objects),
          variation: edit.variation),
        replacesLast: goesOn)
      openStep = edit.goesOn ? change : nil
      nameMisplaced(by: edit.objects)
      keepSelected(shown.filter { !isInScene($0) })
      selectInstalled(edit.objects)
    } catch {
      state.message = error.description
    }
  }

  /// Says that views are no longer drawn where the rows of a table have them, as with another style
  /// of the table.
  private func nameMisplaced(by objects: [String]) {
    guard let document = state.building?.scene?.canvas.document, let sentence = state.message,
      objects.contains(where: { document.object($0)?.name == "tableView" })
    else { return }
    let count = state.misplaced.count { drawn.marked?.isMisplaced($0.id) == false }
    guard count > 0 else { return }
    let subject = count == 1 ? "1 view is" : "\(count) views are"
    state.message = "\(sentence); \(subject) misplaced now: 4 F updates their frames"
  }

  /// Keeps the inspectors on what an edit has taken out of the scene.
  private func keepSelected(_ fallen: [String]) {
    guard let first = fallen.first else { return }
    if let view = state.selectedIDs.last {
      state.building?.fields?.opened = FieldPanel.OpenedConstraint(id: first, view: view)
    } else {
      state.focus.uninstalled = fallen
    }
  }

  /// Selects views that an edit has installed, if nothing else is selected.
  private func selectInstalled(_ ids: [String]) {
    guard state.selectedIDs.isEmpty, let paths = state.building?.scene?.paths,
      ids.allSatisfy({ paths[$0] != nil })
    else { return }
    select(ids)
  }
}
