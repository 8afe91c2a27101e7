import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore

/// What the scripts say; `scripts/test-completion` types lines into the shells.
@Suite struct CompletionCommandTests {
  private static let program = Program.tenniel()

  private func script(_ shell: Shell, of program: Program = program) -> String {
    program.run(["completion", shell.rawValue]).output
  }

  /// Each option behind each command that takes it.
  private var taken: Set<String> {
    Set(
      Subcommand.all.flatMap { command in
        Option.all.filter { $0.commands.contains(command) }.map { command.name + " " + $0.name }
      })
  }

  private func expectTaken(_ offered: [String]) {
    #expect(offered.count == taken.count)
    #expect(Set(offered) == taken)
  }

  private func pairs(_ commands: [Substring], _ options: [Substring]) -> [String] {
    commands.flatMap { command in options.map { "\(command) \($0)" } }
  }

  @Test func `bash offers each option behind each command that takes it, and no others`() {
    let blocks = script(.bash).matches(of: /\n +([a-z |]+)\)\n +options\+=\(([^)]*)\) ;;/)
    let offered = blocks.flatMap { block in
      pairs(
        block.1.split(separator: " | "),
        block.2.split(whereSeparator: \.isWhitespace).filter { $0 != "-h" })
    }
    expectTaken(offered)
  }

  @Test func `zsh offers each option behind each command that takes it, and no others`() {
    let blocks = script(.zsh).matches(
      of: /\n +\(([a-z |]+)\)\n +specifications\+=\(\n((?: +'\*.*\n)+) +\) ;;/)
    let offered = blocks.flatMap { block in
      pairs(
        block.1.split(separator: " | "),
        block.2.split(separator: "\n").compactMap { $0.firstMatch(of: /'\*(--[a-z-]+)/)?.1 })
    }
    expectTaken(offered)
  }

  @Test func `fish offers each option behind each command that takes it, and no others`() {
    let lines = script(.fish).matches(of: /-n '__tenniel_takes ([a-z ]+)' (?:-s h )?-l ([a-z-]+)/)
    let offered = lines.flatMap { pairs($0.1.split(separator: " "), ["--" + $0.2]) }
    expectTaken(offered)
  }

  @Test func `an option and its words are written as each shell reads them`() {
    #expect(
      script(.bash).contains(
        """
            case $command in
              list)
                options+=(--checks --json) ;;
            esac

        """))
    #expect(
      script(.bash).contains("*:--orientations)\n        kind=list whole=(both) values=(port"))
    #expect(
      script(.zsh).contains(
        """
          case $command in
            (list)
              specifications+=(
                '*--checks[name the checks, in place of scenes and devices]'
                '*--json[print JSON; of the program, with the values that options take]'
              ) ;;
          esac

        """))
    #expect(
      script(.zsh).contains(
        "'*--split=[an iPad'\\''s pane: full, two-thirds, half, third or slide-over]"
          + ":PART:_tenniel_value --split'\n"))
    #expect(
      script(.fish).contains(
        "\ncomplete -c tenniel -n '__tenniel_takes list' -l checks "
          + "-d 'name the checks, in place of scenes and devices'\n"))
    #expect(
      script(.fish).contains(
        "\ncomplete -c tenniel -n '__tenniel_takes snapshot' -l record -r -f "
          + "-a 'missing failed all never' -d 'goldens to write: missing, failed, all or never'\n"))
  }

  @Test func `a command takes the formats that it prints`() {
    let lines = script(.fish).matches(of: /takes ([a-z ]+)' -l format -r -f -a '([a-z ]+)'/)
    #expect(
      lines.map { "\($0.1): \($0.2)" } == [
        "render: text ansi svg json", "check snapshot: text json junit sarif github",
        "diff breakpoints why list: text json",
      ])
  }

  @Test func `a command fails for the checks that it has`() {
    let lines = script(.fish).matches(of: /takes ([a-z ]+)' -l fail-on .* -a '([^']*)'/)
    #expect(
      lines.map { "\($0.1): \($0.2.contains("headroom"))" } == ["render: false", "check: true"])
  }

  @Test func `words with signs of a shell are in quotes`() {
    #expect(
      Shell.allCases.map { $0.quoted(["iPhone", "Alice's (1)", #"a\b"#, ""]) } == [
        #"iPhone 'Alice'\''s (1)' 'a\b' ''"#, #"iPhone 'Alice'\''s (1)' 'a\b' ''"#,
        #"iPhone 'Alice\'s (1)' 'a\\b' ''"#,
      ])
  }

  @Test func `a program with scenes of its own completes these, by its own name`() {
    let program = Program(
      name: "my-app",
      scenes: [
        NamedScene(name: "Alice's", summary: "", isStep: false, make: NamedScene.shipped[0].make)
      ], environment: ProgramEnvironment())
    let scripts = Shell.allCases.map { script($0, of: program) }
    #expect(scripts[0].contains("kind=scene values=('Alice'\\''s') ;;"))
    #expect(scripts[0].hasSuffix("\ncomplete -F _my_app my-app\n"))
    #expect(scripts[1].hasPrefix("#compdef my-app\n"))
    #expect(scripts[1].contains("values=('Alice'\\''s')\n      _my_app_scenes ;;"))
    #expect(scripts[2].contains("    string join \\n -- 'Alice\\'s'\n"))
    #expect(scripts[2].contains("\ncomplete -c my-app -f\n"))
    #expect(!scripts.contains { $0.contains("Wonderland") })
  }

  @Test(arguments: [
    (["completion"], "'completion' needs a shell: bash, zsh, fish"),
    (["completion", "tcsh"], "unknown shell 'tcsh': 'completion' knows bash, zsh, fish"),
    (
      ["completion", "zsh", "fish"],
      "'fish' is one word too many; a name with blanks needs quotes"
    ),
  ])
  func `a shell that is missing or unknown is told which there are`(
    words: [String], message: String
  ) {
    #expect(Self.program.run(words) == .refusal(message))
  }
}
