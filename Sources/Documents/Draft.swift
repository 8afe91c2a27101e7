import InterfaceBuilder

/// A document that is edited: its present text, and the steps that led there from its file's text.
package struct Draft {
  /// What one key or gesture has changed, which is taken back at once.
  package struct Step {
    /// The sentence about it.
    package let sentence: String
    /// The changes, each in the text that the one before has left.
    let edits: [[TextEdit]]
    /// The changes that take the step back.
    let inverse: [[TextEdit]]
    /// The ids of the views that were selected on the other side of the step: before a step that is
    /// made, after a step that is taken back.
    var selection: [String] = []
  }

  /// The path of the file.
  let path: String
  /// The document as the file had it when it was read or written last.
  private var file: Document
  package private(set) var document: Document
  package private(set) var done: [Step] = []
  package private(set) var undone: [Step] = []
  /// The steps that the file does not have.
  package private(set) var unsaved = UnsavedSteps()
  /// Whether the last step may be replaced by the next: nothing else was done since.
  private var isOpen = false

  package init(_ document: Document, path: String) {
    self.document = document
    self.path = path
    file = document
  }

  /// The text that the file had when it was read or written last.
  var saved: SourceText { file.markup.source }
  /// The text of the document.
  var text: SourceText { document.markup.source }
  /// Whether the document differs from its file.
  package var isChanged: Bool { text != saved }

  /// Makes edits as a step, and forgets the steps that were taken back.
  /// - Parameters:
  ///   - replacesLast: Whether the edits take the place of the last step, as each character of a
  ///     typed number does.
  ///   - selection: The ids of the views that are selected.
  ///   - further: The edits that these bring with them in the document in which they are made.
  /// - Returns: Whether anything differs.
  @discardableResult
  package mutating func make(
    _ edits: [DocumentEdit], sentence: String, replacesLast: Bool = false,
    selection: [String] = [], adding further: (Document) -> [DocumentEdit] = { _ in [] }
  ) throws(DocumentEdit.Refusal) -> Bool {
    // A new step takes the place of no other.
    if !replacesLast { isOpen = false }
    let before = replacesLast ? beforeOpenStep : nil
    let replaced = before == nil ? nil : done.last
    let base = before ?? document
    let change = try base.making(edits + further(base))
    if replaced != nil {
      done.removeLast()
      unsaved.replaceLast()
    }
    let isSame = change.document.markup.source == document.markup.source
    document = change.document
    if !change.edits.isEmpty {
      done.append(
        Step(
          sentence: sentence, edits: change.edits, inverse: change.inverse,
          selection: replaced?.selection ?? selection))
      unsaved.make(sentence)
    }
    isOpen = !change.edits.isEmpty
    if !isSame { forgetUndone() }
    endUnsaved()
    return !isSame
  }

  /// Adds edits to the step that was made last: edits that follow from the step once the scene
  /// shows it, such as the frames of views whose contents it has changed. If the step has changed
  /// nothing, the edits are a step of their own.
  /// - Returns: Whether anything differs.
  package mutating func extend(
    with edits: [DocumentEdit], sentence: String, selection: [String] = [],
    adding further: (Document) -> [DocumentEdit] = { _ in [] }
  ) throws(DocumentEdit.Refusal) -> Bool {
    guard isOpen, let step = done.last else {
      return try make(edits, sentence: sentence, selection: selection, adding: further)
    }
    let change = try document.making(edits + further(document))
    guard !change.edits.isEmpty else { return false }
    // The step has led back to the text of the file, from which its addition leads away again.
    if !isChanged { unsaved.make(step.sentence) }
    document = change.document
    done[done.count - 1] = Step(
      sentence: step.sentence, edits: step.edits + change.edits,
      inverse: change.inverse + step.inverse, selection: step.selection)
    endUnsaved()
    return true
  }

  /// The document before the last step, if the next step can take its place; nil if not.
  package var beforeOpenStep: Document? {
    isOpen ? done.last.flatMap { document.applying($0.inverse) } : nil
  }

  /// Takes another text, such as that of the file after another program has written it, as a step.
  package mutating func take(_ other: Document, sentence: String) {
    guard let edit = document.markup.source.change(to: other.markup.source) else { return }
    let inverse = document.inverse(of: [edit])
    document = other
    isOpen = false
    done.append(Step(sentence: sentence, edits: [[edit]], inverse: [inverse]))
    unsaved.make(sentence)
    forgetUndone()
    endUnsaved()
  }

  private mutating func forgetUndone() {
    undone = []
    unsaved.keepUndone()
  }

  /// Nothing is unsaved once the text is the file's again, whatever has led there.
  private mutating func endUnsaved() { if !isChanged { unsaved = UnsavedSteps() } }

  /// Takes back the last step.
  /// - Parameter selection: The ids of the selected views; afterwards, of the views that were
  ///   selected before the step.
  /// - Returns: The sentence about the step; nil if there is none.
  package mutating func undo(from selection: inout [String]) -> String? {
    guard var step = done.last, let before = document.applying(step.inverse) else { return nil }
    done.removeLast()
    swap(&step.selection, &selection)
    undone.append(step)
    document = before
    isOpen = false
    unsaved.undo(step.sentence)
    endUnsaved()
    return step.sentence
  }

  /// Makes the step again that was taken back last.
  /// - Parameter selection: The ids of the selected views; afterwards, of the views that were
  ///   selected after the step.
  /// - Returns: The sentence about the step; nil if there is none.
  package mutating func redo(from selection: inout [String]) -> String? {
    guard var step = undone.last, let after = document.applying(step.edits) else { return nil }
    undone.removeLast()
    swap(&step.selection, &selection)
    done.append(step)
    document = after
    isOpen = false
    unsaved.redo(step.sentence)
    endUnsaved()
    return step.sentence
  }

  /// Notes that the file has the present text.
  package mutating func isSaved() {
    file = document
    unsaved = UnsavedSteps()
  }

  /// The ids of rows of tables that differ from those of the file.
  var editedRows: Set<String> {
    guard isChanged else { return [] }
    let rows = document.root.descendants.filter { $0.name == "tableViewCell" }
    return Set(
      rows.compactMap { row in
        guard let id = row["id"] else { return nil }
        let bytes = file.object(id).map { saved.bytes[$0.range] }
        return bytes?.elementsEqual(text.bytes[row.range]) == true ? nil : id
      })
  }
}
