extension KeyMap {
  /// An action of the canvas's keys, as the list of commands names it.
  struct Command: Equatable, Sendable {
    let name: String
    /// The names of its keys.
    let keys: [String]
    let action: Action
    /// Further words by which it is found.
    let words: [String]
  }

  /// Every action of the canvas's keys, in the order of the table.
  /// - Parameter isBuilding: Whether a document is edited: what is for that comes first, and its
  ///   keys have no other meaning.
  func commands(isBuilding: Bool) -> [Command] {
    let building = isBuilding ? commands(of: .building, without: []) : []
    let others = commands(of: .canvas, without: Set(building.flatMap(\.keys)))
    let actions = Set(building.map(\.action))
    return building + others.filter { !actions.contains($0.action) }
  }

  private func commands(of context: Context, without taken: Set<String>) -> [Command] {
    rows.filter { $0.context == context }.flatMap { row in
      let names = row.commandNames
      return row.actions.enumerated().map { index, action in
        let keys = row.bindings.filter { $0.action == action }.map(\.key.description)
        return Command(
          name: names.indices.contains(index) ? names[index] : row.help,
          keys: keys.filter { !taken.contains($0) }, action: action, words: row.words)
      }
    }
  }
}

extension KeyMap.Row {
  /// A name for each action, if the help is not that of the only one. By itself, help tells two
  /// actions apart by two words with a comma between them: "next device" and "previous device" for
  /// "next, previous device".
  fileprivate var commandNames: [String] {
    if let names { return names }
    let words = help.split(separator: " ").map(String.init)
    guard actions.count == 2, let first = words.firstIndex(where: { $0.hasSuffix(",") }),
      words.indices.contains(first + 1)
    else { return [] }
    func name(_ word: String) -> String {
      (words[..<first] + [word] + words[(first + 2)...]).joined(separator: " ")
    }
    return [name(String(words[first].dropLast())), name(words[first + 1])]
  }
}
