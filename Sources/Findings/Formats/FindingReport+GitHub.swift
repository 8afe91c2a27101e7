import Wording

extension FindingReport {
  /// Workflow commands, such as
  /// `::warning file=Main.storyboard,line=12,col=40,title=truncated-text::…`.
  ///
  /// Source: <https://docs.github.com/actions/reference/workflow-commands-for-github-actions>
  var github: String {
    told.map { finding in
      var properties: [(String, String)] = []
      if let place = finding.place {
        properties.append(("file", place.plainFile.printable))
        if let position = place.position {
          properties += [("line", "\(position.line)"), ("col", "\(position.column)")]
        }
      }
      properties.append(("title", finding.check))
      let written = properties.map { "\($0)=\($1.escapedProperty)" }.joined(separator: ",")
      return "::\(finding.severity.command) \(written)::\(finding.sentences.escapedData)\n"
    }.joined()
  }
}

extension Finding.Severity {
  /// The name of the workflow command.
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .hint: "notice"
    }
  }
}

extension Finding {
  /// The message with what else is known, for systems that show a text without form.
  var sentences: String {
    var lines = [place == nil ? "\(scene ?? ""): \(message)" : message]
    if let whereabouts { lines.append("At \(whereabouts).") }
    if let view { lines.append("View: \(view)") }
    lines += constraints.map { "Constraint: \($0.text)" }
    if let repair { lines.append("Repair: \(repair)") }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// The text as the message of a workflow command.
  fileprivate var escapedData: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The text as a property of a workflow command.
  fileprivate var escapedProperty: String {
    escapedData.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
