/// Finds the name or id that a misspelt one most likely means.
public enum NearestName {
  /// The most names that are compared: among more names the search would take too long.
  static let mostNames = 20_000

  /// The first name that differs by one character that is replaced, added or left out, or by two
  /// that are swapped.
  public static func suggestion(for name: String, among names: [String]) -> String? {
    let wanted = Array(name.utf8)
    guard wanted.count > 2, wanted.count < 100, names.count <= mostNames else { return nil }
    return names.first { isNear(wanted, Array($0.utf8)) }
  }

  private static func isNear(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard abs(a.count - b.count) <= 1 else { return false }
    let head = zip(a, b).prefix { $0 == $1 }.count
    let tail = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
    let longer = max(a.count, b.count)
    if head + tail >= longer - 1 { return true }
    return a.count == b.count && head + tail == a.count - 2 && a[head] == b[head + 1]
      && a[head + 1] == b[head]
  }

  /// The word among a few that is most likely meant. Capitals don't count; up to a third of the
  /// letters, but at most four, may differ, or the end may be missing.
  public static func suggestion(for word: String, amongWords words: [String]) -> String? {
    if let near = suggestion(for: word, among: words) { return near }
    let wanted = Array(word.lowercased().utf8)
    guard wanted.count > 2, wanted.count < 100 else { return nil }
    let most = min(4, wanted.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in words {
      let letters = Array(candidate.lowercased().utf8)
      // At least as many letters differ as one has more than the other.
      guard abs(letters.count - wanted.count) <= most else { continue }
      let distance = distance(wanted, letters)
      if distance <= most, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    if let best { return best.word }
    guard wanted.count > 3 else { return nil }
    let longer = words.filter { Array($0.lowercased().utf8).starts(with: wanted) }
    return longer.min { $0.utf8.count < $1.utf8.count }
  }

  /// The number of letters that are added, left out or replaced.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[b.count]
  }
}
