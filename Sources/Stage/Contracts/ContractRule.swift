import AutoLayout
import Wording

/// A rule of a contract: what holds between the places of some views.
package struct ContractRule: Sendable {
  /// What a rule says.
  enum Claim: Sendable {
    /// How two sums compare.
    case compares(ContractSum, NSLayoutConstraint.Relation, ContractSum)
    /// Views are shown, with a size, and whole inside of the screen.
    case visible([ContractName])
    /// No two of some views overlap; nil for all that show something.
    case noOverlap([ContractName]?)
    /// A view is whole inside of another one.
    case inside(ContractName, ContractName)
  }

  /// A property that a screen has while the rule is in force.
  enum Circumstance: Hashable, Sendable {
    case sizeClass(NSLayoutConstraint.Axis, ScreenSizeClass)
    case landscape(Bool)
    case direction(SimulatedScreen.Direction)
  }

  /// The rule as it was written, without blanks that say nothing.
  package let text: String
  /// Where it begins.
  package let position: TextPosition
  let claim: Claim
  let circumstances: [Circumstance]

  /// Reads a rule alone, as a test states it.
  /// - Throws: ``ContractMistake`` with its column.
  package init(_ text: String) throws(ContractMistake) {
    let lines = ContractLine.lines(of: text)
    let all = lines.flatMap { line in line.tokens.map { (line, $0) } }
    guard let (line, first) = all.first else {
      throw ContractMistake(TextPosition(), "there is no rule, such as ok.height >= 44")
    }
    if let other = all.first(where: { $0.0.number != line.number }) {
      throw ContractMistake(other.1.position, "a rule stands on one line")
    }
    if first.keyword == "expect", !(all.dropFirst().first?.1.isSign(".") ?? false) {
      throw ContractMistake(
        first.position, "'expect' belongs to contract files: state the rule alone")
    }
    self = try ContractRuleReader.read(ContractTokens(line.tokens[...], of: line))
  }

  init(
    _ text: String, at position: TextPosition, _ claim: Claim, when circumstances: [Circumstance]
  ) {
    self.text = text
    self.position = position
    self.claim = claim
    self.circumstances = circumstances
  }

  /// The names of views as texts, in the order of the rule.
  package var viewNames: [String] { names.map(\.text) }

  /// The names of views that have to be visible.
  package var visibleNames: [String] {
    if case .visible(let names) = claim { names.map(\.text) } else { [] }
  }

  /// Whether it says something only while all of its views are shown.
  package var needsShownViews: Bool { if case .visible = claim { false } else { true } }

  /// The names of views, in the order of the text.
  var names: [ContractName] {
    switch claim {
    case .compares(let left, _, let right): left.names + right.names
    case .visible(let names): names
    case .noOverlap(let names): names ?? []
    case .inside(let inner, let outer): [inner, outer]
    }
  }
}

extension ContractRule.Circumstance {
  /// Whether a screen has it.
  func holds(on screen: SimulatedScreen) -> Bool {
    switch self {
    case .sizeClass(.horizontal, let wanted): screen.classes.width == wanted
    case .sizeClass(.vertical, let wanted): screen.classes.height == wanted
    case .landscape(let wanted): screen.isLandscape == wanted
    case .direction(let wanted): screen.direction == wanted
    }
  }
}
