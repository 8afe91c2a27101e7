import JSON

/// How the layouts of a scene's screens are known where not each of them was made: numbers of
/// screens.
package struct KnownScreens: Hashable, Codable, Sendable {
  /// The constraints were solved for all of these screens at once.
  package var solved = 0
  /// Layouts on both sides, and some between them, are in line.
  package var sampled = 0

  package init() {}

  package static func += (one: inout KnownScreens, other: KnownScreens) {
    for (_, part) in parts { one[keyPath: part] += other[keyPath: part] }
  }

  /// The numbers, in the order in which they are told.
  private static var parts: [(name: String, count: WritableKeyPath<KnownScreens, Int>)] {
    [("solved", \.solved), ("sampled", \.sampled)]
  }

  /// The number of all screens.
  private var count: Int { Self.parts.reduce(0) { $0 + self[keyPath: $1.count] } }

  /// `71 % solved, 29 % sampled`; nil for no screens.
  ///
  /// The share of what is solved is rounded down: nothing is told as solved that is not.
  var words: String? {
    guard count > 0 else { return nil }
    guard sampled > 0 else { return "100 % solved" }
    let share = Int(Double(solved) / Double(count) * 100)
    guard solved > 0 else { return "100 % sampled" }
    guard share > 0 else { return "under 1 % solved, over 99 % sampled" }
    return "\(share) % solved, \(100 - share) % sampled"
  }

  var json: JSONValue {
    .object(Self.parts.map { .init($0.name, .count(self[keyPath: $0.count])) })
  }
}
