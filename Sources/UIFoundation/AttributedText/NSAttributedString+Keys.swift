extension NSAttributedString.Key {
  /// The `UIFont` of the text.
  public static let font = NSAttributedString.Key("NSFont")
  /// The `NSParagraphStyle` of the paragraph; that of its first character counts.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// What is added after each character in points, as a number.
  public static let kern = NSAttributedString.Key("NSKern")
  /// What is added after each character in points, as a number; outweighs ``kern``.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// How far the text stands above the baseline in points, as a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The `NSTextAttachment` that stands at a character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The `UIColor` of the text. Views draw all their text in the colour of its first character.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// Has no effect.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Has no effect.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// Has no effect.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// Has no effect.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// Has no effect.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// Has no effect.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// Has no effect.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// Has no effect.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Has no effect.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Has no effect.
  public static let link = NSAttributedString.Key("NSLink")
}

extension NSMutableAttributedString {
  /// Creates a text without characters, as on a device. Foundation on Linux lacks this.
  public convenience init() { self.init(string: "") }
}
