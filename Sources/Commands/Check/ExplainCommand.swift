import Findings
import Stage

extension Subcommand {
  package static let explain = Subcommand(
    name: "explain", operands: .check, usage: "CHECK",
    summary: "what a check finds, and how to mend or silence it",
    about: ["CHECK is one of those that 'list --checks' names, as each finding does in brackets."],
    status: ["Exit status: 0; 2 for a wrong command line."],
    run: { program, arguments throws(UsageError) in
      try ExplainCommand(program: program, arguments: arguments).run()
    })
}

/// `explain CHECK`: all that is known of a check.
@MainActor
struct ExplainCommand {
  let program: Program
  let arguments: Arguments

  func run() throws(UsageError) -> Outcome {
    guard let name = arguments.checkName else {
      throw UsageError("'explain' needs a check; '\(program.name) list --checks' names them")
    }
    guard
      let rule = FindingReport.Rule.explained.first(where: { $0.identifier == name.lowercased() })
    else {
      throw .unknown(
        "check", name, among: FindingReport.Rule.explained.map(\.identifier),
        listedBy: "'list --checks'")
    }
    let isOnRequest = LayoutCheck.all.contains {
      $0.identifier == rule.identifier && !$0.runsByDefault
    }
    return Outcome(
      output: "\(rule.identifier) (\(rule.severity.word)"
        + (isOnRequest ? ", runs on request" : "") + "): \(rule.summary)\n\n"
        + (picture(of: rule.identifier).map { $0 + "\n\n" } ?? "") + "\(rule.help)\n"
        + (rule.silencing.map { "\n\($0)\n" } ?? "")
        + (isOnRequest ? "\n\(rule.requesting)\n" : ""))
  }

  /// The picture of a wrong and of a right layout; nil for a check whose fault can't be seen.
  private func picture(of check: String) -> String? {
    guard let pair = ExamplePair.all.first(where: { $0.check.identifier == check }) else {
      return nil
    }
    let environment = program.environment
    let depth = environment.showsColor ? environment.depth : .none
    let grid = pair.picture(glyphs: environment.glyphs, depth: depth)
    let text = depth == .none ? grid.text : grid.ansi(depth: depth)
    return (pair.note.isEmpty ? "" : pair.note + "\n") + text.indented
  }
}

extension FindingReport.Rule {
  /// The checks that are explained: of 'check' and of 'snapshot'.
  package static var explained: [FindingReport.Rule] { checked + [.golden] }

  /// The rule of a check of layouts.
  init(_ check: LayoutCheck) {
    self.init(
      check.identifier, .init(check.severity), check.summary,
      help: Self.help(
        finds: check.explanation.finds, example: check.explanation.example,
        mending: check.explanation.mending))
  }

  /// What a check finds, an example, and how to mend it, each below its heading.
  static func help(finds: String, example: String, mending: String) -> String {
    "\(finds)\n\nExample\n\(example.indented)\n\nHow to mend it\n\(mending.indented)"
  }

  /// How a check is silenced; nil for what can't be.
  fileprivate var silencing: String? {
    guard self != .undecided, self != .golden else { return nil }
    return """
      How to silence it
        Everywhere, in \(CheckedProject.fileName):
          {"checks": {"\(identifier)": "off"}}
        In a place, with a reason; "path" and "element" (an id, or a view's name) may be left out:
          {"suppressions": [{"check": "\(identifier)", "path": "Views/*.xib", "element": "ID",
            "reason": "…"}]}
        Until now: 'check --baseline FILE --update-baseline' accepts what is found today.
      """
  }

  fileprivate var requesting: String {
    """
    How to have it run
      'check --fail-on \(identifier)', or in \(CheckedProject.fileName): {"checks": {"\(identifier)": "on"}}
    """
  }
}

extension String {
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
      .joined(separator: "\n")
  }
}
