/// The list beside what the modules offer: a row for each symbol.
struct ApiTable {
  struct Row {
    let entry: SymbolList.Entry
    let isPresent: Bool
    /// What is wrong with the symbol, if anything.
    let problem: String?
  }

  let rows: [Row]
  let mistakes: [String]

  init(_ list: SymbolList, _ graph: SymbolGraph) {
    mistakes = list.mistakes
    rows = list.entries.map { entry in
      let (isPresent, difference) = Self.look(for: entry, in: graph)
      let problem =
        entry.absence == nil ? difference : isPresent ? "is listed as absent, but is there" : nil
      return Row(entry: entry, isPresent: isPresent, problem: problem)
    }
  }

  /// Whether the symbol is there, and what is different from how it is listed.
  private static func look(
    for entry: SymbolList.Entry, in graph: SymbolGraph
  ) -> (isPresent: Bool, difference: String?) {
    let wanted = entry.declaration
    let candidates = graph.symbols(wanted.name, in: entry.type)
    if candidates.isEmpty { return (false, "is missing") }
    guard let symbol = candidates.first(where: { $0.declaration.text == wanted.text }) else {
      let found = candidates.map(\.declaration.text).joined(separator: "  or  ")
      return (false, "is declared otherwise: \(found)")
    }
    if wanted.isOpen, !symbol.isOpen { return (true, "can't be overridden: it is not open") }
    let missing = wanted.inherited.filter { !graph.inherited(by: entry.path).contains(bare($0)) }
    if !missing.isEmpty {
      return (true, "does not inherit from \(missing.joined(separator: ", "))")
    }
    return (true, nil)
  }

  /// A type's name without its generic arguments.
  private static func bare(_ type: String) -> String { String(type.prefix { $0 != "<" }) }

  /// What is wrong, a line each.
  var problems: [String] {
    mistakes
      + rows.compactMap { row in
        row.problem.map {
          "line \(row.entry.line): \(row.entry.path) \($0)\n    wanted: \(row.entry.source)"
        }
      }
  }

  /// How many symbols there are of each kind.
  var totals: String {
    let present = rows.filter(\.isPresent)
    let absent = rows.filter { $0.entry.absence != nil && !$0.isPresent }
    return "\(rows.count) symbols: \(present.count) present, \(absent.count) absent for a reason, "
      + "\(rows.count - present.count - absent.count) missing"
  }

  /// The table as Markdown, a part for each section.
  var markdown: String {
    var text = ""
    var section = ""
    for row in rows {
      if row.entry.section != section {
        section = row.entry.section
        text += "\n## \(section)\n\n| type | symbol | | |\n|---|---|---|---|\n"
      }
      let type = row.entry.type.isEmpty ? "" : "`\(row.entry.type)`"
      let remark = row.problem.map { "**\($0)**" } ?? row.entry.absence ?? ""
      text += "| \(type) | `\(row.entry.source)` | \(state(of: row)) | \(remark) |\n"
    }
    return text.dropFirst() + "\n\(totals)\n"
  }

  private func state(of row: Row) -> String {
    if row.isPresent { return row.problem == nil ? "present" : "**wrong**" }
    return row.entry.absence == nil ? "**missing**" : "absent"
  }
}
