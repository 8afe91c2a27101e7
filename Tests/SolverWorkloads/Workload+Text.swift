import Cassowary

/// The text form, which programs in other languages read: one word and its numbers a line.
///
/// A constraint is `row PRIORITY RELATION CONSTANT COUNT` and COUNT times `VARIABLE COEFFICIENT`.
extension Workload {
  package var text: String {
    var lines = ["views \(viewCount)", "variables \(variableCount)"]
    lines.append("window \(windowWidth) \(windowHeight)")
    lines += rows.map { "row \($0.text)" }
    lines.append("start \(start.text)")
    lines += drag.map { "drag \($0.text)" }
    lines += jumps.map { "jump \($0.text)" }
    lines += toggle.map { "toggle \($0.row) \($0.change)" }
    lines += changing.map { "changing \($0)" }
    lines += factors.map { "factor \($0)" }
    lines.append("conflicting \(conflicting.text)")
    return lines.joined(separator: "\n") + "\n"
  }

  /// A line that is not as the text form has it.
  package struct Unreadable: Error, Hashable, CustomStringConvertible {
    package var line: Int
    package var text: String

    package var description: String { "line \(line) can't be read: \(text)" }
  }

  /// The workload with that text form. What it is not about, such as ``toggled``, stays empty.
  package init(text: String) throws(Unreadable) {
    self.init()
    (drag, jumps, factors) = ([], [], [])
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      var words = Words(line.split(separator: " "))
      guard read(words.next(), &words), words.isAtEnd else {
        throw Unreadable(line: index + 1, text: String(line))
      }
    }
  }

  private mutating func read(_ kind: String, _ words: inout Words) -> Bool {
    switch kind {
    case "views": viewCount = words.whole()
    case "variables": variableCount = words.whole()
    case "window": (windowWidth, windowHeight) = (words.whole(), words.whole())
    case "row": rows.append(words.row())
    case "start": start = words.size()
    case "drag": drag.append(words.size())
    case "jump": jumps.append(words.size())
    case "toggle": toggle.append(Swing(row: words.whole(), change: words.number()))
    case "changing": changing.append(words.whole())
    case "factor": factors.append(words.number())
    case "conflicting": conflicting = words.row()
    default: return false
    }
    return true
  }
}

extension Workload.Row {
  fileprivate var text: String {
    let sum = terms.map { " \($0.variable) \($0.coefficient)" }.joined()
    return "\(priority) \(relation) \(constant) \(terms.count)" + sum
  }
}

extension Workload.Size {
  fileprivate var text: String { "\(width) \(height)" }
}

/// The words of a line, taken one after the other.
private struct Words {
  private var rest: ArraySlice<Substring>
  private var isSound = true

  init(_ words: [Substring]) { rest = words[...] }

  /// Whether every word was what was expected, and none is left.
  var isAtEnd: Bool { isSound && rest.isEmpty }

  mutating func next() -> String { rest.popFirst().map(String.init) ?? "" }

  mutating func whole() -> Int { sound(Int(next())) ?? 0 }

  mutating func number() -> Double { sound(Double(next())) ?? 0 }

  mutating func size() -> Workload.Size { .init(width: number(), height: number()) }

  mutating func row() -> Workload.Row {
    let priority = Float(number())
    let relation: Relation
    switch next() {
    case "<=": relation = .lessThanOrEqual
    case "==": relation = .equal
    case ">=": relation = .greaterThanOrEqual
    default: (relation, isSound) = (.equal, false)
    }
    let constant = number()
    let count = min(max(whole(), 0), rest.count)
    let terms = (0..<count).map { _ in
      Workload.Row.Term(variable: whole(), coefficient: number())
    }
    return Workload.Row(
      terms: terms, relation: relation, constant: constant, priority: priority)
  }

  private mutating func sound<Value>(_ value: Value?) -> Value? {
    if value == nil { isSound = false }
    return value
  }
}
