/// How many colours a terminal can show.
public enum ColorDepth: Int, Hashable, Comparable, Sendable {
  /// No colours; attributes only.
  case none = 0
  /// The eight plain colours.
  case eight = 8
  /// The plain and the bright colours.
  case sixteen = 16
  /// The whole palette.
  case indexed = 256
  /// Red, green and blue as they are.
  case direct = 16_777_216

  public static func < (lesser: ColorDepth, greater: ColorDepth) -> Bool {
    lesser.rawValue < greater.rawValue
  }
}
