import TerminalIO

extension KeyMap {
  /// The keys of the app, in the order of the help. The rows of a mode stand beside its commands.
  package static let standard = KeyMap(
    screenRows + rulerRows + terminalRows + otherScreenRows + sceneRows + documentRows
      + buildingRows + panelRows + fieldRows + viewRows + dividerRows + changeRows + appRows
      + wallRows + listRows + changeListRows + promptRows + searchRows + typingRows + mapRows
      + helpRows)

  /// All contexts, for rows whose keys work everywhere.
  static let everywhere = Set(Context.allCases)

  static func row(
    _ group: Group, _ bindings: KeyValuePairs<String, Command>, _ help: String,
    label: String? = nil, ascii: String? = nil, hint: String? = nil, hintLabel: String? = nil,
    names: [String]? = nil, words: String = "", alsoIn: Set<Context> = []
  ) -> Row {
    row(
      group, bindings.map { ($0.key, $0.value) }, help, label: label, ascii: ascii, hint: hint,
      hintLabel: hintLabel, names: names, words: words, alsoIn: alsoIn)
  }

  /// Creates a row. Without a label, the names of its keys are joined.
  /// - Parameter names: The commands' names in the list of commands, where the help does not tell
  ///   them apart: see ``Row/names``.
  /// - Parameter words: Further words by which the commands are found there, with blanks between
  ///   them.
  static func row(
    _ group: Group, _ bindings: [(key: String, command: Command)], _ help: String,
    label: String? = nil, ascii: String? = nil, hint: String? = nil, hintLabel: String? = nil,
    names: [String]? = nil, words: String = "", alsoIn: Set<Context> = []
  ) -> Row {
    precondition(alsoIn.isEmpty || group.context == .canvas, "only keys of the canvas are shared")
    let label = label ?? bindings.map(\.key).joined(separator: " ")
    return Row(
      group: group, context: group.context, alsoIn: alsoIn,
      bindings: bindings.map { name, command in
        guard let key = Key(name: name) else { preconditionFailure("no key is named \(name)") }
        return (key, command)
      },
      commands: bindings.reduce(into: []) { if !$0.contains($1.command) { $0.append($1.command) } },
      label: label,
      ascii: ascii ?? label, help: help, hint: hint,
      hintLabel: hintLabel ?? (bindings.count == 2 ? bindings[0].key : label), names: names,
      words: words.split(separator: " ").map(String.init))
  }
}
