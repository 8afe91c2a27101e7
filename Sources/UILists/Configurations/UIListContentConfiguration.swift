/// Texts and an image of a row, a header or a footer.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.image = UIImage(systemName: "hare")
/// content.text = "White Rabbit"
/// content.secondaryText = "Late again"
/// cell.contentConfiguration = content
/// ```
///
/// Source: <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct>
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  /// A text with attributes of its own, instead of ``text``.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  /// A text with attributes of its own, instead of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// The axes on which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The least margins around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts stand side by side where both have room in one line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The least space between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// The space between texts one above the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// The same configuration: what it begins with holds for all states.
  @MainActor public func updated(for state: any UIConfigurationState) -> Self { self }

  /// How a text looks.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/textproperties-swift.struct>
  public struct TextProperties: Hashable, Sendable {
    public enum TextAlignment: Int, Sendable { case natural, center, justified }

    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 means no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory = true
  }

  /// How an image looks.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/imageproperties-swift.struct>
  public struct ImageProperties: Hashable {
    /// A length of ``reservedLayoutSize`` that is the usual one for symbols.
    public static let standardDimension: CGFloat = .leastNormalMagnitude

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    /// The radius of the corners in points. It is not drawn: cells have no round corners.
    public var cornerRadius: CGFloat = 0
    /// The greatest size of the image in points, which keeps its shape; 0 means no limit.
    public var maximumSize = CGSize.zero
    /// The room in whose middle the image stands, in points; 0 means the image's own length, or the
    /// usual width for symbols.
    public var reservedLayoutSize = CGSize.zero
  }
}
