extension KeyMap {
  /// A command of the canvas's keys, as the list of commands names it.
  struct NamedCommand: Equatable, Sendable {
    let name: String
    /// The names of its keys.
    let keys: [String]
    let command: Command
    /// Further words by which it is found.
    let words: [String]
  }

  /// Every command of the canvas's keys, in the order of the table.
  /// - Parameter isBuilding: Whether a document is edited: the commands for editing come first, and
  ///   their keys have no other meaning.
  func commands(isBuilding: Bool) -> [NamedCommand] {
    let building = isBuilding ? commands(of: .building, without: []) : []
    let others = commands(of: .canvas, without: Set(building.flatMap(\.keys)))
    let commands = Set(building.map(\.command))
    return building + others.filter { !commands.contains($0.command) }
  }

  private func commands(of context: Context, without taken: Set<String>) -> [NamedCommand] {
    rows.filter { $0.context == context }.flatMap { row in
      let names = row.commandNames
      return row.commands.enumerated().map { index, command in
        let keys = row.bindings.filter { $0.command == command }.map(\.key.description)
        return NamedCommand(
          name: names.indices.contains(index) ? names[index] : row.help,
          keys: keys.filter { !taken.contains($0) }, command: command, words: row.words)
      }
    }
  }
}

extension KeyMap.Row {
  /// A name for each command; empty if the help is the name of the only command. A help text names
  /// two commands by two words with a comma between them: "next device" and "previous device" for
  /// "next, previous device".
  fileprivate var commandNames: [String] {
    if let names { return names }
    let words = help.split(separator: " ").map(String.init)
    guard commands.count == 2, let first = words.firstIndex(where: { $0.hasSuffix(",") }),
      words.indices.contains(first + 1)
    else { return [] }
    func name(_ word: String) -> String {
      (words[..<first] + [word] + words[(first + 2)...]).joined(separator: " ")
    }
    return [name(String(words[first].dropLast())), name(words[first + 1])]
  }
}
