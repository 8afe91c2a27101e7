import Cells

/// The few signs of the panes, each with a spelling for terminals without Unicode.
struct Glyphs: Equatable, Sendable {
  let set: GlyphSet

  private func sign(_ unicode: String, _ ascii: String) -> String {
    set == .unicode ? unicode : ascii
  }

  var times: String { sign("×", "x") }
  var none: String { sign("–", "-") }
  var dot: String { sign("·", "|") }
  var ellipsis: String { sign("…", "~") }
  var portrait: String { sign("▯", "^") }
  var landscape: String { sign("▭", ">") }
  var horizontal: String { sign("─", "-") }
  var vertical: String { sign("│", "|") }
  /// The lines of a tree: to a child, to the last one, past one's own children; `tight` ones are
  /// two columns wide, the others three.
  func branch(isLast: Bool, tight: Bool) -> String {
    (isLast ? sign("└", "`") : sign("├", "|")) + (tight ? "" : sign("─", "-")) + " "
  }
  func trunk(continues: Bool, tight: Bool) -> String {
    (continues ? vertical : " ") + (tight ? " " : "  ")
  }

  /// An active constraint that holds, one that doesn't quite, one left out, one not in force.
  var met: String { sign("●", "o") }
  var missed: String { sign("○", ".") }
  var broken: String { sign("×", "X") }
  var inactive: String { sign("·", "-") }

  var selected: String { sign("▸", ">") }
  var moved: String { sign("•", "*") }
  var warning: String { "!" }
  var ambiguous: String { "?" }
  var hint: String { "i" }

  /// A constraint line with this set's own minus and relations, which stand between blanks in it.
  func typeset(_ line: String) -> String {
    guard set == .unicode else { return line }
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    return words.map { word -> Substring in
      switch word {
      case "-": "−"
      case "<=": "≤"
      case ">=": "≥"
      default: word
      }
    }.joined(separator: " ")
  }
}
