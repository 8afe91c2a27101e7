/// An image that stands in a text like a character.
///
/// ```swift
/// let badge = NSTextAttachment(image: star)
/// badge.bounds = CGRect(x: 0, y: -3, width: 16, height: 16)
/// text.append(NSAttributedString(attachment: badge))
/// ```
///
/// Only its room is shown: a terminal can't draw it between letters.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextattachment>
@preconcurrency @MainActor open class NSTextAttachment: TextAttributeValue {
  /// The character that stands for an attachment in a text.
  public nonisolated static let character = 0xFFFC

  open var image: UIImage?
  /// The place relative to the baseline in points, with `y` upwards; zero means the image's size on
  /// the baseline.
  open var bounds = CGRect.zero

  public override init() { super.init() }

  public init(image: UIImage) {
    self.image = image
    super.init()
  }

  /// The place that the attachment takes.
  var shownBounds: CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }
}

extension NSAttributedString {
  /// A text of one character, which shows the attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
