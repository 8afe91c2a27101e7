/// What is shown where there is nothing to show: an image, texts and buttons, one above the other.
///
/// Sources: <https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct>,
/// and for all figures <https://github.com/kern0x1b/charon>, whose
/// `UIContentUnavailableConfiguration.m` has them as read from UIKit on a Mac
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  public enum Alignment: Int, Sendable { case center, natural }

  public struct ImageProperties: Hashable {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor? = .secondaryLabel
    /// The radius of the corners in points. It is not drawn: cells have no round corners.
    public var cornerRadius: CGFloat = 0
    /// The greatest size of the image in points, which keeps its shape; 0 means no limit.
    public var maximumSize = CGSize.zero
  }

  public struct TextProperties: Hashable, Sendable {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 means no limit.
    public var numberOfLines = 0
  }

  public struct ButtonProperties: Hashable {
    /// What a tap on the button performs.
    public var primaryAction: UIAction?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// The button below the texts, which is shown with a title or an image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  /// The axes on which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .horizontal
  /// The least margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 32, bottom: 16, trailing: 32)
  /// The spaces between the parts, in points.
  public var imageToTextPadding: CGFloat
  public var textToSecondaryTextPadding: CGFloat = 3
  public var textToButtonPadding: CGFloat = 20
  public var buttonToSecondaryButtonPadding: CGFloat = 15
  public var background = UIBackgroundConfiguration.clear()
  /// Whether a spinner is in the place of the image.
  let isLoading: Bool

  @MainActor private init(isLoading: Bool = false) {
    self.isLoading = isLoading
    let small = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    let title = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .boldSystemFont(ofSize: 22))
    textProperties = isLoading ? small : TextProperties(font: title, color: .label)
    secondaryTextProperties = small
    imageToTextPadding = isLoading ? 8 : 15
    imageProperties.preferredSymbolConfiguration = .init(pointSize: isLoading ? 32 : 48)
  }

  @MainActor public static func empty() -> Self { Self() }
  @MainActor public static func loading() -> Self {
    var made = Self(isLoading: true)
    made.text = "Loading…"
    return made
  }
  @MainActor public static func search() -> Self {
    var made = Self()
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }
  /// The same configuration.
  @MainActor public func updated(for state: any UIConfigurationState) -> Self { self }
}
