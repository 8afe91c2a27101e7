import Wording

extension Subcommand {
  /// What a command prints, which decides the formats that `--format` takes.
  package enum Output: Sendable {
    /// Text alone, without `--format`.
    case text
    /// What people read as text, and programs as JSON.
    case records
    /// The frame of a scene.
    case frame
    /// What was found.
    case report

    /// The formats, the one that is printed without `--format` first.
    package var formats: [Arguments.Format] {
      switch self {
      case .text: []
      case .records: [.text, .json]
      case .frame: [.text, .ansi, .svg, .json]
      case .report: [.text, .json, .junit, .sarif, .github]
      }
    }
  }

  /// What the command prints, and with which formats, for messages about another format.
  package var formatsInWords: String {
    let names = output.formats.map(\.rawValue)
    let list = names.alternatives
    return switch output {
    case .text: "text"
    case .records:
      "\(list): " + names.map { "--format " + $0 }.joined(separator: " or ")
    case .frame: "a frame: --format \(list)"
    case .report: "a report: --format \(list)"
    }
  }
}
