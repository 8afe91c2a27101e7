import Cells

/// The signs of the panes, each with a form for terminals without Unicode.
package struct Glyphs: Equatable, Sendable {
  package let set: GlyphSet

  package init(set: GlyphSet) { self.set = set }

  private func sign(_ unicode: String, _ ascii: String) -> String {
    set == .unicode ? unicode : ascii
  }

  var times: String { sign("×", "x") }
  var none: String { sign("–", "-") }
  var dot: String { sign("·", "|") }
  var ellipsis: String { sign("…", "~") }
  var portrait: String { sign("▯", "|") }
  var landscape: String { sign("▭", "_") }
  var horizontal: String { sign("─", "-") }
  var vertical: String { sign("│", "|") }
  /// The lines of a tree: to a child, to the last child, and past the children of an earlier one.
  /// `tight` lines are two columns wide, others three.
  func branch(isLast: Bool, tight: Bool) -> String {
    (isLast ? sign("└", "`") : sign("├", "|")) + (tight ? "" : sign("─", "-")) + " "
  }
  func trunk(continues: Bool, tight: Bool) -> String {
    (continues ? vertical : " ") + (tight ? " " : "  ")
  }

  /// The signs of constraints: met, missed, left out, and inactive.
  var met: String { sign("●", "o") }
  var missed: String { sign("○", ".") }
  var broken: String { sign("×", "X") }
  var inactive: String { sign("·", "/") }

  /// The lines of constraints in lists: required, and of a lower priority.
  var solid: String { sign("──", "--") }
  var dashed: String { sign("╌╌", "..") }

  /// The head of an arrow in the map, and the signs of segues from a scene and of segues to it.
  var arrow: String { sign("▶", ">") }
  var to: String { sign("→", "->") }
  var from: String { sign("←", "<-") }

  var minus: String { sign("−", "-") }
  /// The signs of views whose subviews the tree leaves out, and lists.
  var folded: String { sign("▸", "+") }
  var unfolded: String { sign("▾", "-") }
  /// The signs before the numbers of lines above and below those in sight.
  var above: String { sign("▴", "^") }
  var below: String { sign("▾", "v") }

  var up: String { sign("↑", "^") }
  var down: String { sign("↓", "v") }

  /// The line of the ruler over lengths at which something is wrong or not, or was before a change
  /// of the scene.
  func rulerLine(isWrong: Bool, isStale: Bool) -> String {
    if isStale { return isWrong ? sign("╍", "=") : sign("╌", ".") }
    return isWrong ? sign("━", "#") : horizontal
  }
  /// The sign of a device on a line of the ruler.
  func tick(onHeavy isHeavy: Bool) -> String { isHeavy ? sign("┷", "'") : tick }
  /// The signs of the ruler: a device, a breakpoint that follows from what the solver says or from
  /// layouts that were tried, and the present length.
  var tick: String { sign("┴", "'") }
  var exact: String { sign("│", "|") }
  var sampled: String { sign("┊", ":") }
  var here: String { sign("●", "O") }

  var selected: String { sign("▸", ">") }
  /// What stands before a line of a list.
  func mark(_ isMarked: Bool) -> Pen.Span {
    Pen.Span(isMarked ? selected + " " : "  ", Palette.accent)
  }
  var moved: String { sign("•", "*") }
  /// The sign after a size class that is not the device's own.
  var forced: String { sign("*", "=") }
  /// The sign at the end of a text for which the layout has room, but not the picture.
  var cut: String { sign("›", ">") }
  var warning: String { "!" }
  var ambiguous: String { "?" }
  /// In ASCII, `~` is the sign of what is cut short.
  var misplaced: String { sign("~", "&") }
  var hint: String { "i" }

  /// All signs that a reader can't know, with their meaning.
  package var legend: [(sign: String, meaning: String)] {
    [
      (selected, "the selected view, or the marked line of a list"),
      (moved, "moved by the last change"),
      (met, "a constraint that holds"),
      (missed, "one that yields to others, and by how much"),
      (broken, "one that is left out of a conflict"),
      (inactive, "one that is not active"),
      (warning, "a problem"),
      (ambiguous, "a view whose place or size is left open"),
      (misplaced, "a view drawn elsewhere than its constraints put it"),
      (hint, "a hint"),
      (forced, "a size class that is not the device's own"),
      ("+2", "as many more, for which the row has no room"),
      (ellipsis, "text that the layout cuts short, as on the device"),
      (cut, "text that goes on, and is shortened in this picture alone"),
      (folded + " " + unfolded, "a view of the tree, folded and unfolded"),
      (above + " 3 " + below + " 9", "lines above and below those in sight"),
      (sign("▐", "%"), "the part of a scroll view that is in sight"),
      (sign("├─24─┤ ├╌8╌┤", "|-24-|"), "a distance (key c): required, or of a lower priority"),
      (sign("├=┤ ├≥┤", "|=|"), "equal sizes, and an inequality (key c)"),
      (sign("↕ ↔", "^ <>"), "a distance of less than a cell (key c)"),
      (sign("┆ ┄", ":"), "a margin, or a layout guide (key g)"),
      (here + " " + tick, "on the ruler: this length, and those of devices"),
      (exact + " " + sampled, "a breakpoint, as the solver and as tried layouts have it"),
      (rulerLine(isWrong: true, isStale: false), "lengths with a problem"),
      (
        rulerLine(isWrong: false, isStale: true) + " " + rulerLine(isWrong: true, isStale: true),
        "lengths as they were before a change"
      ),
      (portrait + " " + landscape, "upright, on its side"),
    ]
  }

  /// The outlines of views, with their meaning.
  package var outlines: [(sign: String, meaning: String)] {
    [
      (sign("┌───┐", "+---+"), "a view; while editing, where the document has it"),
      (sign("┌~╌╌┐", ".&..."), "where its constraints put it, if that is elsewhere"),
      (sign("┌╌╌╌┐", ".   ."), "key v, while not editing: its frame in the document"),
      (sign("┌╌╌╌┐", ".   ."), "the same, faint, key O: where it was when opened or saved"),
      (sign("┌+╌╌┐", ".+..."), "where it would be after what a tool proposes"),
      (sign("┏━━━┓", "#===#"), "the selected view"),
      (sign("┃Tea┃", "#Tea#"), "a selected view without lines of its own"),
      (sign("┏╍╍╍┓", "#=:=#"), "another selected view"),
      (sign("Tea  [   ]", "Tea  [   ]"), "views without lines: a text, and a field or button"),
      (sign("├24⌑┤", "|24(p)|"), "a placeholder, which is gone once the app runs"),
    ]
  }

  /// The text of a constraint with this set's minus and relation signs, which have blanks around
  /// them.
  func typeset(_ line: String) -> String {
    guard set == .unicode, line.utf8.contains(where: { $0 == 0x2D || $0 == 0x3C || $0 == 0x3E })
    else { return line }
    let words = line.utf8.split(separator: 0x20, omittingEmptySubsequences: false)
    return words.map { word -> Substring in
      let word = Substring(word)
      switch word {
      case "-": return "−"
      case "<=": return "≤"
      case ">=": return "≥"
      case "->": return "→"
      case _ where word.hasPrefix("-") && word.dropFirst().first?.isNumber == true:
        return "−" + word.dropFirst()
      default: return word
      }
    }.joined(separator: " ")
  }
}
