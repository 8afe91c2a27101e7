extension Program {
  /// The page of `solve`, which has its operations before its only option.
  var solveHelp: [String] {
    let command = Subcommand.solve
    return [
      "\(name) solve: linear constraints in strict order of their priorities", "", "Usage",
      "  " + command.usage(of: self) + " [OPTION...]", "",
    ] + command.about(in: self) + [""] + command.appendix() + ["Options"]
      + Self.table(Option.solving.map { ($0.usage, $0.help) }) + [""] + command.status
  }
}

extension Operation {
  /// The operations in lines of help, from their table.
  static var lines: [String] {
    forms.flatMap { form -> [String] in
      let help = form.help.split(separator: "\n").map { "    " + $0 }
      let answer = form.answer.map { "    -> " + $0 }
      return ["  " + form.example] + help + [answer].compactMap(\.self)
    }
  }
}
