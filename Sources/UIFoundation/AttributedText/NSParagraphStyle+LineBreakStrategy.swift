extension NSParagraphStyle {
  /// How lines are broken so that paragraphs look well.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy-swift.struct>
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No single word is left on a paragraph's last line: the word before it moves down too, if
    /// both fit.
    public static let pushOut = Self(rawValue: 1 << 0)
    /// Korean words are not broken. Here they never are.
    public static let hangulWordPriority = Self(rawValue: 1 << 1)
    /// The strategies of labels.
    public static let standard = Self(rawValue: 0xFFFF)
  }
}
