import Cells
import Stage

/// What is said of the selected constraint below its line: why its first side is where it is, its
/// properties with the keys that change them, and its expression in Swift.
struct ConstraintCard {
  let details: ConstraintDetails
  /// Whether the card says why the first side is where it is: not while an edge is explained
  /// instead.
  var saysWhy = true
  /// Whether it says so as a sum over all constraints.
  var isSum = false
  let glyphs: Glyphs

  func lines(width: Int) -> [[Pen.Span]] {
    let indent = "    "
    let swift = details.swift.lines(ofColumns: max(10, width - indent.count - 2)).enumerated()
      .map {
        [Pen.Span(indent + ($0 > 0 ? "  " : "") + $1, Palette.quiet)]
      }
    let reasons = ReasonLines(width: width - indent.count, glyphs: glyphs)
    // The constraint's own wish follows the reason, so the reason names no wishes.
    var reason = details.reason
    reason?.wishes = []
    let because = saysWhy ? reason : nil
    let wish = details.wish.map { reasons.lines(of: $0) } ?? []
    let why =
      because.map { reasons.lines(of: $0, isSum: isSum, below: details.constraint.id) } ?? []
    return (why + wish).map { [Pen.Span(indent)] + $0 }
      + properties(width: width - indent.count, indent) + swift
  }

  /// The properties, as many on a line as fit.
  private func properties(width: Int, _ indent: String) -> [[Pen.Span]] {
    var lines: [[Pen.Span]] = []
    for property in details.properties {
      let (key, command) = Self.key(of: property.property)
      let spans = [
        Pen.Span(key + " ", Palette.strong, command: command),
        Pen.Span(property.property.name + " ", Palette.quiet, command: command),
        Pen.Span(glyphs.typeset("\(property.value)"), command: command),
      ]
      let gap = Pen.Span("   ")
      if let last = lines.last, Pen.width(of: last + [gap] + spans) - indent.count <= width {
        lines[lines.count - 1] += [gap] + spans
      } else {
        lines.append([Pen.Span(indent)] + spans)
      }
    }
    return lines
  }

  /// The key that changes a property, and the key's command, from the table of keys.
  private static func key(of property: EditedProperty) -> (label: String, command: Command?) {
    let commands = EditKey.allCases.filter { $0.changes(property) }.map(Command.set)
    for row in KeyMap.changeRows {
      if let command = row.commands.first(where: commands.contains) { return (row.label, command) }
    }
    return ("", nil)
  }
}
