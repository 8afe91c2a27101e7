extension Key: CustomStringConvertible {
  /// The key's name, which `init(name:)` reads back: `r`, `R`, `shift-down`, `ctrl-l`, `alt-x`,
  /// `pageup`, `space`, `f1`.
  public var description: String {
    var name = ""
    for (modifier, word) in Self.modifierNames where modifiers.contains(modifier) {
      name += word + "-"
    }
    switch code {
    case .character(" "): return name + "space"
    case .character(let character): return name + String(character)
    case .function(let number): return name + "f\(number)"
    default: return name + (Self.codeNames.first { $0.code == code }?.name ?? "")
    }
  }

  /// Creates the key with a name; `nil` if no key has it.
  ///
  /// Words are read in any case, also in their usual short forms (`esc`, `pgup`, `del`, `return`,
  /// `control-`, `meta-`). A single character is that key itself, so its case counts; `shift-r` is
  /// `R`, and `ctrl-R` is `ctrl-r`, since terminals don't distinguish the two.
  public init?(name: String) {
    var modifiers: Modifiers = []
    var rest = Substring(name)
    while rest.count > 1, let dash = rest.dropFirst().firstIndex(of: "-"),
      let modifier = Self.modifier(named: rest[..<dash])
    {
      modifiers.insert(modifier)
      rest = rest[rest.index(after: dash)...]
    }
    guard !rest.isEmpty else { return nil }
    if rest.count == 1, let character = rest.first {
      guard character.isTyped else { return nil }
      self.init(character, modifiers)
      normalizeCase()
    } else if let code = Self.code(named: rest.lowercased()) {
      self.init(code, modifiers)
    } else if rest.lowercased() == "backtab" {
      self.init(.tab, modifiers.union(.shift))
    } else {
      return nil
    }
  }

  /// The names that are words, alone and with one modifier, and the letters with `ctrl-` and
  /// `alt-`: the suggestions for a wrong name.
  public static let allNames: [String] = {
    let words =
      codeNames.map(\.name) + ["space"] + (1...highestFunction).map { "f\($0)" } + ["backtab"]
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map {
      String(Character(UnicodeScalar($0)))
    }
    return words
      + ["shift-", "ctrl-", "alt-"].flatMap { prefix in words.dropLast().map { prefix + $0 } }
      + letters.map { "ctrl-" + $0 } + letters.map { "alt-" + $0 }
  }()

  /// Replaces shift by an upper-case character, and makes the character of a control key
  /// lower-case.
  mutating func normalizeCase() {
    guard case .character(let character) = code else { return }
    if modifiers.contains(.control) {
      if character.lowercased().count == 1 { code = .character(Character(character.lowercased())) }
    } else if modifiers.contains(.shift), character != " " {
      if character.uppercased().count == 1 { code = .character(Character(character.uppercased())) }
      modifiers.remove(.shift)
    }
  }

  /// The highest function key that terminals report.
  static let highestFunction = 24

  private static let modifierNames: [(Modifiers, String)] = [
    (.control, "ctrl"), (.alt, "alt"), (.shift, "shift"),
  ]

  /// The printed names of the keys that type no character.
  private static let codeNames: [(code: Code, name: String)] = [
    (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"),
    (.pageUp, "pageup"), (.pageDown, "pagedown"), (.home, "home"), (.end, "end"),
    (.tab, "tab"), (.enter, "enter"), (.escape, "escape"), (.backspace, "backspace"),
    (.delete, "delete"), (.insert, "insert"),
  ]

  private static func modifier(named name: Substring) -> Modifiers? {
    switch name.lowercased() {
    case "ctrl", "control": .control
    case "alt", "meta", "option": .alt
    case "shift": .shift
    default: nil
    }
  }

  private static func code(named name: String) -> Code? {
    switch name {
    case "space": return .character(" ")
    case "esc": return .escape
    case "return": return .enter
    case "pgup", "page-up": return .pageUp
    case "pgdn", "pgdown", "page-down": return .pageDown
    case "del": return .delete
    case "ins": return .insert
    default: break
    }
    if name.first == "f", let number = Int(name.dropFirst()),
      (1...highestFunction).contains(number), name == "f\(number)"
    {
      return .function(number)
    }
    return codeNames.first { $0.name == name }?.code
  }
}

extension Character {
  /// Whether a key can type it: it contains no control character.
  fileprivate var isTyped: Bool {
    unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
  }
}
