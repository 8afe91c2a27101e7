import Wording

extension Finding {
  /// Constraints that take part at some of the screens of a finding.
  package struct ConstraintSet: Hashable, Codable, Sendable {
    /// The constraints, the broken one first.
    package var constraints: [Constraint]
    /// The screens as indices, in ascending order.
    package var screens: [Int] = []

    package init(_ constraints: [Constraint]) { self.constraints = constraints }
  }

  /// The constraints that take part at any of the screens, each once.
  var allConstraints: [Constraint] {
    (constraints + extent.otherConstraints.flatMap(\.constraints)).uniqued
  }

  /// The screens at which the constraints of the finding itself take part, in ascending order.
  private var ownScreens: [Int] {
    let others = Set(extent.otherConstraints.flatMap(\.screens))
    return others.isEmpty ? extent.screens : extent.screens.filter { !others.contains($0) }
  }

  /// The places in the document of the constraints that take part, by their screens. What is placed
  /// by the system depends on the scene around a view, and does not count.
  private var placedSets: [(places: Set<TextPosition>, screens: Set<Int>)] {
    [(Set(constraints.compactMap(\.position)), Set(ownScreens))]
      + extent.otherConstraints.map { set in
        (Set(set.constraints.compactMap(\.position)), Set(set.screens))
      }
  }

  /// Whether other constraints of the document take part in another finding at a screen of both.
  func differs(from other: Finding) -> Bool {
    if extent.otherConstraints.isEmpty, other.extent.otherConstraints.isEmpty,
      constraints == other.constraints
    {
      return false
    }
    let others = other.placedSets
    return placedSets.contains { set in
      others.contains { $0.places != set.places && !$0.screens.isDisjoint(with: set.screens) }
    }
  }

  /// Takes over which constraints take part at screens that this finding does not know of yet.
  mutating func addConstraints(of other: Finding) {
    let known = Set(extent.screens)
    var own = ConstraintSet(other.constraints)
    own.screens = other.ownScreens
    for var set in [own] + other.extent.otherConstraints {
      set.screens.removeAll(where: known.contains)
      guard !set.screens.isEmpty, set.constraints != constraints else { continue }
      let others = extent.otherConstraints
      if let index = others.firstIndex(where: { $0.constraints == set.constraints }) {
        extent.otherConstraints[index].screens = (others[index].screens + set.screens).sorted()
      } else {
        extent.otherConstraints.append(set)
      }
    }
  }

  /// The most lines that a report for people has for constraints.
  private static let mostLines = 6

  /// The constraints that take part, in lines for people: those of the document, which can be
  /// changed, before those of the system, and of many the first. Those that take part at other
  /// screens are told by the screens alone.
  func constraintLines(_ words: (Constraint) -> String) -> [String] {
    let all =
      constraints.filter { $0.position != nil } + constraints.filter { $0.position == nil }
    let shown = all.count > Self.mostLines ? Self.mostLines - 1 : all.count
    var lines = all.prefix(shown).map { "constraint: " + words($0) }
    if shown < all.count {
      lines.append("and \(all.count - shown) more: --format json has all")
    }
    let others = extent.otherConstraints.flatMap(\.screens).sorted()
    if !others.isEmpty {
      lines.append("other constraints at: \(extent.grid.words(for: others))")
    }
    return lines
  }
}

extension Finding.Constraint {
  /// `line 12: title.top == view.top + 20`
  var sentence: String { (position.map { "line \($0.line): " } ?? "") + text }
}

extension [Int] {
  /// Adds numbers that follow those that are there already, or are some of the last of them.
  package mutating func add(_ more: ClosedRange<Int>) {
    let next = Swift.max(more.lowerBound, (last ?? -1) + 1)
    if next <= more.upperBound { self += Array(next...more.upperBound) }
  }
}
