/// The number of colours that a terminal can show.
public enum ColorDepth: Int, Hashable, Comparable, Sendable {
  /// No colours, only attributes.
  case none = 0
  /// The eight plain colours.
  case eight = 8
  /// The plain colours and their bright forms.
  case sixteen = 16
  /// The palette of 256 colours.
  case indexed = 256
  /// All colours of 24 bits.
  case direct = 16_777_216

  /// Whether the first depth has fewer colours.
  public static func < (lesser: ColorDepth, greater: ColorDepth) -> Bool {
    lesser.rawValue < greater.rawValue
  }
}
