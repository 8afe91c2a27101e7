import Stage

/// What the checks find on a screen of the wall.
struct WallFinding: Equatable, Sendable {
  /// The problems, in the order of their checks.
  let problems: [ProblemWords]

  /// Whether this finding is worse than another: it has more errors, or as many errors and more
  /// problems.
  func isWorse(than other: WallFinding) -> Bool {
    (errors, count) > (other.errors, other.count)
  }

  var count: Int { problems.count }

  private var errors: Int { problems.count { $0.severity == .error } }
}

extension Wall {
  /// The order of the screens, and which of them are shown.
  enum Order: Hashable, Sendable, CaseIterable {
    case given, worstFirst, onlyProblems

    /// What the order adds to the name of the wall.
    var words: String {
      switch self {
      case .given: ""
      case .worstFirst: ", worst first"
      case .onlyProblems: ", only with problems"
      }
    }

    /// The message when the order is chosen.
    var message: String {
      switch self {
      case .given: "All screens, in their own order"
      case .worstFirst: "The screens with the worst problems come first"
      case .onlyProblems: "Only screens with problems"
      }
    }
  }

  /// The indices of the tiles in the chosen order; in the tiles' own order until all of them have
  /// been looked at.
  func ordered(_ tiles: [WallTile]) -> [Int] {
    guard order != .given, let findings, findings.count == tiles.count else {
      return Array(tiles.indices)
    }
    let sorted = tiles.indices.sorted { findings[$0].isWorse(than: findings[$1]) }
    return order == .worstFirst ? sorted : sorted.filter { findings[$0].count > 0 }
  }

  /// Goes on to the next order.
  mutating func reorder() {
    order = order.stepped(by: 1)
    // What is known of the screens is asked for again: they may have changed.
    findings = nil
  }
}
