/// The scenes whose names fit what the user has typed.
enum SceneSearch {
  /// The most characters that are typed.
  static let longest = 60

  /// The indices of the scenes that fit, the best first.
  ///
  /// Each word of the text has to be in the scene's name or its document's, or to have its characters
  /// in this order in the name; capitals don't count. Names that begin with the word come first, then
  /// those with a word that does, those that have it anywhere, those of documents that have it, and
  /// the rest.
  static func matches(_ query: String, in scenes: [SceneEntry]) -> [Int] {
    let words = query.lowercased().split(separator: " ").map(String.init)
    let ranked = scenes.enumerated().compactMap { index, scene -> (rank: Int, index: Int)? in
      let ranks = words.compactMap { rank($0, scene) }
      return ranks.count == words.count ? (ranks.reduce(0, +), index) : nil
    }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.index)
  }

  private static func rank(_ wanted: String, _ scene: SceneEntry) -> Int? {
    let name = scene.name.lowercased()
    if name.hasPrefix(wanted) { return 0 }
    if beginsAWord(wanted, scene.name) { return 1 }
    if name.contains(wanted) { return 2 }
    if scene.place?.lowercased().contains(wanted) == true { return 3 }
    return wanted.count > 2 && hasInOrder(wanted, name) ? 4 : nil
  }

  /// Whether a word of the name, which a capital may begin as well, begins with the text.
  private static func beginsAWord(_ wanted: String, _ name: String) -> Bool {
    var isBefore = true
    for index in name.indices {
      let character = name[index]
      let begins = (isBefore || character.isUppercase) && character.isLetter
      isBefore = !character.isLetter && !character.isNumber
      if begins, name[index...].lowercased().hasPrefix(wanted) { return true }
    }
    return false
  }

  private static func hasInOrder(_ wanted: String, _ text: String) -> Bool {
    var rest = wanted[...]
    for character in text where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
