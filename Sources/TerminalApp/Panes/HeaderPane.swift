import Cells
import Documents
import Stage

/// The first row: the scene on the left, the screen on the right. The fields on the right have
/// fixed widths; without room the less important ones are left out. A click on a field changes it.
struct HeaderPane {
  let scene: String
  let title: String?
  /// The path of the scene's document if several documents are open. It is shown instead of the
  /// title.
  let place: String?
  let state: AppState
  /// The numbers of the layout's problems, each with its sign. They are shown while a document is
  /// edited.
  var signs: [Pen.Span] = []
  let glyphs: Glyphs

  func draw(in rect: CellRect, on surface: inout Surface) {
    let name = TextWidth.width(of: scene)
    let whole =
      name + Pen.width(of: copy) + ((place ?? title).map { TextWidth.width(of: $0) + 3 } ?? 0)
    let fields = fields(fitting: rect.columns, name: name, whole: whole + 2)
    let right = Pen.width(of: fields)
    var left = [Pen.Span(" "), Pen.Span(scene, Palette.strong, command: .pick(.scenes))]
    let room = rect.columns - right - (right > 0 ? 1 : 0)
    if Pen.width(of: left + copy) <= room { left += copy }
    if let place {
      let columns = room - Pen.width(of: left + [dot])
      let shown = place.shortenedPath(toColumns: columns, glyphs: glyphs.set)
      if columns >= Self.leastPath { left += [dot, Pen.Span(shown, command: .pick(.scenes))] }
    } else if let title, !title.isEmpty, !scene.hasPrefix(title) {
      left += [dot, Pen.Span(title, command: .pick(.scenes))]
    }
    surface.write(left, row: rect.row, in: rect, columns: room)
    surface.put(fields, at: rect.endColumn - right, row: rect.row, in: rect)
  }

  private var dot: Pen.Span { Pen.Span(" \(glyphs.dot) ", Palette.quiet) }

  /// The word that tells a copy from the program's own document, which has the same name.
  private var copy: [Pen.Span] {
    state.shownDocument.isCopy
      ? [dot, Pen.Span("copy", Palette.accent, command: .pick(.scenes))] : []
  }

  /// The fewest columns in which a part of a path says something.
  private static let leastPath = 8

  /// The fields on the right. The least important are left out if the scene's name would have no
  /// room.
  /// - Parameters:
  ///   - name: The columns of the scene's name, of which some may be left out.
  ///   - whole: The columns of all that is on the left. The mode that a scene usually has is shown
  ///     only if all of this has room.
  private func fields(fitting columns: Int, name: Int, whole: Int) -> [Pen.Span] {
    let (counts, choices) = (counts, extras)
    let usual = (isModeInFront ? [(0, mode + counts)] : []) + [(1, device), (2, size)]
    let long = usual + [(3, classes(isShort: false))]
    let sets =
      [long, usual + [(3, classes(isShort: true))]]
      + usual.indices.reversed().map { Array(usual[...$0]) }
    // A shortened name still says which scene it is, while nothing else tells the numbers of
    // problems.
    let needed = min(name, counts.isEmpty ? 16 : 8) + 3
    func width(_ set: [(Int, [Pen.Span])]) -> Int { set.reduce(0) { $0 + Pen.width(of: $1.1) } }
    func words(beside set: [(Int, [Pen.Span])]) -> HeaderExtras.Shown {
      choices.fitting(columns - needed - Pen.width(of: copy) - width(set))
    }
    let fitting = sets.filter { width($0) + needed <= columns }
    // An essential word takes the room of fields, since the inspector has the fields too.
    guard let set = fitting.first(where: { words(beside: $0).hasEssentials }) ?? fitting.first
    else { return [] }
    let chosen = words(beside: set).spans
    // Fields are dropped from the end of the list, but written in the order of their numbers.
    let spans = (set + [(4, chosen)]).sorted { $0.0 < $1.0 }.flatMap(\.1)
    let hasRoom = width(long) + Pen.width(of: chosen + mode) + whole <= columns
    return hasRoom && !isModeInFront ? mode + spans : spans
  }

  /// The signs of problems: `?2 ~1 `.
  private var counts: [Pen.Span] {
    guard state.building != nil else { return [] }
    return signs.flatMap { [Pen.Span($0.text, $0.style, command: .problems), Pen.Span(" ")] }
  }

  /// Whether the document is edited or looked at, and what a click does.
  private var mode: [Pen.Span] {
    if state.building != nil {
      let sign =
        state.shownDocument.draft.isOvertaken ? "!" : state.shownDocument.draft.isChanged ? "*" : ""
      let edit = Pen.Span(" EDIT\(sign) ", Palette.accent, command: .build)
      return state.isPreview
        ? [edit, Pen.Span("preview ", Palette.warning, command: .reset)] : [edit]
    }
    if state.shownDocument.draft.isChanged {
      return [Pen.Span(" unsaved ", Palette.warning, command: .saveDocument)]
    }
    return [
      state.pointer.isSelectable
        ? Pen.Span(" selectable ", Palette.accent, command: .selectable)
        : Pen.Span(" live ", Palette.quiet, command: .selectable)
    ]
  }

  private var device: [Pen.Span] {
    let screen = state.screen
    let isWide = screen.isFree ? screen.size.width > screen.size.height : screen.isLandscape
    let sign = isWide ? glyphs.landscape : glyphs.portrait
    return [
      Pen.Span(" "), Pen.Span(state.screen.name, command: .pick(.devices)),
      Pen.Span(" " + sign + " ", command: .rotate),
    ]
  }

  private var size: [Pen.Span] {
    let size = state.screen.size
    let text =
      Number.text(size.width, places: 0) + " " + glyphs.times + " "
      + Number.text(size.height, places: 0)
    return [
      Pen.Span(
        text.padded(toColumns: 11), state.screen.isResized ? Palette.accent : Palette.plain,
        command: .rotate)
    ]
  }

  /// Both size classes, with a star at forced ones: `w Compact  h Regular`, or in short `wC hR`.
  private func classes(isShort: Bool) -> [Pen.Span] {
    let classes = state.screen.classes
    func field(
      _ name: String, _ size: ScreenSizeClass, _ choice: SizeClassChoice, _ command: Command
    ) -> [Pen.Span] {
      let isForced = choice != .device
      return [
        Pen.Span(isShort ? name : " \(name) ", Palette.quiet, command: command),
        Pen.Span(
          isShort ? String(size.title.prefix(1)) : size.title.padded(toColumns: 7),
          isForced ? Palette.accent : Palette.plain, command: command),
        Pen.Span(isForced ? glyphs.forced : " ", Palette.accent),
      ]
    }
    return field("w", classes.width, state.screen.widthClass, .step(.widthClass, 1))
      + field("h", classes.height, state.screen.heightClass, .step(.heightClass, 1))
  }

  /// The pane of a split screen, and the choices that are not the default. Choices that change the
  /// most come first.
  private var extras: HeaderExtras {
    var words = HeaderExtras()
    if state.screen.pane != .full { words.add("split " + state.screen.pane.rawValue, .splitPane) }
    for choice in Self.ranked {
      guard let word = choice.note(on: state.screen)?.short else { continue }
      words.add(word, .step(choice, 1), isEssential: choice == .direction)
    }
    if let language = state.shownDocument.settings.language {
      words.add(language, .language, isEssential: true)
    }
    if state.shownDocument.settings.isDesignTime { words.add("design", .designTime) }
    if state.motion.isSlow { words.add("slow", .slowAnimations) }
    return words
  }

  /// Whether the mode is the last field to be left out.
  private var isModeInFront: Bool {
    state.pointer.isSelectable || state.building != nil || state.shownDocument.draft.isChanged
  }

  /// All choices. Choices that change the most come first.
  private static let ranked = {
    let first: [ScreenChoice] = [.keyboard, .textSize, .direction, .boldText, .interfaceStyle]
    let names = first.map(\.name)
    return first + ScreenChoice.all.filter { !names.contains($0.name) }
  }()
}
