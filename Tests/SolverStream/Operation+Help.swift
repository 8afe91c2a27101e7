extension Operation {
  /// The page of help.
  static var help: String {
    let lines =
      [
        SolverStream.usage, "",
        "Reads one operation a line, each a JSON object, from FILE or from standard input, and answers",
        "at once, a JSON object a line, with the number of the line that it answers. --timings answers",
        "every operation, with the microseconds that it took.", "", "Operations",
      ] + lines + [""] + rules + [
        "", "Exit status: 0; 1 if a line was skipped; 2 if FILE can't be read, or for a wrong",
        "command line.",
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The operations in lines of help, from their table.
  private static var lines: [String] {
    forms.flatMap { form -> [String] in
      let help = form.help.split(separator: "\n").map { "    " + $0 }
      let answer = form.answer.map { "    -> " + $0 }
      return ["  " + form.example] + help + [answer].compactMap(\.self)
    }
  }

  /// The rules for all operations, in lines of help.
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
