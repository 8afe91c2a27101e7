/// One option of the command line: what reads it, and what `--help` says of it.
struct Option: Sendable {
  let name: String
  /// A single letter for it, such as `-h`.
  var short: String?
  /// What stands for the value in help, such as `NAME`; nil for a switch.
  let value: String?
  let help: String
  /// The commands that take it.
  let commands: Set<Command>
  /// Puts the value (empty for a switch) into the arguments.
  let apply: @Sendable (inout Arguments, String) throws(UsageError) -> Void

  /// How the option is written, as in `--size WxH`.
  var usage: String { (short.map { $0 + ", " } ?? "") + name + (value.map { " " + $0 } ?? "") }

  /// An option with a value.
  init(
    _ name: String, _ value: String, _ help: String, _ commands: Set<Command>,
    apply: @escaping @Sendable (inout Arguments, String) throws(UsageError) -> Void
  ) {
    (self.name, self.value, self.help, self.commands) = (name, value, help, commands)
    self.apply = apply
  }

  /// A switch.
  init(
    _ name: String, short: String? = nil, _ help: String,
    _ commands: Set<Command> = Set(Command.allCases),
    turnOn: @escaping @Sendable (inout Arguments) -> Void
  ) {
    (self.name, self.value, self.help, self.commands) = (name, nil, help, commands)
    self.short = short
    self.apply = { arguments, _ throws(UsageError) in turnOn(&arguments) }
  }
}
