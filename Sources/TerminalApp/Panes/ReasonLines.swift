import Cells
import Documents
import Stage

/// Lines that say why an edge is where it is: the chain of values that decide it, or the sum over
/// all constraints of the chain, and what would have it elsewhere.
///
/// ```
/// why box.bottom 160
///   bottom = top 60 + height 100
///   top = titleLabel.top 20 + 40
/// held back by 20: box.width == 320
///   by box.width == 0.5 * view.width
/// ```
package struct ReasonLines {
  /// The columns that a line may take.
  package let width: Int
  package let glyphs: Glyphs

  package init(width: Int, glyphs: Glyphs) { (self.width, self.glyphs) = (width, glyphs) }

  /// - Parameters:
  ///   - isSum: Whether the sum is told in place of the chain.
  ///   - constraint: The constraint that is written above the lines, of which the first line of the
  ///     chain tells only the numbers.
  package func lines(
    of reason: Reason, isSum: Bool = false, below constraint: ConstraintID? = nil
  ) -> [[Pen.Span]] {
    let why = Pen.Span("why ", Palette.accent)
    let value = Pen.Span(Number.text(reason.value), Palette.strong)
    let isTold = !isSum && constraint != nil && reason.links.first?.constraint == constraint
    var lines = isTold ? [] : [[why, Pen.Span(reason.name + " "), value]]
    if isSum {
      lines += sum(of: reason.terms, base: reason.base)
    } else {
      let next = reason.next?.id
      for (index, link) in reason.links.enumerated() {
        let name = index == 0 ? link.attribute : "\(link.item).\(link.attribute)"
        let side = index == 0 && isTold ? [why, value] : [Pen.Span("  "), Pen.Span(name)]
        lines += equation(of: link, after: side, next: next) + sum(of: link.terms)
      }
    }
    return lines + reason.wishes.flatMap(self.lines)
  }

  /// A line of the chain. A click on a value tells why that is what it is.
  private func equation(
    of link: Reason.Link, after side: [Pen.Span], next: String?
  ) -> [[Pen.Span]] {
    var words: [[Pen.Span]] = []
    func add(_ amount: Double, _ spans: [Pen.Span]) {
      let sign = amount < 0 ? "\(glyphs.minus) " : words.isEmpty ? "" : "+ "
      words.append([Pen.Span(sign, Palette.quiet)] + spans)
    }
    for part in link.parts {
      let name = part.item == link.item ? part.attribute : "\(part.item).\(part.attribute)"
      let style = part.id == next ? Palette.accent : Palette.plain
      let value = part.hasReason || part.value != 0 ? " " + Number.text(part.value) : ""
      let share = (1 / abs(part.factor)).rounded()
      let isShare = share > 1 && share < 10 && abs(share * abs(part.factor) - 1) < 0.0005
      let isWhole = abs(abs(part.factor) - 1) < 0.0005
      add(
        part.factor,
        [
          Pen.Span(isShare || isWhole ? "" : Number.text(abs(part.factor), places: 3)),
          Pen.Span(isShare || isWhole ? "" : " \(glyphs.times) "),
          Pen.Span(name + value, style, command: part.hasReason ? .open(part.id) : nil),
          Pen.Span(isShare ? " / \(Number.text(share))" : ""),
        ])
    }
    if let constant = link.constant, abs(constant) > 0.0005 || words.isEmpty {
      add(constant, [Pen.Span(Number.text(abs(constant)))])
    }
    if !link.note.isEmpty {
      words.append([Pen.Span(words.isEmpty ? link.note : "(\(link.note))", Palette.quiet)])
    }
    words[0].insert(Pen.Span("= ", Palette.quiet), at: 0)
    return wrapped([side] + words)
  }

  /// Words with a blank between each two, on as many lines as they take.
  private func wrapped(_ words: [[Pen.Span]]) -> [[Pen.Span]] {
    var lines: [[Pen.Span]] = []
    for word in words {
      if let last = lines.last, Pen.width(of: last + word) < width {
        lines[lines.count - 1] = last + [Pen.Span(" ")] + word
      } else {
        lines.append((lines.isEmpty ? [] : [Pen.Span("    ")]) + word)
      }
    }
    return lines
  }

  private func sum(of all: [Reason.Term], base: Double = 0) -> [[Pen.Span]] {
    var rows: [Row] = []
    // Terms that add nothing are left out, unless no other term tells which constraints hold the
    // edge.
    let parts = all.filter { !$0.addsNothing }
    let isTold = parts.contains { $0.constraint != nil }
    for term in isTold ? parts : parts + all.filter(\.addsNothing) {
      rows.append(
        Row(
          isNegative: term.part < -0.0005, amount: amount(of: term),
          text: term.text + (term.isLimit ? " (a limit)" : ""), constraint: term.constraint))
    }
    if abs(base) > 0.0005 {
      rows.append(
        Row(
          isNegative: base < 0, amount: Number.text(abs(base)), text: "the view's insets",
          constraint: nil))
    }
    let wholes = rows.map(\.wholeColumns).max() ?? 0
    let places = rows.map { TextWidth.width(of: $0.amount) - $0.wholeColumns }.max() ?? 0
    return rows.enumerated().flatMap { place, row in
      let before = String(repeating: " ", count: wholes - row.wholeColumns)
      return lines(
        of: row, isFirst: place == 0,
        amount: (before + row.amount).padded(toColumns: wholes + places))
    }
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
