import JSON

/// How the layouts of a scene's screens are known where not each of them was made: numbers of
/// screens.
package struct KnownScreens: Hashable, Sendable {
  /// Exact arithmetic shows that no other layout is as good.
  package var proved = 0
  /// The same, but for views that code of the app, or of a bar or a list, has placed.
  package var provedButForCode = 0
  /// Exact arithmetic shows that no layout is better; others are as good.
  package var chosen = 0
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
    [
      ("proved", \.proved), ("provedButForCode", \.provedButForCode), ("chosen", \.chosen),
      ("solved", \.solved), ("sampled", \.sampled),
    ]
  }

  /// The number of all screens.
  private var count: Int { Self.parts.reduce(0) { $0 + self[keyPath: $1.count] } }

  /// `71 % proved, 20 % proved but for what code places, 9 % sampled`; nil for no screens.
  ///
  /// Shares are rounded down, but for the last, which is what remains: nothing is told as proved
  /// that is not.
  var words: String? {
    let told = [
      (proved, "proved"), (provedButForCode, "proved but for what code places"),
      (chosen, "as Tenniel chooses"), (solved, "solved"), (sampled, "sampled"),
    ].filter { $0.0 > 0 }
    guard !told.isEmpty else { return nil }
    var rest = 100
    return told.enumerated().map { place, part in
      let share =
        place == told.count - 1 ? rest : Int(Double(part.0) / Double(count) * 100)
      rest -= share
      return (share == 0 ? "under 1 %" : "\(share) %") + " \(part.1)"
    }.joined(separator: ", ")
  }

  var json: JSONValue {
    .object(Self.parts.map { .init($0.name, .count(self[keyPath: $0.count])) })
  }

  /// Reads what ``json`` has; a number that is not there is zero, and none is so large that sums
  /// would be too large.
  init(_ node: JSONNode) {
    for (name, part) in Self.parts {
      self[keyPath: part] = min(max(0, node[name]?.count ?? 0), 1_000_000_000)
    }
  }
}
