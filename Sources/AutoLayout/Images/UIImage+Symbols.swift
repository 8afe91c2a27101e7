import Foundation

extension UIImage {
  /// A character that is drawn for one of the system's symbols.
  package struct Symbol: Equatable, Sendable {
    /// The character, and the ASCII character drawn by terminals without Unicode.
    package var glyph: (unicode: Character, ascii: Character)
    /// The size in points.
    package var size: CGSize

    package static func == (one: Symbol, other: Symbol) -> Bool {
      one.glyph == other.glyph && one.size == other.size
    }
  }

  /// The size of a symbol.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class>
  open class SymbolConfiguration: NSObject, @unchecked Sendable {
    let pointSize: CGFloat
    let scale: SymbolScale

    /// The size of symbols beside text of this size, in points.
    public init(pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .medium) {
      self.pointSize = pointSize.isFinite && pointSize > 0 ? pointSize : Self.standardSize
      self.scale = scale
    }

    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .regular, scale: .medium)
    }

    public convenience init(scale: SymbolScale) {
      self.init(pointSize: Self.standardSize, weight: .regular, scale: scale)
    }

    /// The size of symbols beside text of this style, in the user's current text size.
    @MainActor public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .medium) {
      self.init(
        pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: .regular,
        scale: scale)
    }

    static let standardSize: CGFloat = 17
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .large: 1.3
      case .default, .unspecified, .medium: 1
      }
    }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight = 1
    case thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Creates one of the system's symbols, which is drawn as a character. Unknown names share one
  /// character; the empty name gives `nil`.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard !name.isEmpty else { return nil }
    let configuration = configuration ?? SymbolConfiguration(scale: .medium)
    let growth = configuration.pointSize / SymbolConfiguration.standardSize
    let factor = growth * configuration.scale.factor
    let size = SymbolGlyphs.size
    self.init(
      symbol: Symbol(
        glyph: SymbolGlyphs.glyph(named: name),
        size: CGSize(width: size.width * factor, height: size.height * factor)),
      scale: 1)
  }

  public var isSymbolImage: Bool { symbol.map { $0.size != .zero } ?? false }
}

/// The characters that stand for symbols.
private enum SymbolGlyphs {
  /// The size of a symbol beside body text, in points.
  static let size = CGSize(width: 20, height: 19)

  static func glyph(named name: String) -> (unicode: Character, ascii: Character) {
    if let known = table[name] { return known }
    // The parts of a name after the first dot mostly say what is filled, or what surrounds the
    // symbol.
    let plain = name.split(separator: ".").first.map(String.init) ?? name
    return table[plain] ?? ("◇", "o")
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
