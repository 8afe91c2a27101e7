extension Program {
  /// What `solve --help` prints: the operations, from the table that reads them.
  var solveHelp: String {
    var lines = [
      "\(name) solve: linear constraints in strict order of their priorities", "", "Usage",
      "  " + Command.solve.usage(of: name, needsScene: true) + " [OPTION...]", "",
      "Reads one operation a line, each a JSON object, from FILE or from standard input, and answers",
      "at once, a JSON object a line, with the number of the line that it answers.", "",
      "Operations",
    ]
    for form in Operation.forms {
      lines.append("  " + form.example)
      lines += form.help.split(separator: "\n").map { "    " + $0 }
      if let answer = form.answer { lines.append("    -> " + answer) }
    }
    lines += [""] + Self.rules
    lines += ["", "Options"] + Self.table(Option.solving.map { ($0.usage, $0.help) })
    lines += [
      "", "Exit status: 0; 1 if a line was skipped; 2 if FILE can't be read, or for a wrong",
      "command line.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// What holds for all operations.
  private static let rules = [
    "add, constant, priority and edit answer only if they are refused: if the required constraints",
    "and the edited values can't all be met. A refused operation has changed nothing.",
    #"  -> {"line":10,"refused":"c9","conflict":["c9","c2","edit W"],"repairs":{"c9":-5,...}}"#,
    "conflict is minimal: take away any one, and the others can be met. repairs says for each by how",
    "much its constant, or the edited value, would have to change if nothing else did. An edit is",
    #"refused whole, as "edit". A line that can't be read, or names what isn't there, is skipped:"#,
    #"  -> {"line":11,"error":"unknown id \"c3\"; nearest: \"c2\""}"#, "",
    "Of constraints that aren't required, the sum of what they are missed by is as small as can be at",
    "the highest priority, then at the next, and so on. Priorities have single precision.",
    "Variables may be negative, are made by their first mention, and stand in that order. Names and",
    "ids are any strings. Blank lines are counted and ignored.",
  ]
}
