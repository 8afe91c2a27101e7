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
        properties.append(("file", place.file.printable))
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
  fileprivate var command: String { self == .hint || self == .review ? "notice" : rawValue }
}

extension Finding {
  /// The message with what else is known, for systems that show a text without form.
  var sentences: String {
    var lines = [place == nil ? "\(scene ?? ""): \(message)" : message]
    if let question { lines.append("To review: \(question)") }
    if let whereabouts { lines.append("At \(whereabouts).") }
    if let worst { lines.append("Worst: \(worst)") }
    if let view { lines.append("View: \(view)") }
    lines += constraintLines(\.text).map { $0.prefix(1).uppercased() + $0.dropFirst() }
    if let repair { lines.append("Repair: \(repair)") }
    return lines.joined(separator: "\n")
  }
}

extension String {
  /// The text as the message of a workflow command.
  fileprivate var escapedData: String { escaping(["%", "\r", "\n"]) }

  /// The text as a property of a workflow command.
  fileprivate var escapedProperty: String { escaping(["%", "\r", "\n", ":", ","]) }

  /// The text with `%XX` in the place of some characters below U+0080. It goes by Unicode scalars:
  /// a carriage return and a newline are one character of a Swift string.
  private func escaping(_ reserved: Set<Unicode.Scalar>) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard reserved.contains(scalar) else {
        escaped.append(scalar)
        continue
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      escaped += ("%" + (digits.count < 2 ? "0" : "") + digits).unicodeScalars
    }
    return String(escaped)
  }
}
