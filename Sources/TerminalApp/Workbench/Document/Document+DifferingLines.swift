import InterfaceBuilder
import Wording

extension Document {
  /// The lines that differ. At each place, the other document's lines come before the lines of this
  /// one.
  func lines(differingFrom other: Document) -> [Question.Line] {
    let (theirs, mine) = (other.lines, lines)
    let start = zip(theirs, mine).prefix { $0 == $1 }.count
    let most = min(theirs.count, mine.count) - start
    let rest = zip(theirs.reversed(), mine.reversed()).prefix(most).prefix { $0 == $1 }.count
    // What differs at thousands of places is not compared line by line.
    let (left, right) = (theirs[start..<(theirs.count - rest)], mine[start..<(mine.count - rest)])
    guard left.count + right.count < 4000 else {
      return left.map { Question.Line(text: $0, kind: .theirs) }
        + right.map { Question.Line(text: $0, kind: .mine) }
    }
    let difference = Array(right).difference(from: Array(left))
    let changes = difference.map { change -> (Int, Int, Question.Line) in
      switch change {
      case .remove(let offset, let text, _): (offset, 0, Question.Line(text: text, kind: .theirs))
      case .insert(let offset, let text, _): (offset, 1, Question.Line(text: text, kind: .mine))
      }
    }
    return changes.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2).withoutCommonBeginnings
  }

  /// The lines of the text, without the space before them.
  private var lines: [String] {
    String(decoding: markup.source.bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.drop { $0 == " " || $0 == "\t" }.description.printable }
  }
}

extension [Question.Line] {
  /// The lines, where a pair with a long common beginning starts a little before its difference.
  fileprivate var withoutCommonBeginnings: [Question.Line] {
    var lines = self
    for index in lines.indices.dropLast()
    where lines[index].kind == .theirs && lines[index + 1].kind == .mine {
      let common = zip(lines[index].text, lines[index + 1].text).prefix { $0 == $1 }.count
      guard common > 24 else { continue }
      for place in [index, index + 1] {
        let rest = lines[place].text.dropFirst(common - 12)
        lines[place] = Question.Line(text: "…" + rest, kind: lines[place].kind)
      }
    }
    return lines
  }
}
