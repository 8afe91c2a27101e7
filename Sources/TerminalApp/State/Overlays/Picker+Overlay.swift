import Cells
import LayoutTools
import Stage

/// The list that is searched by typing, over the panes.
extension Picker: OverlayContent {
  var overlay: Overlay { .picker(self) }
  var context: KeyMap.Context { .search }
  var words: (name: String, end: String) { ("the list", "closes it") }

  /// The rows of the list with its title: all above the last row. The choices of a tool's row are
  /// chosen with the canvas in sight, so their list has only the rows at the bottom that it needs,
  /// up to half of all.
  func rect(in terminal: CellSize) -> CellRect {
    let rows = max(0, terminal.rows - 1)
    let own = source == .options ? min(entries.count + 1, max(2, rows / 2 + 1), rows) : rows
    return CellRect(column: 0, row: rows - own, columns: terminal.columns, rows: own)
  }

  /// The lines that are found, below the title.
  func list(in rect: CellRect) -> MarkedList {
    MarkedList(rect: MarkedList.room(in: rect), count: found.count, marked: line)
  }

  func list(in state: AppState, on content: SceneSnapshot) -> MarkedList? {
    list(in: rect(in: state.terminal))
  }

  mutating func move(steps: Int, rows: Int, in state: AppState, on content: SceneSnapshot) {
    mark(line + steps + rows)
  }

  func canChoose(in state: AppState, on content: SceneSnapshot) -> Bool { marked != nil }

  /// Closes the list, or says that nothing is found.
  func choose(in state: inout AppState, on content: SceneSnapshot) -> [Effect] {
    guard let marked else {
      state.message = "Nothing is found"
      return []
    }
    state.overlay = nil
    return choose(marked, in: &state, on: content)
  }

  private func choose(
    _ entry: Entry, in state: inout AppState, on content: SceneSnapshot
  ) -> [Effect] {
    switch entry.choice {
    case .perform(let command):
      state.message = entry.obstacle
      return state.perform(command, on: content)
    case .view(let path): state.select(path, on: content)
    case .constraint(let id): state.select(id, on: content)
    case .scene(let index): state.show(scene: index)
    case .device(let device):
      state.display.changeScreen { $0.select(device) }
    case .picture(let format): return [{ $0.app.savePicture(as: format) }]
    case .help(let line):
      state.overlay = .help(HelpOverlay(top: HelpPage.top(showing: line, in: state.terminal)))
    case .library(let entry):
      let newcomer = state.focus.newcomer
      return state.propose { try $0.insertion(entry, after: newcomer) }
    case .container(let id): return state.propose { try $0.move(into: id) }
    case .step(let back): return [{ $0.document.goBack(steps: back) }]
    case .option(let index):
      if let canvas = state.building?.scene?.canvas {
        state.building?.panel?.choose(index, on: canvas)
      }
    case .value(let value):
      guard let row = state.shownFields?.row, let edit = row.edit(to: value, goesOn: false),
        row.reading?.value != value || row.reading?.isMixed == true
      else { break }
      return [{ $0.document.setField(edit) }]
    }
    return []
  }

  /// What lies over the panes once the list is closed: the help, if its lines were searched.
  func closed(_ state: inout AppState) -> Overlay? {
    source == .help ? .help(HelpOverlay()) : nil
  }
}

extension AppState {
  /// Opens a list. The effect fills it with entries.
  mutating func pick(from source: Picker.Source) -> [Effect] {
    let title: String? =
      switch source {
      case .library: ArrangedSelection(self)?.titleOfLibrary(after: focus.newcomer)
      case .options: building?.tool?.titleOfChoices
      default: nil
      }
    overlay = .picker(Picker(source, title: title))
    return [{ $0.scene.listChoices() }]
  }

  /// Lists what can be chosen in the list that is open, if that is a list to be searched.
  /// - Parameters:
  ///   - ascii: Whether the help has signs of ASCII.
  ///   - texts: The texts that the views show, in the order of the views.
  mutating func listChoices(on content: SceneSnapshot, ascii: Bool, texts: () -> [String?]) {
    guard case .picker(var picker) = overlay else { return }
    let isNew = picker.entries.isEmpty
    let choices = PickerEntries(state: self, content: content)
    picker.list(choices.entries(of: picker.source, ascii: ascii, texts: texts))
    if isNew, let line = picker.entries.firstIndex(where: choices.isShown) { picker.mark(line) }
    overlay = .picker(picker)
  }
}
