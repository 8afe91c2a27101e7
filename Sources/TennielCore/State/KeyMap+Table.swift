import TerminalIO

extension KeyMap {
  /// The keys of the app.
  static let standard = KeyMap(
    sizeRows + ScreenControl.classes.map(row) + deviceRows + preferenceRows + rulerRows
      + terminalRows + otherScreenRows + sceneRows + documentRows
      + buildingRows + panelRows + fieldRows + viewRows + dividerRows
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
      "8 points narrower or wider, 16 shorter or taller", label: "←↑↓→", ascii: "arrows",
      hint: "size",
      names: [
        "size: 8 points narrower", "size: 8 points wider", "size: 16 points shorter",
        "size: 16 points taller",
      ], words: "resize smaller larger bigger"),
    row(
      .screen,
      [
        "shift-left": .resize(width: -80, height: 0), "shift-right": .resize(width: 80, height: 0),
        "shift-up": .resize(width: 0, height: -160), "shift-down": .resize(width: 0, height: 160),
      ],
      "ten times as much", label: "shift ←↑↓→", ascii: "shift-arrows",
      names: [
        "size: 80 points narrower", "size: 80 points wider", "size: 160 points shorter",
        "size: 160 points taller",
      ], words: "resize smaller larger bigger"),
    row(
      .screen, ["r": .rotate], "rotate the device", hint: "rotate",
      words: "landscape portrait turn orientation"),
  ]

  private static let deviceRows: [Row] = [
    row(
      .screen, ["d": .device(1), "D": .device(-1)], "next, previous device", hint: "device",
      words: "phone iphone ipad"),
    row(
      .screen, ["P": .pick(.devices)], "pick a device by its name or size",
      words: "phone iphone ipad model"),
    row(
      .screen, ["S": .splitPane], "split an iPad's screen: two thirds, half, a third, slide over",
      words: "multitasking pane"),
  ]

  private static let otherScreenRows: [Row] = [
    row(
      .screen, ["b": .bars], "status, navigation and tab bars, one set after the other",
      words: "statusbar tabbar toolbar"),
    row(
      .screen, ["0": .reset], "as it was opened: device, classes, texts, language, zoom",
      words: "reset original restore"),
  ]

  private static let sceneRows: [Row] = [
    row(
      .scene, ["n": .scene(1), "N": .scene(-1)], "next, previous scene, or step of `tenniel learn`",
      hint: "scene", names: ["next scene", "previous scene"]),
    row(
      .scene, ["]": .chapter(1), "[": .chapter(-1)],
      "swipe to the next, previous chapter (a real swipe)", hint: "chapter", words: "page"),
    row(
      .scene, ["pagedown": .page(1), "pageup": .page(-1)],
      "scroll the selected text or scroll view", label: "pgdn pgup", ascii: "pgdn pgup",
      names: ["scroll a page forwards", "scroll a page backwards"]),
    row(
      .scene, ["enter": .tap, "space": .tap], "tap the selected view, as a click does while live",
      words: "press touch activate"),
    row(
      .scene, ["L": .selectable], "live: a click taps; or selectable: a click selects alone",
      words: "mode click mouse"),
    row(
      .scene, ["F": .pick(.scenes)], "find a scene by typing a part of its name", words: "open go"),
    row(
      .scene, ["p": .demo], "play the tour: resize and rotate; any key stops it",
      words: "demo animate record presentation"),
  ]

  private static let documentRows: [Row] = [
    row(
      .document, ["o": .map], "the map of a storyboard's scenes", hint: "map",
      words: "segue overview"),
    row(
      .document, ["X": .build], "edit the document, or look at it", hint: "edit",
      words: "build interface builder xcode change mode"),
    row(
      .document, ["ctrl-s": .saveDocument], "save the document that was edited",
      words: "write file store"),
    row(
      .document, ["e": .edit], "open the selected view's line, or a problem's, in $EDITOR",
      hint: "$EDITOR", words: "source vim nano"),
    row(
      .document, ["I": .designTime], "as it runs, or as in Interface Builder",
      words: "ib preview runtime"),
    row(
      .document, ["a": .language(1), "A": .language(-1)],
      "next, previous language; pseudo-languages come last", words: "localization translation"),
    row(
      .document, ["v": .ownFrames], "the frames in the document that differ, on its own device",
      words: "misplaced warning"),
  ]

  private static let viewRows: [Row] = [
    row(
      .view, ["tab": .select(1), "shift-tab": .select(-1)], "select the next, previous view",
      hint: "select", words: "focus"),
    row(
      .view, ["W": .wall], "the wall: the scene on many screens at once", hint: "wall",
      words: "devices compare tiles preview"),
    row(
      .view, ["\\": .fold(nil)], "fold or unfold the selected view in the tree",
      words: "collapse expand hierarchy"),
    row(
      .view, ["/": .pick(.items)], "find a view or a constraint", hint: "find", words: "search go"),
    row(
      .view, ["i": .inspector], "inspector on or off", hint: "inspector",
      words: "panel sidebar details tree"),
    row(
      .view, ["c": .constraintLines], "constraint lines of the selected view", hint: "lines",
      words: "spacing distance measure"),
    row(
      .view, ["G": .labelViews], "letters at the views: typing them selects one",
      words: "hint label pick jump select"),
    row(
      .view, ["ctrl-n": .names], "names at all boxes, or at the selected one alone",
      words: "tags labels identifiers"),
    row(.view, ["g": .guides], "guides and margins", hint: "guides", words: "safe area layout"),
    row(
      .view, ["x": .problems, "!": .problems], "list of problems: what the checks find",
      hint: "problems", words: "conflict repair error warning fix ambiguous truncated check"),
    row(
      .view, ["z": .zoom], "zoom: shape first, text first, true scale (8 x 16 a cell)",
      hint: "zoom", words: "scale fit size"),
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
      "console: what is printed and logged, callbacks as they come",
      words: "log output print stdout debug"),
    row(
      .view, [";": .scrollConsole(-1), "'": .scrollConsole(1), "C": .clearConsole],
      "scroll the console up, down; clear it",
      names: ["scroll the console up", "scroll the console down", "clear the console"]),
  ]

  private static let appRows: [Row] = [
    row(
      .app, ["s": .save], "save the frame as text, ANSI or SVG, or a tour as a recording",
      words: "screenshot picture export svg file image"),
    row(
      .app, ["escape": .close], "close what is open, or select nothing", label: "esc", ascii: "esc",
      words: "deselect cancel back"),
    row(.app, ["ctrl-l": .repaint], "paint the whole screen again", words: "redraw refresh"),
    row(
      .app, ["ctrl-z": .suspend], "leave for the shell; `fg` comes back", words: "background pause"),
    row(
      .app, [":": .pick(.commands)], "find a command", hint: "commands",
      words: "palette menu search"),
    row(.app, ["?": .help], "this help", hint: "help", words: "legend signs keys manual mouse"),
    row(
      .app, ["q": .quit, "ctrl-c": .quit], "quit", hint: "quit", hintLabel: "q",
      words: "exit leave close end"),
  ]

  /// The row of a choice about the screen.
  private static func row(_ control: ScreenControl) -> Row {
    row(
      .screen, control.keys.map { ($0.name, .step(control.choice, $0.steps)) }, control.keyHelp,
      hint: control.hint?.text, hintLabel: control.hint?.label, words: control.words)
  }

  static func row(
    _ group: Group, _ bindings: KeyValuePairs<String, Action>, _ help: String,
    label: String? = nil, ascii: String? = nil, hint: String? = nil, hintLabel: String? = nil,
    names: [String]? = nil, words: String = ""
  ) -> Row {
    row(
      group, bindings.map { ($0.key, $0.value) }, help, label: label, ascii: ascii, hint: hint,
      hintLabel: hintLabel, names: names, words: words)
  }

  /// Creates a row. Without a label, the names of its keys are joined.
  /// - Parameter names: The actions' names in the list of commands, where the help does not tell them
  ///   apart: see ``Row/names``.
  /// - Parameter words: Further words by which the actions are found there, with blanks between them.
  static func row(
    _ group: Group, _ bindings: [(key: String, action: Action)], _ help: String,
    label: String? = nil, ascii: String? = nil, hint: String? = nil, hintLabel: String? = nil,
    names: [String]? = nil, words: String = ""
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
      hintLabel: hintLabel ?? (bindings.count == 2 ? bindings[0].key : label), names: names,
      words: words.split(separator: " ").map(String.init))
  }
}
