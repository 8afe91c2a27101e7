import Commands
import Documents
import Findings
import Wording

/// What shells complete for a program: its commands, their options and operands, out of the tables
/// that parsing and help read.
struct CompletedProgram: Sendable {
  /// Options that the same commands take, with the names of these.
  struct OptionGroup: Sendable {
    let commands: [String]
    let options: [Option]
  }

  /// A kind of value or operand, with the names of the commands that have it.
  struct KindGroup: Sendable {
    let kind: ValueKind
    let commands: [String]
  }

  let name: String
  /// The names of the program's own scenes.
  let scenes: [String]

  init(_ program: Program) {
    name = program.name
    scenes = program.scenes.map(\.name)
  }

  /// The beginning of the names of functions: the program's name in letters and digits.
  var identifier: String { name.replacing(/[^A-Za-z0-9]/, with: "_") }

  /// The commands that are typed: opening a scene is none.
  let commands = Subcommand.all.filter { !$0.isImplied }

  /// The options that take the next word as their value.
  let optionsWithValue = Option.all.filter { $0.kind != nil && !$0.valueIsOptional }.map(\.name)

  /// The options that take the next word as their value if it is a range.
  let optionsWithRange = Option.all.filter(\.valueIsOptional).map(\.name)

  /// All options, together with those that the same commands take.
  var optionGroups: [OptionGroup] {
    Option.all.grouped { option in Subcommand.all.filter(option.commands.contains).map(\.name) }
      .map { OptionGroup(commands: $0.key, options: $0.members) }
  }

  /// The kinds of the values of an option, which may differ from command to command; none for a
  /// switch.
  func kinds(of option: Option) -> [KindGroup] {
    grouped { option.commands.contains($0) ? option.kind(in: $0) : nil }
  }

  /// The kinds of the first operand.
  var firstOperands: [KindGroup] { grouped(\.operands.first) }

  /// The kinds of the operands after the first one.
  var furtherOperands: [KindGroup] { grouped(\.operands.further) }

  /// The kinds that commands have, in the order of the commands.
  private func grouped(_ kind: (Subcommand) -> ValueKind?) -> [KindGroup] {
    Subcommand.all.compactMap { command in kind(command).map { (kind: $0, name: command.name) } }
      .grouped(by: \.kind).map { KindGroup(kind: $0.key, commands: $0.members.map(\.name)) }
  }
}

extension Subcommand.Operands {
  /// What the first word is; nil if there is none.
  var first: ValueKind? {
    switch self {
    case .scene, .sceneAndItem: .scene
    case .versions, .documents: .document
    case .file: .file
    case .check: .word(FindingReport.Rule.explained.map(\.identifier))
    case .shell: .word(Shell.allCases.map(\.rawValue))
    case .none: nil
    }
  }

  /// What the words after it are; nil if there are none, or none that are known beforehand.
  var further: ValueKind? {
    switch self {
    case .scene, .versions, .documents: .document
    case .sceneAndItem, .file, .check, .shell, .none: nil
    }
  }
}
