extension UIButton {
  /// The content of a button and the spacing of its parts.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct>
  public struct Configuration: Hashable, Sendable {
    /// The size of a button, which sets its default insets and font sizes.
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }

    /// The horizontal alignment of a button's titles.
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    /// The style of a button's background.
    enum Look: Hashable, Sendable {
      case plain, gray, tinted, filled
    }

    let look: Look

    public var title: String? {
      get { plainTitle ?? attributedTitle.map { String($0.characters) } }
      set {
        plainTitle = newValue
        attributedTitle = nil
      }
    }
    private var plainTitle: String?
    /// The title with attributes of its own. Setting ``title`` removes it.
    public var attributedTitle: AttributedString? {
      didSet { if attributedTitle != nil { plainTitle = nil } }
    }
    public var subtitle: String?
    /// Changes the attributes of the title, which are its font and colour to begin with.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes the attributes of the subtitle.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How lines of the title are broken; one that cuts lines short leaves one of them.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How lines of the subtitle are broken.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var image: UIImage?
    /// The size in which a symbol is shown as the image.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator of 20 points stands in the place of the image.
    public var showsActivityIndicator = false
    /// The edge of the titles at which the image stands: one of the four edges.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between the image and the titles, in points.
    public var imagePadding: CGFloat = 0
    /// The space between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// Has no effect: the titles are aligned by the button's `contentHorizontalAlignment`.
    public var titleAlignment = TitleAlignment.automatic
    /// The size, which sets the font sizes, and ``contentInsets`` unless these were set.
    public var buttonSize = Size.medium
    /// Has no effect: cells have no round corners.
    public var cornerStyle = CornerStyle.dynamic
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()

    /// The insets that replace the default; `nil` if they were not set.
    private var givenInsets: NSDirectionalEdgeInsets?

    /// The space around the content, in points. The default depends on ``buttonSize``.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { givenInsets ?? buttonSize.insets }
      set { givenInsets = newValue }
    }

    /// Makes ``contentInsets`` the default of ``buttonSize`` again.
    public mutating func setDefaultContentInsets() { givenInsets = nil }

    init(_ look: Look) { self.look = look }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
  }
}

/// What changes the attributes of a text. Two are equal if one is a copy of the other.
///
/// Source:
/// <https://developer.apple.com/documentation/uikit/uiconfigurationtextattributestransformer-swift.struct>
public struct UIConfigurationTextAttributesTransformer: Hashable, Sendable {
  private final class Identity: Sendable {}

  public typealias Transform = @MainActor @Sendable (AttributeContainer) -> AttributeContainer

  public let transform: Transform
  private let identity = Identity()

  public init(_ transform: @escaping Transform) { self.transform = transform }

  @MainActor public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  public static func == (first: Self, second: Self) -> Bool { first.identity === second.identity }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }

  /// The text with the attributes that it gets from these and from its own.
  @MainActor func transformed(
    _ text: AttributedString, font: UIFont, color: UIColor
  ) -> AttributedString {
    text.runs.reduce(into: AttributedString()) { result, run in
      var attributes = AttributeContainer()
      (attributes.font, attributes.foregroundColor) = (font, color)
      attributes.merge(run.attributes)
      var part = AttributedString(text[run.range])
      part.setAttributes(transform(attributes))
      result += part
    }
  }
}

extension UIButton.Configuration.Size {
  /// The default space around the content, in points.
  var insets: NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch self {
      case .mini, .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// The text styles of the title and the subtitle, whose sizes follow the user's text size.
  var textStyles: (title: UIFont.TextStyle, subtitle: UIFont.TextStyle) {
    switch self {
    case .mini, .small: (.subheadline, .caption1)
    case .medium: (.body, .caption1)
    case .large: (.body, .subheadline)
    }
  }
}
