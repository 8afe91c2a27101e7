import Foundation

/// The list beside what the module offers and what the tests use: a row for each symbol.
struct ApiTable {
  struct Row {
    let entry: SymbolList.Entry
    let isPresent: Bool
    let tests: [TestUses.Use]
    /// What is wrong with the symbol, if anything.
    let problem: String?
  }

  let rows: [Row]
  let mistakes: [String]

  init(_ list: SymbolList, _ graph: SymbolGraph, _ uses: TestUses, testFolder: URL) {
    mistakes = list.mistakes
    rows = list.entries.map { entry in
      let (symbol, difference) = Self.look(for: entry, in: graph, uses)
      var tests = symbol.map { uses.uses(of: $0) } ?? []
      if tests.isEmpty, let symbol, entry.declaration.isType {
        // Whoever uses a member uses the type.
        tests = uses.uses(ofMembersOf: symbol)
      }
      var problem: String?
      switch (symbol, entry.absence) {
      case (_?, _?): problem = "is listed as absent, but is there"
      case (nil, nil): problem = difference
      case (nil, _?): break
      case (_?, nil):
        for title in entry.tests {
          if let test = uses.tests.first(where: { $0.title == title }) {
            if !Self.mentions(entry, in: test, testFolder) {
              problem = "is not mentioned by its test: \(title)"
            }
            tests.insert(TestUses.Use(test: test, isDirect: true), at: 0)
          } else {
            problem = "names a test that is not there: \(title)"
          }
        }
        if let difference { problem = difference }
        if tests.isEmpty, problem == nil { problem = "has no test" }
      }
      return Row(entry: entry, isPresent: symbol != nil, tests: tests, problem: problem)
    }
  }

  /// The compiler's name of the symbol if it is there as declared, and else what is different.
  private static func look(
    for entry: SymbolList.Entry, in graph: SymbolGraph, _ uses: TestUses
  ) -> (usr: String?, difference: String?) {
    let wanted = entry.declaration
    if wanted.name.hasPrefix("_"), let type = graph.symbols(entry.type, in: "").first {
      // The symbol graph leaves out what begins with '_'.
      let found = uses.definitions(named: wanted.name, in: type.usr)
      return found.isEmpty ? (nil, "is missing") : (found[0], nil)
    }
    let candidates = graph.symbols(wanted.name, in: entry.type)
    if candidates.isEmpty { return (nil, "is missing") }
    guard let symbol = candidates.first(where: { $0.declaration.text == wanted.text }) else {
      let found = candidates.map(\.declaration.text).joined(separator: "  or  ")
      return (nil, "is declared otherwise: \(found)")
    }
    if wanted.isOpen, !symbol.isOpen { return (symbol.usr, "can't be overridden: it is not open") }
    let missing = wanted.inherited.filter { !graph.inherited(by: entry.path).contains(bare($0)) }
    if !missing.isEmpty {
      return (symbol.usr, "does not inherit from \(missing.joined(separator: ", "))")
    }
    return (symbol.usr, nil)
  }

  /// A type's name without its generic arguments.
  private static func bare(_ type: String) -> String { String(type.prefix { $0 != "<" }) }

  /// Whether the name stands between the test's sentence and the next test.
  private static func mentions(
    _ entry: SymbolList.Entry, in test: TestUses.Test, _ folder: URL
  ) -> Bool {
    let name = entry.declaration.name.prefix { $0 != "(" }
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.lastPathComponent == test.file,
        let text = try? String(contentsOf: file, encoding: .utf8),
        let start = text.range(of: test.sentence)?.upperBound
      else { continue }
      let end = text.range(of: "@Test", range: start..<text.endIndex)?.lowerBound ?? text.endIndex
      return text[start..<end].contains(name)
    }
    return false
  }

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
    let tested = present.filter { !$0.tests.isEmpty }
    let direct = tested.filter { $0.tests[0].isDirect }
    return
      "\(rows.count) symbols: \(present.count) present, \(absent.count) absent for a reason, "
      + "\(rows.count - present.count - absent.count) missing; \(tested.count) tested, "
      + "\(direct.count) of them by name in the test itself"
  }

  /// The table as Markdown, a part for each section.
  var markdown: String {
    var text = ""
    var section = ""
    for row in rows {
      if row.entry.section != section {
        section = row.entry.section
        text += "\n## \(section)\n\n| type | symbol | | tests |\n|---|---|---|---|\n"
      }
      let type = row.entry.type.isEmpty ? "" : "`\(row.entry.type)`"
      text += "| \(type) | `\(row.entry.source)` | \(state(of: row)) | \(remark(on: row)) |\n"
    }
    return text.dropFirst() + "\n\(totals)\n"
  }

  private func state(of row: Row) -> String {
    if row.isPresent { return row.problem == nil ? "present" : "**wrong**" }
    return row.entry.absence == nil ? "**missing**" : "absent"
  }

  private func remark(on row: Row) -> String {
    if let problem = row.problem { return "**\(problem)**" }
    if let absence = row.entry.absence { return absence }
    let more = row.tests.count > 2 ? " and \(row.tests.count - 2) more" : ""
    return row.tests.prefix(2).map(\.test.title).joined(separator: "; ") + more
  }
}
