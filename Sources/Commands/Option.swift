import Wording

/// An option of the command line: how it is parsed, and its text in `--help`.
package struct Option: Sendable {
  package let name: String
  /// The form with a single letter, such as `-h`.
  package var short: String?
  /// The placeholder of the value in help, such as `NAME`; nil for a switch.
  package let value: String?
  /// Whether the value may be left out, as `[RANGE]` says.
  package var valueIsOptional: Bool { value?.hasPrefix("[") == true }
  /// What the value is; nil for a switch.
  package let kind: ValueKind?
  package let help: String
  /// The commands that have the option.
  package let commands: Set<Subcommand>
  /// Whether the option says how documents are shown, and so means nothing without one.
  package private(set) var needsDocuments = false
  /// What the value is where a command takes the option, if commands take different words.
  private var kindOfCommand: (@Sendable (Subcommand) -> ValueKind)?
  /// Stores the value, which is empty for a switch, in the arguments.
  package let apply: @Sendable (inout Arguments, String) throws(UsageError) -> Void

  /// The option in help, such as `--size WxH`.
  package var usage: String {
    (short.map { $0 + ", " } ?? "") + name + (value.map { " " + $0 } ?? "")
  }

  /// Creates an option with a value.
  package init(
    _ name: String, _ value: String, _ help: String, _ commands: Set<Subcommand>,
    takes kind: ValueKind = .text,
    apply: @escaping @Sendable (inout Arguments, String) throws(UsageError) -> Void
  ) {
    (self.name, self.value, self.help, self.commands) = (name, value, help, commands)
    (self.kind, self.apply) = (kind, apply)
  }

  /// Creates an option that takes one of some named values.
  package init<Value: Sendable>(
    _ name: String, _ value: String, _ help: String, _ commands: Set<Subcommand>,
    oneOf choices: [(name: String, value: Value)],
    store: @escaping @Sendable (inout Arguments, Value) -> Void
  ) {
    self.init(name, value, help, commands, takes: .word(choices.map(\.name))) {
      arguments, text throws(UsageError) in
      store(&arguments, try Self.choice(text, of: choices, for: name))
    }
  }

  /// Creates a switch.
  package init(
    _ name: String, short: String? = nil, _ help: String,
    _ commands: Set<Subcommand>,
    turnOn: @escaping @Sendable (inout Arguments) -> Void
  ) {
    (self.name, self.value, self.help, self.commands) = (name, nil, help, commands)
    (self.kind, self.short) = (nil, short)
    self.apply = { arguments, _ throws(UsageError) in turnOn(&arguments) }
  }

  /// The option for documents alone.
  package var ofDocuments: Option {
    var option = self
    option.needsDocuments = true
    return option
  }

  /// The option of whose words each command takes some alone.
  package func taking(_ kind: @escaping @Sendable (Subcommand) -> ValueKind) -> Option {
    var option = self
    option.kindOfCommand = kind
    return option
  }

  /// What the value is where a command takes the option; nil for a switch.
  package func kind(in command: Subcommand) -> ValueKind? { kindOfCommand?(command) ?? kind }

  /// What the option does, for people who ask about a command: if the command takes one of some of
  /// the words alone, these words.
  package func help(in command: Subcommand) -> String {
    if case .word(let words) = kindOfCommand?(command) { words.alternatives } else { help }
  }

  /// Former names of options, which still work, with the present ones.
  package static let former = ["--notices": "--notes"]

  /// Values that people may take for options, with the options that have these values.
  package static let values: [String: String] = [
    "--ascii": "--glyphs ascii", "--unicode": "--glyphs unicode", "--text": "--format text",
    "--ansi": "--format ansi", "--svg": "--format svg",
    "--no-color": "--color never", "--truecolor": "--color truecolor",
    "--bold": "--bold-text", "--portrait": "what there is without --landscape",
    "--width": "--size WxH", "--height": "--size WxH",
  ]
}
