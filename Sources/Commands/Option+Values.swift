import Wording

extension Option {
  /// The value with a name, among a few named values.
  package static func choice<Value>(
    _ text: String, of choices: [(name: String, value: Value)], for option: String
  ) throws(UsageError) -> Value {
    let wanted = Nearest.loose(text)
    guard let found = choices.first(where: { Nearest.loose($0.name) == wanted }) else {
      let names = choices.map(\.name).joined(separator: ", ")
      throw UsageError("\(option) is one of \(names), not \(UsageError.quoted(text))")
    }
    return found.value
  }

  /// A format of any command. A mistake names the formats of the command alone, or all of them
  /// where it has none.
  package static func format(
    _ text: String, for command: Subcommand
  ) throws(UsageError) -> Arguments.Format {
    let all = Arguments.Format.allCases
    // Why a command has not the format of another one is told where all options are known.
    if let known = all.first(where: { Nearest.loose($0.rawValue) == Nearest.loose(text) }) {
      return known
    }
    let own = command.output.formats
    return try choice(
      text, of: (own.isEmpty ? all : own).map { ($0.rawValue, $0) }, for: "--format")
  }

  /// A whole number in a range.
  package static func number(
    _ text: String, in range: ClosedRange<Int>, for option: String
  ) throws(UsageError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(option) takes a number from \(range.lowerBound) to \(range.upperBound), not \(UsageError.quoted(text))"
      )
    }
    return number
  }

  /// Two whole numbers from 1 to `limit`, such as `414x736`.
  package static func size(
    _ text: String, limit: Int, example: String, for option: String
  ) throws(UsageError) -> (width: Int, height: Int) {
    let numbers = text.lowercased().split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "x" || $0 == "×" }
    ).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...limit).contains(width), (1...limit).contains(height)
    else {
      throw UsageError(
        "\(option) takes a width and a height from 1 to \(limit), such as \(example), not \(UsageError.quoted(text))"
      )
    }
    return (width, height)
  }
}
