/// The characters that stand for symbols.
enum SymbolGlyphs {
  /// - Parameter isReversed: Whether symbols that point forward point to the left.
  static func glyph(
    named name: String, isReversed: Bool = false
  ) -> (unicode: Character, ascii: Character) {
    let name = directed(name, isReversed: isReversed)
    if let known = table[name] { return known }
    // The parts of a name after the first dot mostly say what is filled, or what surrounds the
    // symbol.
    let plain = name.split(separator: ".").first.map(String.init) ?? name
    return table[plain] ?? ("◇", "o")
  }

  /// The name of a symbol that points left or right for one that points forward or backward.
  static func directed(_ name: String, isReversed: Bool = false) -> String {
    let parts = name.split(separator: ".")
    guard let first = parts.first else { return name }
    let others = parts.dropFirst().map { part -> Substring in
      switch part {
      case "forward": isReversed ? "left" : "right"
      case "backward": isReversed ? "right" : "left"
      default: part
      }
    }
    return ([first] + others).joined(separator: ".")
  }

  private static let table: [String: (unicode: Character, ascii: Character)] = [
    "arrow.clockwise": ("↻", "r"),
    "arrow.down": ("↓", "v"),
    "arrow.left": ("←", "<"),
    "arrow.right": ("→", ">"),
    "arrow.up": ("↑", "^"),
    "arrowtriangle": ("▸", ">"),
    "bell": ("♪", "!"),
    "bookmark": ("▼", "v"),
    "calendar": ("▦", "#"),
    "checkmark": ("✓", "v"),
    "chevron.down": ("⌄", "v"),
    "chevron.left": ("‹", "<"),
    "chevron.right": ("›", ">"),
    "chevron.up": ("⌃", "^"),
    "circle": ("○", "o"),
    "circle.fill": ("●", "*"),
    "cloud": ("☁", "~"),
    "clock": ("◷", "@"),
    "doc": ("▯", "D"),
    "ellipsis": ("⋯", "."),
    "envelope": ("✉", "@"),
    "exclamationmark": ("!", "!"),
    "eye": ("◉", "o"),
    "flag": ("⚑", "P"),
    "folder": ("▭", "D"),
    "gear": ("✱", "*"),
    "gearshape": ("✱", "*"),
    "heart": ("♡", "v"),
    "heart.fill": ("♥", "v"),
    "house": ("⌂", "^"),
    "info": ("i", "i"),
    "line": ("≡", "="),
    "list": ("≡", "="),
    "lock": ("▣", "#"),
    "magnifyingglass": ("⌕", "?"),
    "minus": ("−", "-"),
    "moon": ("☾", "("),
    "music": ("♫", "#"),
    "paperplane": ("➤", ">"),
    "pause": ("‖", "|"),
    "pencil": ("✎", "/"),
    "person": ("☻", "@"),
    "phone": ("☏", "T"),
    "photo": ("▨", "#"),
    "play": ("▶", ">"),
    "plus": ("+", "+"),
    "questionmark": ("?", "?"),
    "square": ("□", "#"),
    "square.and.arrow.up": ("↥", "^"),
    "square.and.pencil": ("✎", "/"),
    "square.fill": ("■", "#"),
    "star": ("☆", "*"),
    "star.fill": ("★", "*"),
    "stop": ("■", "#"),
    "sun": ("☼", "o"),
    "tag": ("◆", "o"),
    "trash": ("⌫", "x"),
    "triangle": ("△", "^"),
    "wifi": ("≋", "~"),
    "xmark": ("✕", "x"),
  ]
}
