import Documents
import InterfaceBuilder
import LayoutTools
import Stage
import Wording

/// What can be chosen in the lists that are searched by typing.
struct PickerEntries {
  let state: AppState
  let content: SceneSnapshot

  /// - Parameters:
  ///   - ascii: Whether the help has signs of ASCII.
  ///   - texts: The texts that the views show, in the order of the views.
  func entries(
    of source: Picker.Source, ascii: Bool, texts: () -> [String?]
  ) -> [Picker.Entry] {
    switch source {
    case .commands: commands
    case .items: views(with: texts()) + constraints
    case .scenes: scenes
    case .devices: Self.devices
    case .pictures: Self.pictures
    case .help: HelpPage.entries(ascii: ascii)
    case .library: Self.library
    case .containers: containers
    case .steps: steps
    case .values: values
    case .options: options
    }
  }

  /// Whether an entry is what is shown or selected already.
  func isShown(_ entry: Picker.Entry) -> Bool {
    switch entry.choice {
    case .view(let path): path == state.focus.view
    case .scene(let index): index == state.sceneList.shown
    case .device(let device): device == state.screen.device
    case .perform, .constraint, .picture, .help, .library, .container: false
    case .step(let back): back == 0
    case .value(let value): value == state.shownFields?.row?.reading?.value
    case .option(let index):
      choices.indices.contains(index) && choices[index].isChosen
    }
  }

  /// The commands that do something at present, and then the others.
  private var commands: [Picker.Entry] {
    let isBuilding = state.building != nil
    let entries = KeyMap.standard.commands(isBuilding: isBuilding).map { named in
      Picker.Entry(
        text: SearchedText(named.name), note: SearchedText(named.keys.joined(separator: " ")),
        keywords: named.keys, words: named.words.map { SearchedText($0) },
        obstacle: named.command.whyNotOffered(in: state, on: content),
        choice: .perform(named.command))
    }
    return entries.filter { $0.obstacle == nil } + entries.filter { $0.obstacle != nil }
  }

  private var scenes: [Picker.Entry] {
    state.sceneList.listed.map { index in
      let scene = state.sceneList.entries[index]
      return Picker.Entry(
        text: SearchedText(scene.name), note: SearchedText(scene.place ?? scene.summary),
        choice: .scene(index))
    }
  }

  /// All names of devices: the names that share a screen come one after the other.
  private static let devices: [Picker.Entry] = Device.all.flatMap { device in
    let size = [device.portraitWidth, device.portraitHeight].map { "\(Int($0))" }
    return device.names.compactMap(Device.named).map {
      Picker.Entry(
        text: SearchedText($0.name), note: SearchedText(size.joined(separator: " x ")),
        keywords: [size.joined(separator: "x")], choice: .device($0))
    }
  }

  private static let pictures: [Picker.Entry] = PictureFormat.allCases.map {
    Picker.Entry(
      text: SearchedText($0.words.title), note: SearchedText($0.words.note),
      keywords: [$0.rawValue],
      choice: .picture($0))
  }

  // MARK: - The scene

  private func views(with texts: [String?]) -> [Picker.Entry] {
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

  private var constraints: [Picker.Entry] {
    content.constraints.map { constraint in
      let priority =
        constraint.isRequired ? "" : " @ " + Double(constraint.priority).decimal(places: 1)
      let notes = [
        constraint.isActive ? nil : "inactive", constraint.isBroken ? "broken" : nil,
        constraint.shownIdentifier?.printable,
      ]
      return Picker.Entry(
        text: SearchedText(constraint.text + priority),
        note: SearchedText(notes.compactMap(\.self).joined(separator: "  ")),
        choice: .constraint(constraint.id))
    }
  }

  // MARK: - The document that is edited

  private static let library: [Picker.Entry] = LibraryEntry.all.map { entry in
    Picker.Entry(
      text: SearchedText(entry.title), note: SearchedText(entry.summary),
      keywords: [entry.className], words: entry.words.map { SearchedText($0) },
      choice: .library(entry))
  }

  /// The steps of the document, the last one first, after the steps that were taken back.
  private var steps: [Picker.Entry] {
    func entry(_ sentence: String, _ note: String, back: Int) -> Picker.Entry {
      Picker.Entry(
        text: SearchedText(sentence), note: SearchedText(note), choice: .step(back: back))
    }
    let draft = state.shownDocument.draft
    let undone = draft.undone.enumerated().map { index, sentence in
      entry(sentence, "undone", back: index - draft.undone.count)
    }
    let done = draft.done.reversed().enumerated().map { index, sentence in
      entry(sentence, index == 0 ? "the last step" : "", back: index)
    }
    return undone + done + [entry("as it was when it was opened", "", back: draft.done.count)]
  }

  /// The views that can get the selected ones.
  private var containers: [Picker.Entry] {
    guard let canvas = state.building?.scene?.canvas else { return [] }
    let selected = Set(state.selectedIDs)
    func isInside(_ item: CanvasItem) -> Bool {
      sequence(first: item, next: { canvas.container(of: $0) }).contains {
        selected.contains($0.id)
      }
    }
    return canvas.items.filter { $0.kind == .view && !isInside($0) }.map { item in
      let element = canvas.document.object(item.id)
      return Picker.Entry(
        text: SearchedText(item.name), note: SearchedText(element?.elementClass?.className ?? ""),
        choice: .container(item.id))
    }
  }

  /// The values that the marked field can have, if they are a few.
  private var values: [Picker.Entry] {
    guard case .choice(let choices) = state.shownFields?.row?.field?.kind else { return [] }
    return choices.map {
      Picker.Entry(text: SearchedText($0.title), choice: .value(.choice($0.written)))
    }
  }

  /// What the marked row of the tool can be.
  private var choices: [PanelChoice] { state.building?.tool?.choices ?? [] }

  private var options: [Picker.Entry] {
    choices.enumerated().map { index, choice in
      Picker.Entry(
        text: SearchedText(choice.title), note: SearchedText(choice.note), choice: .option(index))
    }
  }
}
