/// The room of a text: its padding, its lines and the areas that they go around.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextcontainer>
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  /// The size in points. A text view lays its text out in its own size.
  open var size: CGSize
  /// The space between the ends of a line and those of the text, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
  /// The greatest number of lines; 0 means no limit.
  open var maximumNumberOfLines = 0 { didSet { changed?() } }
  /// How lines are broken, and how the last one is cut.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed?() } }
  /// The areas in which no text stands, in points from the container's corner.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { changed?() } }
  /// Has no effect, as its counterpart: the text has the width of its view.
  open var widthTracksTextView = false
  open var heightTracksTextView = false
  /// Called after each change.
  var changed: (() -> Void)?

  public init(size: CGSize = .zero) { self.size = size }
}
