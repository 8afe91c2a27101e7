import TerminalIO

extension KeyMap {
  /// The keys of the app.
  static let standard = KeyMap(
    sizeRows + ScreenControl.classes.map(row) + deviceRows + preferenceRows + rulerRows
      + terminalRows + otherScreenRows + sceneRows + documentRows + viewRows + dividerRows
      + changeRows + appRows
      + wallRows
      + listRows
      + changeListRows + promptRows
      + searchRows + typingRows + mapRows + helpRows)

  private static let preferenceRows = ScreenControl.preferences.filter { !$0.keys.isEmpty }
    .map(row)

  private static let sizeRows: [Row] = [
    row(
      .screen,
      [
        "left": .resize(width: -8, height: 0), "right": .resize(width: 8, height: 0),
        "up": .resize(width: 0, height: -16), "down": .resize(width: 0, height: 16),
      ],
      "8 points narrower or wider, 16 lower or higher", label: "←↑↓→", ascii: "arrows",
      hint: "size",
      names: [
        "size: 8 points narrower", "size: 8 points wider", "size: 16 points lower",
        "size: 16 points higher",
      ]),
    row(
      .screen,
      [
        "shift-left": .resize(width: -80, height: 0), "shift-right": .resize(width: 80, height: 0),
        "shift-up": .resize(width: 0, height: -160), "shift-down": .resize(width: 0, height: 160),
      ],
      "ten times as much", label: "shift ←↑↓→", ascii: "shift-arrows",
      names: [
        "size: 80 points narrower", "size: 80 points wider", "size: 160 points lower",
        "size: 160 points higher",
      ]),
    row(.screen, ["r": .rotate], "rotate the device", hint: "rotate"),
  ]

  private static let deviceRows: [Row] = [
    row(
      .screen, ["d": .device(1), "D": .device(-1)], "next, previous device", hint: "device"),
    row(.screen, ["P": .pick(.devices)], "pick a device by its name or size"),
    row(
      .screen, ["S": .splitPane], "split an iPad's screen: two thirds, half, a third, slide over"),
  ]

  private static let otherScreenRows: [Row] = [
    row(.screen, ["b": .bars], "status, navigation and tab bars, one set after the other"),
    row(
      .screen, ["0": .reset], "as it was opened: device, classes, texts, language, zoom"),
  ]

  private static let sceneRows: [Row] = [
    row(.scene, ["n": .scene(1), "N": .scene(-1)], "next, previous scene", hint: "scene"),
    row(
      .scene, ["]": .chapter(1), "[": .chapter(-1)],
      "swipe to the next, previous chapter (a real swipe)", hint: "chapter"),
    row(
      .scene, ["pagedown": .page(1), "pageup": .page(-1)],
      "scroll the selected text or scroll view", label: "pgdn pgup", ascii: "pgdn pgup",
      names: ["scroll a page forwards", "scroll a page backwards"]),
    row(
      .scene, ["enter": .tap, "space": .tap], "tap the selected view, as a click does while live"),
    row(.scene, ["L": .selectable], "live: a click taps; or selectable: a click selects alone"),
    row(.scene, ["F": .pick(.scenes)], "find a scene by typing a part of its name"),
    row(.scene, ["p": .demo], "play the tour: resize and rotate; any key stops it"),
  ]

  private static let documentRows: [Row] = [
    row(.document, ["o": .map], "the map of a storyboard's scenes", hint: "map"),
    row(
      .document, ["e": .edit], "open the selected view's line, or a problem's, in $EDITOR",
      hint: "edit"),
    row(.document, ["I": .designTime], "as it runs, or as in Interface Builder"),
    row(
      .document, ["a": .language(1), "A": .language(-1)],
      "next, previous language; pseudo-languages come last"),
    row(
      .document, ["v": .ownFrames], "the frames in the document that differ, on its own device"),
  ]

  private static let viewRows: [Row] = [
    row(
      .view, ["tab": .select(1), "shift-tab": .select(-1)], "select the next, previous view",
      hint: "select"),
    row(
      .view, ["W": .wall], "the wall: the scene on many screens at once", hint: "wall"),
    row(.view, ["\\": .fold(nil)], "fold or unfold the selected view in the tree"),
    row(.view, ["/": .pick(.items)], "find a view or a constraint", hint: "find"),
    row(.view, ["i": .inspector], "inspector on or off", hint: "inspector"),
    row(.view, ["c": .constraintLines], "constraint lines of the selected view", hint: "lines"),
    row(.view, ["g": .guides], "guides and margins", hint: "guides"),
    row(
      .view, ["x": .problems, "!": .problems], "list of problems: what the checks find",
      hint: "problems"),
    row(
      .view, ["z": .zoom], "text first, true shapes, or true scale (8 x 16 points a cell)",
      hint: "zoom"),
    row(
      .view,
      [
        "ctrl-left": .scrollCanvas(columns: -8, rows: 0),
        "ctrl-right": .scrollCanvas(columns: 8, rows: 0),
        "ctrl-up": .scrollCanvas(columns: 0, rows: -4),
        "ctrl-down": .scrollCanvas(columns: 0, rows: 4),
      ],
      "scroll the canvas at true scale", label: "ctrl ←↑↓→", ascii: "ctrl-arrows",
      names: ["left", "right", "up", "down"].map { "scroll the canvas \($0)" }),
    row(
      .view, [".": .scrollInspector(1), ",": .scrollInspector(-1)],
      "scroll the inspector's constraints",
      names: ["scroll the inspector's constraints down", "scroll the inspector's constraints up"]),
    row(
      .view, ["~": .console],
      "console: what is printed and logged, callbacks as they come"),
    row(
      .view, [";": .scrollConsole(-1), "'": .scrollConsole(1), "C": .clearConsole],
      "scroll the console up, down; clear it",
      names: ["scroll the console up", "scroll the console down", "clear the console"]),
  ]

  private static let appRows: [Row] = [
    row(.app, ["s": .save], "save the frame as text, ANSI or SVG, or a tour as a recording"),
    row(
      .app, ["escape": .close], "close what is open, or select nothing", label: "esc", ascii: "esc"),
    row(.app, ["ctrl-l": .repaint], "paint the whole screen again"),
    row(.app, ["ctrl-z": .suspend], "leave for the shell; `fg` comes back"),
    row(.app, [":": .pick(.commands)], "find a command", hint: "commands"),
    row(.app, ["?": .help], "this help", hint: "help"),
    row(.app, ["q": .quit, "ctrl-c": .quit], "quit", hint: "quit", hintLabel: "q"),
  ]

  /// The row of a choice about the screen.
  private static func row(_ control: ScreenControl) -> Row {
    row(
      .screen, control.keys.map { ($0.name, .step(control.choice, $0.steps)) }, control.keyHelp,
      hint: control.hint?.text, hintLabel: control.hint?.label)
  }

  static func row(
    _ group: Group, _ bindings: KeyValuePairs<String, Action>, _ help: String,
    label: String? = nil, ascii: String? = nil, hint: String? = nil, hintLabel: String? = nil,
    names: [String]? = nil
  ) -> Row {
    row(
      group, bindings.map { ($0.key, $0.value) }, help, label: label, ascii: ascii, hint: hint,
      hintLabel: hintLabel, names: names)
  }

  /// Creates a row. Without a label, the names of its keys are joined.
  /// - Parameter names: The actions' names in the list of commands, where the help does not tell them
  ///   apart: see ``Row/names``.
  static func row(
    _ group: Group, _ bindings: [(key: String, action: Action)], _ help: String,
    label: String? = nil, ascii: String? = nil, hint: String? = nil, hintLabel: String? = nil,
    names: [String]? = nil
  ) -> Row {
    let label = label ?? bindings.map(\.key).joined(separator: " ")
    var seen: Set<Action> = []
    return Row(
      group: group, context: group.context,
      bindings: bindings.map { name, action in
        guard let key = Key(name: name) else { preconditionFailure("no key is named \(name)") }
        return (key, action)
      },
      actions: bindings.map(\.action).filter { seen.insert($0).inserted }, label: label,
      ascii: ascii ?? label, help: help, hint: hint,
      hintLabel: hintLabel ?? (bindings.count == 2 ? bindings[0].key : label), names: names)
  }
}
