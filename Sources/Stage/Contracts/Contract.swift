import Wording

/// Rules of one's own about layouts, and at which screens they are checked: what a contract file
/// says.
///
/// ```
/// // The form of the login.
/// expect width 320...1366, text XS...AX5, both directions, all classes
///   ok.height >= 44
///   sidebar.width <= 0.4 * width        when width regular
///   visible(cta); noOverlap(all)
/// ```
///
/// A contract moves nothing. ``init(_:file:)`` reads one.
package struct Contract: Sendable {
  /// Rules that are checked at the same screens.
  package struct Block: Sendable {
    /// The screens.
    package let screens: ContractScreens
    /// The rules, in the order of the text.
    package internal(set) var rules: [ContractRule] = []
  }

  /// The path of the file, as messages name it.
  package let file: String
  /// The blocks, in the order of the text.
  package let blocks: [Block]
  /// What is wrong with the text, in its order. A rule with a mistake is left out.
  package let mistakes: [ContractMistake]
  private let lines: [ContractLine]

  /// Reads the text of a contract file.
  /// - Parameter file: The path, for messages.
  package init(_ text: String, file: String) {
    var reader = ContractReader()
    lines = ContractLine.lines(of: text)
    for line in lines { reader.read(line) }
    self.file = file
    blocks = reader.blocks
    let isEmpty = reader.mistakes.isEmpty && blocks.allSatisfy(\.rules.isEmpty)
    mistakes = isEmpty ? [Self.emptiness] : reader.mistakes
  }

  private static let emptiness = ContractMistake(
    TextPosition(),
    "there is no rule, so that nothing is checked: a rule is a line such as ok.height >= 44 below "
      + "'expect'")

  /// The line of a place, and a line that marks the place under it, both for people; empty for a
  /// place that is not in the text.
  package func excerpt(at position: TextPosition) -> [String] {
    guard lines.indices.contains(position.line - 1) else { return [] }
    return lines[position.line - 1].excerpt(at: position.column)
  }
}

/// What is wrong at a place of a contract, and what would be right.
package struct ContractMistake: Error, Hashable, Sendable {
  /// The place in the text.
  package let position: TextPosition
  /// What is wrong, in one line.
  package let message: String

  init(_ position: TextPosition, _ message: String) {
    (self.position, self.message) = (position, message)
  }
}

/// A name of a view in a rule.
struct ContractName: Hashable, Sendable {
  let text: String
  let position: TextPosition
}
