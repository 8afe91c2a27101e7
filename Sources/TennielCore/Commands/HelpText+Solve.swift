extension Program {
  /// The page of `solve`, from the table of operations.
  var solveHelp: [String] {
    var lines = [
      "\(name) solve: linear constraints in strict order of their priorities", "", "Usage",
      "  " + Subcommand.solve.usage(of: self) + " [OPTION...]", "",
      "Reads one operation a line, each a JSON object, from FILE or from standard input, and answers",
      "at once, a JSON object a line, with the number of the line that it answers.", "",
      "Operations",
    ]
    for form in Operation.forms {
      lines.append("  " + form.example)
      lines += form.help.split(separator: "\n").map { "    " + $0 }
      if let answer = form.answer { lines.append("    -> " + answer) }
    }
    lines += [""] + Operation.rules
    lines += ["", "Options"] + Self.table(Option.solving.map { ($0.usage, $0.help) })
    lines += [
      "", "Exit status: 0; 1 if a line was skipped; 2 if FILE can't be read, or for a wrong",
      "command line.",
    ]
    return lines
  }
}
