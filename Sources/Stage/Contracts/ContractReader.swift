import Wording

/// Reads the lines of a contract one after another, and goes on after a mistake.
struct ContractReader {
  private(set) var blocks: [Contract.Block] = []
  private(set) var mistakes: [ContractMistake] = []

  /// Takes the next line.
  mutating func read(_ line: ContractLine) {
    let tokens = line.tokens
    if tokens.first?.keyword == "expect", !tokens.dropFirst().startsAsRule {
      let reader = ContractScreensReader(tokens.dropFirst(), of: line)
      mistakes += reader.mistakes
      blocks.append(Contract.Block(screens: reader.screens))
      return
    }
    for part in tokens.split(whereSeparator: { $0.isSign(";") }) {
      rule(ContractTokens(part, of: line))
    }
  }

  private mutating func rule(_ tokens: ContractTokens) {
    do throws(ContractMistake) {
      let position = tokens.position
      let rule = try ContractRuleReader.read(tokens)
      guard !blocks.isEmpty else {
        throw ContractMistake(
          position, "a rule stands below 'expect', which says at which screens it is checked")
      }
      blocks[blocks.count - 1].rules.append(rule)
    } catch {
      mistakes.append(error)
    }
  }
}

extension ArraySlice<ContractToken> {
  /// Whether a view called `expect` begins a rule before them.
  fileprivate var startsAsRule: Bool { first?.isSign(".") == true }
}
