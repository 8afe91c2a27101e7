import AutoLayout
import Wording

/// Reads one rule: `sidebar.width <= 0.4 * width when width regular`.
struct ContractRuleReader {
  var tokens: ContractTokens
  /// The number of parentheses that are open.
  var depth = 0

  /// Reads a rule from its tokens, of which there is one at least.
  static func read(_ tokens: ContractTokens) throws(ContractMistake) -> ContractRule {
    var reader = ContractRuleReader(tokens: tokens)
    let position = tokens.position
    let claim = try reader.claim()
    let circumstances = try reader.circumstances()
    try reader.tokens.expectEnd("a rule ends with its line or with ';', and 'when' limits it")
    return ContractRule(
      reader.tokens.text(from: position), at: position, claim, when: circumstances)
  }

  private mutating func claim() throws(ContractMistake) -> ContractRule.Claim {
    guard tokens.following?.isSign("(") == true, case .word(let word) = tokens.current?.kind,
      word != "gap"
    else { return try comparison() }
    let position = tokens.position
    tokens.skip()
    switch word {
    case "visible": return .visible(try names(of: word, atLeast: 1))
    case "inside":
      let names = try names(of: word, atLeast: 2, atMost: 2)
      return .inside(names[0], names[1])
    case "noOverlap":
      if tokens.following?.keyword == "all" {
        var ahead = tokens
        ahead.skip()
        ahead.skip()
        if ahead.take(")") {
          tokens = ahead
          return .noOverlap(nil)
        }
      }
      return .noOverlap(try names(of: word, atLeast: 2))
    default:
      let known = ["gap", "visible", "noOverlap", "inside"]
      throw ContractMistake(
        position,
        "there is no rule \(word.excerpt)(…)"
          + Nearest.hint(for: word, among: known, listedBy: "'explain contract'"))
    }
  }

  /// Names in parentheses, with commas between them, each once.
  mutating func names(
    of word: String, atLeast least: Int, atMost most: Int = .max
  ) throws(ContractMistake) -> [ContractName] {
    try tokens.expect("(", "\(word) takes names of views in parentheses")
    var names: [ContractName] = []
    repeat {
      let name = try name(asViewOf: word)
      guard !names.contains(where: { $0.text == name.text }) else {
        throw ContractMistake(name.position, "\(word) names '\(name.text.excerpt)' twice")
      }
      names.append(name)
    } while tokens.take(",")
    let position = tokens.position
    try tokens.expect(")", "names stand in parentheses, with commas between them")
    guard (least...most).contains(names.count) else {
      throw ContractMistake(
        position,
        "\(word) takes \(least == most ? "" : "at least ")\(least == 2 ? "two views" : "a view"), as "
          + "\(word)(a, b)")
    }
    return names
  }

  // MARK: When

  private mutating func circumstances() throws(ContractMistake) -> [ContractRule.Circumstance] {
    guard tokens.take(word: "when") else { return [] }
    var found: [ContractRule.Circumstance] = []
    repeat { found.append(try circumstance()) } while tokens.take(word: "and")
    return found
  }

  private mutating func circumstance() throws(ContractMistake) -> ContractRule.Circumstance {
    let position = tokens.position
    let circumstance: ContractRule.Circumstance
    switch tokens.phrase {
    case "width regular": circumstance = .sizeClass(.horizontal, .regular)
    case "width compact": circumstance = .sizeClass(.horizontal, .compact)
    case "height regular": circumstance = .sizeClass(.vertical, .regular)
    case "height compact": circumstance = .sizeClass(.vertical, .compact)
    case "landscape": circumstance = .landscape(true)
    case "portrait": circumstance = .landscape(false)
    case "right to left": circumstance = .direction(.rightToLeft)
    case "left to right": circumstance = .direction(.leftToRight)
    default:
      throw ContractMistake(
        position,
        "\(tokens.described) is nothing that a screen can be: 'when' takes width regular, width "
          + "compact, height regular, height compact, landscape, portrait, right to left and left "
          + "to right, with 'and' between them")
    }
    tokens.skipPhrase()
    return circumstance
  }
}
