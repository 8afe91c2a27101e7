import Cells
import Documents
import Stage

/// Lines that say why an edge is where it is.
///
/// ```
/// why box.bottom 160
///            20 titleLabel.top == view.top + 20
///   +        40 box.top == titleLabel.top + 40
///   + 0.5 × 200 the screen's height
/// held back by 20: box.width == 320
///   by box.width == 0.5 * view.width
/// ```
package struct ReasonLines {
  /// The columns that a line may take.
  package let width: Int
  package let glyphs: Glyphs

  package init(width: Int, glyphs: Glyphs) { (self.width, self.glyphs) = (width, glyphs) }

  package func lines(of reason: Reason) -> [[Pen.Span]] {
    var rows: [Row] = []
    // Terms that add nothing are left out, unless no other term tells which constraints hold the
    // edge.
    let parts = reason.terms.filter { !$0.addsNothing }
    let isTold = parts.contains { $0.constraint != nil }
    let terms = isTold ? parts : parts + reason.terms.filter(\.addsNothing)
    for term in terms {
      rows.append(
        Row(
          isNegative: term.part < -0.0005, amount: amount(of: term),
          text: term.text + (term.isLimit ? " (a limit)" : ""), constraint: term.constraint))
    }
    if abs(reason.base) > 0.0005 {
      rows.append(
        Row(
          isNegative: reason.base < 0, amount: Number.text(abs(reason.base)),
          text: "the view's insets", constraint: nil))
    }
    let wholes = rows.map(\.wholeColumns).max() ?? 0
    let places = rows.map { TextWidth.width(of: $0.amount) - $0.wholeColumns }.max() ?? 0
    return [
      [
        Pen.Span("why ", Palette.accent), Pen.Span(reason.name + " "),
        Pen.Span(Number.text(reason.value), Palette.strong),
      ]
    ]
      + rows.enumerated().flatMap { place, row in
        let before = String(repeating: " ", count: wholes - row.wholeColumns)
        return lines(
          of: row, isFirst: place == 0,
          amount: (before + row.amount).padded(toColumns: wholes + places))
      }
      + reason.wishes.flatMap(lines)
  }

  /// The lines that say to what a missed constraint yields.
  func lines(of wish: Reason.Wish) -> [[Pen.Span]] {
    let first = Pen.Span("held back by \(Number.text(wish.violation)): ", Palette.warning)
    return wrapped(
      wish.text, after: [first], indent: 4, command: .chooseConstraint(wish.constraint))
      + wish.yieldsTo.flatMap { term in
        wrapped(
          term.text, after: [Pen.Span("  by ", Palette.quiet)], indent: 5,
          command: term.constraint.map { .chooseConstraint($0) })
      }
  }

  /// A part of a value.
  private struct Row {
    let isNegative: Bool
    let amount: String
    let text: String
    /// The constraint that a click on the text selects; nil if the part comes from no constraint.
    let constraint: ConstraintID?

    /// The columns of the amount up to its decimal point, by which a sum is aligned.
    var wholeColumns: Int {
      // Of `0.5 × 200` the last number counts.
      let number = amount.split(separator: " ").last ?? ""
      let places = number.firstIndex(of: ".").map { number[$0...].count } ?? 0
      return TextWidth.width(of: amount) - places
    }
  }

  private func lines(of row: Row, isFirst: Bool, amount: String) -> [[Pen.Span]] {
    let sign = row.isNegative ? glyphs.minus : isFirst ? " " : "+"
    return wrapped(
      row.text,
      after: [
        Pen.Span("  \(sign) ", Palette.quiet), Pen.Span(amount + " "),
      ], indent: TextWidth.width(of: amount) + 5,
      style: row.constraint == nil ? Palette.quiet : Palette.plain,
      command: row.constraint.map { .chooseConstraint($0) })
  }

  /// A text behind some spans, on as many lines as the text takes.
  private func wrapped(
    _ text: String, after spans: [Pen.Span], indent: Int, style: Style = Palette.plain,
    command: Command? = nil
  ) -> [[Pen.Span]] {
    let lines = glyphs.typeset(text).lines(
      first: width - Pen.width(of: spans), others: width - indent
    ) { ShortenedItem.text($0, toColumns: $1, glyphs: glyphs.set) }
    return lines.enumerated().map { index, line in
      index == 0
        ? spans + [Pen.Span(line, style, command: command)]
        : [Pen.Span(String(repeating: " ", count: indent) + line, style, command: command)]
    }
  }

  private func amount(of term: Reason.Term) -> String {
    let constant = Number.text(abs(term.constant))
    let factor = abs(term.coefficient)
    return abs(factor - 1) < 0.0005
      ? constant : Number.text(factor, places: 3) + " \(glyphs.times) " + constant
  }
}

extension Reason.Term {
  fileprivate var addsNothing: Bool { abs(part) <= 0.0005 }
}
