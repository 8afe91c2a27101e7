/// Which goldens a run writes.
package enum RecordMode: String, CaseIterable, Sendable {
  /// Those that are not there yet; the run fails, so that nobody takes them for checked.
  case missing
  /// Those that are not there yet or differ.
  case failed
  /// All.
  case all
  /// None.
  case never

  /// What a word asks for; nil for a word that is none. `1` has always meant ``failed``.
  /// - Parameters:
  ///   - word: The word; nil or empty where nobody says anything.
  ///   - isCI: Whether a CI system runs this, where nobody would see what was written.
  package init?(_ word: String?, isCI: Bool) {
    switch word?.lowercased() {
    case nil, "", "0": self = isCI ? .never : .missing
    case "1", "true": self = .failed
    case let word?: self.init(rawValue: word)
    }
  }

  /// Whether the variable `CI` of an environment says that a CI system runs this.
  package static func isCI(_ variables: [String: String]) -> Bool {
    !["", "0", "false"].contains(variables["CI"]?.lowercased() ?? "")
  }

  /// What becomes of a golden.
  package struct Decision: Hashable, Sendable {
    /// Whether the text of this run is written.
    package let writes: Bool
    /// Whether the run fails.
    package let fails: Bool
  }

  /// What becomes of a golden whose text is, or is not, what it was.
  /// - Parameter kept: The text that is kept; nil for none.
  package func decision(kept: String?, now: String) -> Decision {
    let (isMissing, isSame) = (kept == nil, kept == now)
    switch self {
    case .missing: return Decision(writes: isMissing, fails: !isSame)
    case .failed: return Decision(writes: !isSame, fails: false)
    case .all: return Decision(writes: true, fails: false)
    case .never: return Decision(writes: false, fails: !isSame)
    }
  }
}
