import Cells
import Stage

/// A question that is asked before something could be lost, with all that can be done.
struct Question: OverlayContent {
  /// Something that can be done.
  struct Choice: Equatable, Sendable {
    let words: String
    /// What the choice does; nil leaves all as it is.
    let decision: Decision?
  }

  /// A line of what the question is about.
  struct Line: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
      case plain
      /// What only the file has, or only the document that is edited.
      case theirs, mine
    }

    let text: String
    var kind = Kind.plain
  }

  let title: String
  let choices: [Choice]
  /// What the question is about, such as the lines in which two versions differ.
  var lines: [Line] = []
  /// The index of the marked choice.
  var marked = 0

  /// The rows of the choices, below the title.
  /// - Parameter room: The rows above the last row of the terminal.
  func list(in room: CellRect) -> MarkedList {
    var rows = room
    rows.row += 1
    rows.rows = min(choices.count, max(0, room.rows - 1))
    return MarkedList(rect: rows, count: choices.count, marked: marked)
  }

  // MARK: - Overlay

  var overlay: Overlay { .question(self) }
  var context: KeyMap.Context { .list }
  var words: (name: String, end: String) { ("the list", "closes it") }

  func list(in state: AppState, on content: SceneSnapshot) -> MarkedList? {
    let (columns, rows) = (state.terminal.columns, max(0, state.terminal.rows - 1))
    return list(in: CellRect(column: 0, row: 0, columns: columns, rows: rows))
  }

  mutating func mark(_ line: Int) { marked = min(max(0, line), choices.count - 1) }

  mutating func move(steps: Int, rows: Int, in state: AppState, on content: SceneSnapshot) {
    mark(marked + steps + rows)
  }

  func choose(in state: inout AppState, on content: SceneSnapshot) -> [Effect] {
    state.overlay = nil
    guard let decision = choices[marked].decision else { return [] }
    return [{ $0.unsaved.decide(decision) }]
  }
}

/// What is to be done about unsaved work, or about copies of the program's own documents.
enum Decision: Hashable, Sendable {
  /// Saves all documents, and quits if that has worked.
  case saveAndQuit
  /// Quits; at the next start the changes are offered.
  case keepAndQuit
  /// Quits without the changes.
  case discardAndQuit
  /// Lists the changes of a scene while it runs, before they are gone.
  case showChanges(scene: Int)
  /// Writes over what another program has written.
  case overwrite
  /// Takes what another program has written in place of the changes, which can be made again.
  case takeTheirs
  /// Takes up the changes of an earlier run, or throws them away.
  case recover
  case discardRecovered
  /// Shows the copy of the program's own document, or the original.
  case openCopy(then: Command?)
  case openOriginal
  /// Copies the program's own document in place of a copy that is there.
  case copyAnew(then: Command?)
}

extension Question {
  /// The question on saving if another program has written the file meanwhile.
  /// - Parameter lines: The lines that differ; none if the file is gone.
  static func saving(_ name: String, isGone: Bool, _ lines: [Line]) -> Question {
    guard !isGone else {
      return Question(
        title: "Another program has deleted \(name)",
        choices: [
          Choice(words: "Write it again", decision: .overwrite),
          Choice(words: "Leave it", decision: nil),
        ])
    }
    return Question(
      title: "Another program has changed \(name) since it was read",
      choices: [
        Choice(words: "Leave both as they are", decision: nil),
        Choice(words: "Write the changes made here over it", decision: .overwrite),
        Choice(words: "Take the file's text here; u undoes that", decision: .takeTheirs),
      ], lines: lines)
  }

  /// The question at the start if an earlier run has left changes of a document.
  /// - Parameters:
  ///   - changes: The sentences about what was not saved.
  ///   - lines: The lines in which the document with the changes differs from the file, if the file
  ///     has changed since; otherwise nil.
  static func recovering(
    _ name: String, _ changes: [String], insteadOf lines: [Line]?
  ) -> Question {
    let (steps, were) =
      changes.count == 1 ? ("a change", "was") : ("\(changes.count) changes", "were")
    let last = changes.last.map { [Line(text: "The last one: \($0)")] } ?? []
    let start = "An earlier run has left \(steps) of \(name)"
    guard let lines else {
      return Question(
        title: "\(start) that \(were) not saved",
        choices: [
          Choice(words: "Recover", decision: .recover),
          Choice(words: "Decide later", decision: nil),
          Choice(words: "Discard", decision: .discardRecovered),
        ], lines: last)
    }
    return Question(
      title: "\(start), which was saved after that",
      choices: [
        Choice(words: "Keep the file's text; decide later", decision: nil),
        Choice(words: "Recover in place of the file's text; u undoes that", decision: .recover),
        Choice(words: "Keep the file's text; discard what was left", decision: .discardRecovered),
      ], lines: last + lines)
  }
}
