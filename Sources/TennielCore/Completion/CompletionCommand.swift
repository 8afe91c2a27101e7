import Commands

extension Subcommand {
  static let completion = Subcommand(
    name: "completion", operands: .shell,
    usage: Shell.allCases.map(\.rawValue).joined(separator: "|"),
    summary: "print what completes command lines in a shell",
    about: [
      "The script completes commands, options, their values, scenes and documents. scripts/install puts",
      "it where the shells look; in a file of your own it is read by:",
      "  source <(tenniel completion bash)    in ~/.bashrc",
      "  source <(tenniel completion zsh)     in ~/.zshrc, after compinit",
      "  tenniel completion fish | source     in ~/.config/fish/config.fish",
    ],
    status: ["Exit status: 0; 2 for a wrong command line."],
    run: { program, arguments throws(UsageError) in
      try CompletionCommand(program: program, arguments: arguments).run()
    })
}

/// `completion SHELL`: the script by which the shell completes the program's command lines.
@MainActor
struct CompletionCommand {
  let program: Program
  let arguments: Arguments

  func run() throws(UsageError) -> Outcome {
    let names = Shell.allCases.map(\.rawValue)
    guard let name = arguments.shellName else {
      throw UsageError("'completion' needs a shell: " + names.joined(separator: ", "))
    }
    guard let shell = Shell(rawValue: name.lowercased()) else {
      throw UsageError(
        "unknown shell \(UsageError.quoted(name)): 'completion' knows "
          + names.joined(separator: ", "))
    }
    return Outcome(output: shell.script(for: CompletedProgram(program)))
  }
}
