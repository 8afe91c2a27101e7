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
}
