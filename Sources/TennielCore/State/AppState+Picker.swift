import InterfaceBuilder
import LayoutTools
import Stage
import Wording

/// The lists that are searched by typing.
extension AppState {
  /// Opens a list; the app then lists its entries.
  mutating func pick(from source: Picker.Source) -> [Effect] {
    let title: String? =
      switch source {
      case .library: titleOfLibrary
      case .options: titleOfOptions
      default: nil
      }
    overlay = .picker(Picker(source, title: title))
    return [{ $0.scene.listChoices() }]
  }

  /// The title of the library, which says where views will go.
  private var titleOfLibrary: String? {
    guard let canvas = building?.scene?.canvas, let label = LibraryEntry.named("Label") else {
      return nil
    }
    let placement = Placement(canvas, label, beside: selectedIDs, newcomer: building?.newcomer)
    return "Insert into \(canvas.name(of: placement.container))"
  }

  /// Lists what can be chosen in the picker that is open, if one is.
  /// - Parameters:
  ///   - ascii: Whether the help has signs of ASCII.
  ///   - texts: The texts that the views show, in the order of the views.
  mutating func listChoices(on content: SceneSnapshot, ascii: Bool, texts: () -> [String?]) {
    guard case .picker(var picker) = overlay else { return }
    let isNew = picker.entries.isEmpty
    switch picker.source {
    case .commands: picker.list(commandEntries(on: content))
    case .items: picker.list(viewEntries(content, texts()) + constraintEntries(content))
    case .scenes: picker.list(sceneEntries)
    case .devices: picker.list(Self.deviceEntries)
    case .help: picker.list(HelpPage.entries(ascii: ascii))
    case .library: picker.list(Self.libraryEntries)
    case .containers: picker.list(containerEntries)
    case .canvases: picker.list(canvasEntries)
    case .steps: picker.list(stepEntries)
    case .values: picker.list(valueEntries)
    case .options: picker.list(optionEntries)
    }
    if isNew, let line = picker.entries.firstIndex(where: isShown) { picker.mark(line) }
    overlay = .picker(picker)
  }

  /// Whether an entry is what is shown or selected already.
  private func isShown(_ entry: Picker.Entry) -> Bool {
    switch entry.choice {
    case .view(let path): path == focus.view
    case .scene(let index): index == sceneList.shown
    case .device(let device): device == screen.device
    case .canvas(let design): shows(design)
    case .perform, .constraint, .help, .library, .container: false
    case .step(let back): back == 0
    case .value(let value): value == markedFieldRow?.reading?.value
    case .option(let index): panelChoices.indices.contains(index) && panelChoices[index].isChosen
    }
  }

  /// Does what an entry stands for, and closes the list.
  mutating func choose(_ entry: Picker.Entry, on content: SceneSnapshot) -> [Effect] {
    overlay = nil
    switch entry.choice {
    case .perform(let command):
      message = entry.obstacle
      return perform(command, on: content)
    case .view(let path):
      select(path, on: content)
    case .constraint(let id):
      select(id, on: content)
    case .scene(let index):
      show(scene: index)
    case .device(let device):
      screen.select(device)
      refit()
    case .help(let line):
      showHelp(at: line)
    case .library(let entry): return place(entry)
    case .container(let id): return moveSelected(into: id)
    case .canvas(let design):
      message = entry.obstacle
      return message == nil ? [{ $0.document.viewAs(design) }] : []
    case .step(let back): return [{ $0.document.goBack(steps: back) }]
    case .option(let index): chooseOption(index)
    case .value(let value):
      guard let row = markedFieldRow, !isShown(entry) || row.reading?.isMixed == true else { break }
      return set(row, to: value, goesOn: false)
    }
    return []
  }

  /// Selects a constraint, and its first view if none of its views is selected.
  mutating func select(_ id: ConstraintID, on content: SceneSnapshot) {
    guard let found = content.constraint(id) else { return }
    if !found.items.contains(where: { $0 == focus.view }) {
      guard let path = content.firstView(of: found) else { return }
      select(path, on: content)
    }
    select(id)
  }

  // MARK: - Entries

  /// The commands that do something at present, and then the others.
  private func commandEntries(on content: SceneSnapshot) -> [Picker.Entry] {
    let entries = KeyMap.standard.commands(isBuilding: building != nil).map { named in
      Picker.Entry(
        text: SearchedText(named.name), note: SearchedText(named.keys.joined(separator: " ")),
        keywords: named.keys, words: named.words.map { SearchedText($0) },
        obstacle: named.command.whyNotOffered(in: self, on: content),
        choice: .perform(named.command))
    }
    return entries.filter { $0.obstacle == nil } + entries.filter { $0.obstacle != nil }
  }

  private var sceneEntries: [Picker.Entry] {
    sceneList.listed.map { index in
      let scene = sceneList.entries[index]
      return Picker.Entry(
        text: SearchedText(scene.name), note: SearchedText(scene.place ?? ""),
        choice: .scene(index))
    }
  }

  /// All names of devices: those of one screen one after the other.
  private static let deviceEntries: [Picker.Entry] = Device.all.flatMap { device in
    let size = [device.portraitWidth, device.portraitHeight].map { "\(Int($0))" }
    return device.names.compactMap(Device.named).map {
      Picker.Entry(
        text: SearchedText($0.name), note: SearchedText(size.joined(separator: " x ")),
        keywords: [size.joined(separator: "x")], choice: .device($0))
    }
  }

  private func viewEntries(_ content: SceneSnapshot, _ texts: [String?]) -> [Picker.Entry] {
    content.views.enumerated().map { index, view in
      let text = texts.indices.contains(index) ? texts[index] : nil
      let shown = text.map(Self.quoted) ?? ""
      return Picker.Entry(
        text: SearchedText(view.name), note: SearchedText(view.className + shown),
        keywords: [view.path.text], choice: .view(view.path))
    }
  }

  /// The beginning of a text on one line, in quotation marks.
  private static func quoted(_ text: String) -> String {
    let line = text.prefix(longestText).split(whereSeparator: \.isNewline).joined(separator: " ")
    return "  \"\(line.printable)\""
  }

  /// The most characters of a view's text that are listed.
  private static let longestText = 80

  private func constraintEntries(_ content: SceneSnapshot) -> [Picker.Entry] {
    content.constraints.map { constraint in
      let priority =
        constraint.isRequired ? "" : " @ " + Double(constraint.priority).decimal(places: 1)
      let notes = [
        constraint.isActive ? nil : "inactive", constraint.isBroken ? "broken" : nil,
        constraint.identifier?.printable,
      ]
      return Picker.Entry(
        text: SearchedText(constraint.text + priority),
        note: SearchedText(notes.compactMap(\.self).joined(separator: "  ")),
        choice: .constraint(constraint.id))
    }
  }
}

extension SceneSnapshot {
  /// The view that a constraint is about: of its items, or the owners of guides that are, the first
  /// that is not around the others.
  func firstView(of constraint: SceneConstraint) -> ViewPath? {
    let found = constraint.items.compactMap { path in
      view(at: path)?.path
        ?? guides.first { $0.path == path }.flatMap(\.parent).map { views[$0].path }
    }
    return found.first { path in !found.contains { $0.text.hasPrefix(path.text + "/") } }
      ?? found.first
  }
}
