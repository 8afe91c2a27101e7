import Cells

/// A list of events written as words with blanks between them: `r shift-down click:10,5`.
///
/// | word | events |
/// |---|---|
/// | `r`, `shift-down`, `ctrl-l`, `f1` | a key, by any name that `Key(name:)` reads |
/// | `click:10,5` | the left button pressed and released over the cell in column 10, row 5 |
/// | `drag:10,5-30,8` | pressed over the one cell, moved and released over the other |
/// | `right-drag:10,5-30,8` | the same with the right button |
/// | `scroll-down:10,5` | one step of the wheel over a cell; `up`, `left`, `right` as well |
/// | `resize:100x30` | the terminal becomes 100 columns wide and 30 rows high |
/// | `wait:100` | nothing for 100 milliseconds |
///
/// Cells are counted from 0, 0 at the top left.
public enum EventScript {
  /// A word that is not an event.
  public struct Mistake: Error, Hashable, Sendable, CustomStringConvertible {
    /// The word as it was written.
    public let word: String
    /// The correct form, if the word begins like an event; `nil` if it was read as the name of a
    /// key.
    public let expected: String?

    /// The mistake in one line, with the correct form if there is one.
    public var description: String {
      if let expected { return "'\(word)' is not an event: expected \(expected)" }
      return "no key is called '\(word)'"
    }
  }

  /// An event, or a wait before the next one.
  public enum Step: Hashable, Sendable {
    /// An event.
    case event(Event)
    /// A time without events, 0 to 3,600,000 milliseconds.
    case wait(milliseconds: Int)
  }

  /// The events of a script, without the waits between them.
  /// - Throws: `Mistake` for the first word that is no event.
  public static func events(_ script: String) throws(Mistake) -> [Event] {
    try steps(script).compactMap { if case .event(let event) = $0 { event } else { nil } }
  }

  /// The events of a script and the waits between them.
  /// - Throws: `Mistake` for the first word that is neither.
  public static func steps(_ script: String) throws(Mistake) -> [Step] {
    var steps: [Step] = []
    for word in script.split(whereSeparator: \.isWhitespace) {
      let word = String(word)
      if word.hasPrefix("wait:") {
        steps.append(.wait(milliseconds: try milliseconds(word)))
      } else {
        steps += try events(word: word).map(Step.event)
      }
    }
    return steps
  }

  /// The milliseconds of a `wait:` word, at most those of an hour.
  private static func milliseconds(_ word: String) throws(Mistake) -> Int {
    guard let time = Int(word.dropFirst(5)), (0...3_600_000).contains(time) else {
      throw Mistake(word: word, expected: "wait:MILLISECONDS")
    }
    return time
  }

  private static func events(word: String) throws(Mistake) -> [Event] {
    if let key = Key(name: word) { return [.key(key)] }
    guard let colon = word.firstIndex(of: ":") else { throw Mistake(word: word, expected: nil) }
    let rest = word[word.index(after: colon)...]
    switch word[..<colon] {
    case "click":
      guard let cell = cell(rest) else { throw Mistake(word: word, expected: "click:COLUMN,ROW") }
      return [
        .mouse(MouseEvent(.press(.left), at: cell)), .mouse(MouseEvent(.release(.left), at: cell)),
      ]
    case "drag", "right-drag":
      let ends = rest.split(separator: "-", omittingEmptySubsequences: false)
      guard ends.count == 2, let start = cell(ends[0]), let end = cell(ends[1]) else {
        throw Mistake(word: word, expected: "\(word[..<colon]):COLUMN,ROW-COLUMN,ROW")
      }
      let button: MouseEvent.Button = word.hasPrefix("right") ? .right : .left
      return [
        .mouse(MouseEvent(.press(button), at: start)), .mouse(MouseEvent(.drag(button), at: end)),
        .mouse(MouseEvent(.release(button), at: end)),
      ]
    case "scroll-up", "scroll-down", "scroll-left", "scroll-right":
      guard let cell = cell(rest),
        let direction = MouseEvent.Direction(rawValue: String(word[..<colon].dropFirst(7)))
      else {
        throw Mistake(word: word, expected: "\(word[..<colon]):COLUMN,ROW")
      }
      return [.mouse(MouseEvent(.scroll(direction), at: cell))]
    case "resize":
      guard let (columns, rows) = pair(rest, separator: "x") else {
        throw Mistake(word: word, expected: "resize:COLUMNSxROWS")
      }
      return [.resize(CellSize(columns: columns, rows: rows))]
    default:
      throw Mistake(word: word, expected: nil)
    }
  }

  private static func cell(_ text: Substring) -> CellPoint? {
    pair(text, separator: ",").map { CellPoint(column: $0, row: $1) }
  }

  /// Two numbers from 0 to 9999, which is more than the columns or rows of any terminal.
  private static func pair(_ text: Substring, separator: Character) -> (Int, Int)? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = Int(parts[0]), let second = Int(parts[1]),
      (0...9999).contains(first), (0...9999).contains(second)
    else { return nil }
    return (first, second)
  }
}
