/// The rules of a paragraph: its alignment, indents, and the heights and spaces of its lines.
/// Lengths are in points.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsparagraphstyle>
open class NSParagraphStyle: TextAttributeValue, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Only mutable styles change, and those on the main actor, where all texts are measured.
  fileprivate(set) var rules = ParagraphRules()
  fileprivate var storedAlignment = NSTextAlignment.natural
  fileprivate var storedLineBreakMode = NSLineBreakMode.byWordWrapping
  fileprivate var storedLineBreakStrategy: LineBreakStrategy = []

  public override init() {}

  /// The style of text that has no other.
  public class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The space between two lines.
  open var lineSpacing: CGFloat { rules.lineSpacing }
  /// The space after the paragraph, if another one follows.
  open var paragraphSpacing: CGFloat { rules.paragraphSpacing }
  /// The space before the paragraph, if it is not the first one.
  open var paragraphSpacingBefore: CGFloat { rules.paragraphSpacingBefore }
  /// The alignment; views take that of their first paragraph.
  open var alignment: NSTextAlignment { storedAlignment }
  /// The space before the first line.
  open var firstLineHeadIndent: CGFloat { rules.firstLineHeadIndent }
  /// The space before the other lines.
  open var headIndent: CGFloat { rules.headIndent }
  /// The end of lines: from the leading edge if positive, else from the trailing one.
  open var tailIndent: CGFloat { rules.tailIndent }
  /// How lines are broken and cut; views take that of their first paragraph.
  open var lineBreakMode: NSLineBreakMode { storedLineBreakMode }
  /// How lines are broken so that the paragraph looks well; nothing is done if it is empty.
  open var lineBreakStrategy: LineBreakStrategy { storedLineBreakStrategy }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { rules.minimumLineHeight }
  /// The greatest height of a line; 0 means no limit.
  open var maximumLineHeight: CGFloat { rules.maximumLineHeight }
  /// The factor of a line's own height; 0 means 1.
  open var lineHeightMultiple: CGFloat { rules.lineHeightMultiple }

  open func copy(with zone: NSZone? = nil) -> Any { duplicate(NSParagraphStyle()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any { duplicate(NSMutableParagraphStyle()) }

  open override func copy() -> Any { copy(with: nil) }
  /// A style with the same values that can be changed.
  open func mutableCopy() -> Any { mutableCopy(with: nil) }

  fileprivate func duplicate(_ copy: NSParagraphStyle) -> NSParagraphStyle {
    copy.rules = rules
    copy.storedAlignment = storedAlignment
    copy.storedLineBreakMode = storedLineBreakMode
    copy.storedLineBreakStrategy = storedLineBreakStrategy
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSParagraphStyle else { return false }
    return rules == other.rules && storedAlignment == other.storedAlignment
      && storedLineBreakMode == other.storedLineBreakMode
      && storedLineBreakStrategy == other.storedLineBreakStrategy
  }

  open override var hash: Int { rules.hashValue }
}

/// A paragraph style that can be changed.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle>
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  open override var lineSpacing: CGFloat {
    get { rules.lineSpacing }
    set { rules.lineSpacing = max(0, Double(newValue)) }
  }
  open override var paragraphSpacing: CGFloat {
    get { rules.paragraphSpacing }
    set { rules.paragraphSpacing = max(0, Double(newValue)) }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { rules.paragraphSpacingBefore }
    set { rules.paragraphSpacingBefore = max(0, Double(newValue)) }
  }
  open override var alignment: NSTextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }
  open override var lineBreakStrategy: LineBreakStrategy {
    get { storedLineBreakStrategy }
    set {
      storedLineBreakStrategy = newValue
      rules.pushesOut = newValue.contains(.pushOut)
    }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { rules.firstLineHeadIndent }
    set { rules.firstLineHeadIndent = max(0, Double(newValue)) }
  }
  open override var headIndent: CGFloat {
    get { rules.headIndent }
    set { rules.headIndent = max(0, Double(newValue)) }
  }
  open override var tailIndent: CGFloat {
    get { rules.tailIndent }
    set { rules.tailIndent = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set { storedLineBreakMode = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { rules.minimumLineHeight }
    set { rules.minimumLineHeight = max(0, Double(newValue)) }
  }
  open override var maximumLineHeight: CGFloat {
    get { rules.maximumLineHeight }
    set { rules.maximumLineHeight = max(0, Double(newValue)) }
  }
  open override var lineHeightMultiple: CGFloat {
    get { rules.lineHeightMultiple }
    set { rules.lineHeightMultiple = max(0, Double(newValue)) }
  }

  /// Takes over all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { _ = style.duplicate(self) }
}
