/// Text in the language of manual pages, in ASCII alone: what is not has a name.
struct Roff {
  private(set) var text = ""

  /// A text as it is read back: no sign of it is taken for a command, a hyphen or a quote.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "\"": escaped += "\\(dq"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case " "..."~": escaped.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return escaped.hasPrefix(".") ? "\\&" + escaped : escaped
  }

  /// A macro, with words that are escaped already.
  mutating func macro(_ name: String, _ words: String...) {
    text += ([".\(name)"] + words.map { "\"\($0)\"" }).joined(separator: " ") + "\n"
  }

  mutating func section(_ title: String) { macro("SH", Self.escaped(title)) }

  mutating func subsection(_ title: String) { macro("SS", Self.escaped(title)) }

  /// Words in bold with what they mean below them.
  mutating func entry(_ words: String, _ meanings: [String]) {
    macro("TP")
    macro("B", Self.escaped(words))
    for (index, meaning) in meanings.filter({ !$0.isEmpty }).enumerated() {
      if index > 0 { macro("br") }
      text += Self.escaped(meaning) + "\n"
    }
  }

  /// Lines of help: those that begin with blanks stay as they are, the others are filled.
  mutating func lines(_ lines: [String]) {
    var isAsItIs = false
    for (index, line) in lines.enumerated() {
      let isLiteral = line.hasPrefix(" ")
      if isLiteral != isAsItIs { text += isLiteral ? ".PP\n.nf\n" : ".fi\n.PP\n" }
      isAsItIs = isLiteral
      if line.isEmpty {
        let isBetween = index > 0 && index + 1 < lines.count
        if isBetween, !lines[index - 1].hasPrefix(" "), !lines[index + 1].hasPrefix(" ") {
          macro("PP")
        }
      } else {
        text += Self.escaped(line) + "\n"
      }
    }
    if isAsItIs { macro("fi") }
  }
}
