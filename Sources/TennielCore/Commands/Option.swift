/// An option of the command line: how it is parsed, and its text in `--help`.
struct Option: Sendable {
  let name: String
  /// The form with a single letter, such as `-h`.
  var short: String?
  /// The placeholder of the value in help, such as `NAME`; nil for a switch.
  let value: String?
  /// Whether the value may be left out, as `[RANGE]` says.
  var valueIsOptional: Bool { value?.hasPrefix("[") == true }
  let help: String
  /// The commands that have the option.
  let commands: Set<Subcommand>
  /// Whether the option says how documents are shown, and so means nothing without one.
  private(set) var needsDocuments = false
  /// Stores the value, which is empty for a switch, in the arguments.
  let apply: @Sendable (inout Arguments, String) throws(UsageError) -> Void

  /// The option in help, such as `--size WxH`.
  var usage: String { (short.map { $0 + ", " } ?? "") + name + (value.map { " " + $0 } ?? "") }

  /// Creates an option with a value.
  init(
    _ name: String, _ value: String, _ help: String, _ commands: Set<Subcommand>,
    apply: @escaping @Sendable (inout Arguments, String) throws(UsageError) -> Void
  ) {
    (self.name, self.value, self.help, self.commands) = (name, value, help, commands)
    self.apply = apply
  }

  /// Creates a switch.
  init(
    _ name: String, short: String? = nil, _ help: String,
    _ commands: Set<Subcommand> = Set(Subcommand.all),
    turnOn: @escaping @Sendable (inout Arguments) -> Void
  ) {
    (self.name, self.value, self.help, self.commands) = (name, nil, help, commands)
    self.short = short
    self.apply = { arguments, _ throws(UsageError) in turnOn(&arguments) }
  }

  /// The option for documents alone.
  var ofDocuments: Option {
    var option = self
    option.needsDocuments = true
    return option
  }
}

extension Option {
  /// Values that people may take for options, with the options that have these values.
  static let values: [String: String] = [
    "--ascii": "--glyphs ascii", "--unicode": "--glyphs unicode", "--text": "--format text",
    "--ansi": "--format ansi", "--svg": "--format svg", "--cast": "--format cast",
    "--no-color": "--color never", "--truecolor": "--color truecolor",
    "--bold": "--bold-text", "--portrait": "what there is without --landscape",
    "--width": "--size WxH", "--height": "--size WxH",
  ]
}
