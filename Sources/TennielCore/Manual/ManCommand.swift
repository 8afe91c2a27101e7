import Commands

extension Subcommand {
  static let man = Subcommand(
    name: "man", operands: .none, usage: "", summary: "print a page of the manual",
    about: [
      "The page has all commands, options, devices, scenes, checks and keys, for man to show:",
      "  tenniel man | man -l -",
    ],
    status: ["Exit status: 0; 2 for a wrong command line."],
    run: { program, _ in Outcome(output: ManualPage(of: program).text) })
}
