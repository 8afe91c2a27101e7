/// Finds the name that a misspelt or loosely written one means.
package enum Nearest {
  /// A name without case, spaces and punctuation: `"iPhone 7 Plus"` and `"iphone-7-plus"` are
  /// equal.
  package static func loose(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter(isKept).map(Character.init))
  }

  /// The only name that `text` can mean: by its loose spelling, as the beginning of a single name,
  /// or as a part of a single one.
  /// - Parameter isPreferred: Which names, by index, win if the text fits several.
  package static func match(
    _ text: String, in names: [String], preferring isPreferred: (Int) -> Bool = { _ in false }
  ) -> Int? {
    guard isComparable(text) else { return names.firstIndex(of: text) }
    let wanted = loose(text)
    guard !wanted.isEmpty else { return names.firstIndex(of: text) }
    if let exact = names.firstIndex(where: { loose($0) == wanted }) { return exact }
    func best(_ found: [Int]) -> Int? {
      if found.count == 1 { return found[0] }
      let preferred = found.filter(isPreferred)
      return preferred.count == 1 ? preferred[0] : nil
    }
    let starts = names.indices.filter { loose(names[$0]).hasPrefix(wanted) }
    if !starts.isEmpty { return best(starts) }
    guard wanted.count > 2 else { return nil }
    return best(names.indices.filter { loose(names[$0]).contains(wanted) })
  }

  /// The names that begin with `text` in their loose spelling; none for a text without letters and
  /// digits.
  package static func fitting(_ text: String, among names: [String]) -> [String] {
    guard isComparable(text) else { return [] }
    let wanted = loose(text)
    return wanted.isEmpty ? [] : names.filter { loose($0).hasPrefix(wanted) }
  }

  /// The greatest length of a misspelt name, in code points. Longer texts are not compared, since
  /// that takes time in proportion to the product of the lengths.
  package static let longest = 100

  /// Whether a text is short enough to be a misspelt name.
  package static func isComparable(_ text: String) -> Bool {
    text.unicodeScalars.dropFirst(longest).first == nil
  }

  /// Up to `limit` names, the likeliest first; all of them if there are few.
  package static func suggestions(for text: String, among names: [String], limit: Int = 3)
    -> [String]
  {
    let names = names.filter(isComparable)
    guard isComparable(text) else { return names.count <= limit ? names : [] }
    let near = ranked(names, by: text)
    let reach = reach(of: loose(text).count)
    let close = near.filter { $0.distance <= reach }
    return (close.isEmpty && names.count <= limit ? near : close).prefix(limit).map(\.name)
  }

  /// By how many letters a name of so many may be misspelt: half of them, but not the only one.
  package static func reach(of count: Int) -> Int { count < 2 ? 0 : count / 2 }

  /// All names, the nearest to a text first; names that are too long to be compared come last.
  package static func sorted(_ names: [String], by text: String) -> [String] {
    guard isComparable(text) else { return names }
    return ranked(names.filter(isComparable), by: text).map(\.name)
      + names.filter { !isComparable($0) }
  }

  private static func ranked(
    _ names: [String], by text: String
  ) -> [(distance: Int, index: Int, name: String)] {
    let wanted = Array(loose(text))
    let distances = names.enumerated().map {
      index, name -> (distance: Int, index: Int, name: String) in
      let candidate = loose(name)
      let isPart = wanted.count > 1 && candidate.contains(String(wanted))
      return (isPart ? 0 : distance(wanted, Array(candidate)), index, name)
    }
    return distances.sorted { ($0.distance, $0.index) < ($1.distance, $1.index) }
  }

  /// The end of an error message: `; nearest: a, b`, or where the names are listed if none is near.
  package static func hint(for text: String, among names: [String], listedBy list: String) -> String
  {
    let near = suggestions(for: text, among: names)
    return near.isEmpty ? "; \(list) names them" : "; nearest: " + near.joined(separator: ", ")
  }

  /// The number of letters to insert, delete, replace or swap with their neighbour (the optimal
  /// string alignment distance).
  package static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var twoBack = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1] + [Int](repeating: 0, count: b.count)
      for j in b.indices {
        row[j + 1] = min(previous[j + 1] + 1, row[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          row[j + 1] = min(row[j + 1], twoBack[j - 1] + 1)
        }
      }
      (twoBack, previous) = (previous, row)
    }
    return previous[b.count]
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
