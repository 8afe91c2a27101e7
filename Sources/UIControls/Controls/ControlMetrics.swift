/// The intrinsic sizes and hugging priorities of the system's controls, in one table.
///
/// A length of -1 is `UIView.noIntrinsicMetric`. Compression resistance is 750 for every class. The
/// hugging priorities are those of controls made in code. Sizes and alignment insets were counted
/// in public Interface Builder documents, whose frames are iOS' own; the version in which a size
/// changed is that of the Xcode which wrote them.
struct ControlMetrics: Sendable {
  /// The sizes of the frame in points, each with the first version of iOS that has it, ascending.
  private var sizes: [(first: Int, size: CGSize)]
  /// The insets of the alignment rectangle from the frame, in points.
  var alignmentInsets: UIEdgeInsets
  var hugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority)

  private init(
    _ width: CGFloat, _ height: CGFloat, hugging horizontal: Float, _ vertical: Float,
    alignmentInsets: UIEdgeInsets = .zero, before: [(first: Int, size: CGSize)] = [],
    since first: Int = 0, later: [(first: Int, size: CGSize)] = []
  ) {
    sizes = before + [(first, CGSize(width: width, height: height))] + later
    self.alignmentInsets = alignmentInsets
    hugging = (UILayoutPriority(horizontal), UILayoutPriority(vertical))
  }

  static let `switch` = ControlMetrics(
    51, 31, hugging: 750, 750,
    alignmentInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2),
    later: [(26, CGSize(width: 63, height: 28))])
  static let stepper = ControlMetrics(
    94, 32, hugging: 750, 750, before: [(0, CGSize(width: 94, height: 29))], since: 13)
  /// No public source says how large a color well is: it is as large as the least target of a
  /// touch.
  static let colorWell = ControlMetrics(44, 44, hugging: 750, 750)
  static let activityIndicator = ControlMetrics(20, 20, hugging: 750, 750)
  static let largeActivityIndicator = ControlMetrics(37, 37, hugging: 750, 750)
  static let datePicker = ControlMetrics(320, 216, hugging: 750, 750)
  static let pickerView = ControlMetrics(320, 216, hugging: 750, 750)
  /// The width depends on the number of dots.
  static let pageControl = ControlMetrics(
    -1, 26, hugging: 750, 750, before: [(0, CGSize(width: -1, height: 37))], since: 14)
  static let progressView = ControlMetrics(
    -1, 4, hugging: 250, 750, before: [(0, CGSize(width: -1, height: 2))], since: 14)
  static let slider = ControlMetrics(
    -1, 31, hugging: 250, 750,
    alignmentInsets: UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2),
    later: [(26, CGSize(width: -1, height: 34))])
  /// The width depends on the titles.
  static let segmentedControl = ControlMetrics(
    -1, 32, hugging: 250, 750,
    alignmentInsets: UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0),
    before: [(0, CGSize(width: -1, height: 29))], since: 13)
  static let searchBar = ControlMetrics(
    -1, 56, hugging: 250, 750, before: [(0, CGSize(width: -1, height: 44))], since: 11)
  static let toolbar = ControlMetrics(-1, 44, hugging: 250, 750)
  /// Above a home indicator.
  static let tallToolbar = ControlMetrics(-1, 49, hugging: 250, 750)
  static let tabBar = ControlMetrics(-1, 49, hugging: 250, 750)
  static let navigationBar = ControlMetrics(
    -1, 44, hugging: 250, 750, later: [(26, CGSize(width: -1, height: 54))])

  // The heights of bars elsewhere; ``SystemBar`` says where.
  static let compactBar = ControlMetrics(-1, 32, hugging: 250, 750)
  static let compactTabBar = ControlMetrics(
    -1, 32, hugging: 250, 750, before: [(0, CGSize(width: -1, height: 49))], since: 11)
  static let padNavigationBar = ControlMetrics(
    -1, 50, hugging: 250, 750, before: [(0, CGSize(width: -1, height: 44))], since: 12)
  static let padTabBar = ControlMetrics(
    -1, 50, hugging: 250, 750, before: [(0, CGSize(width: -1, height: 49))], since: 12)
  static let sheetNavigationBar = ControlMetrics(-1, 56, hugging: 250, 750)

  /// The size of the frame in a major version of iOS, in points.
  func size(in version: Int) -> CGSize {
    sizes.last { $0.first <= version }?.size ?? sizes[0].size
  }

  /// The size of the frame in the version of iOS on which a view is shown, in points.
  @MainActor func size(for view: UIView) -> CGSize {
    size(in: view.traitCollection.systemVersion)
  }

  /// The intrinsic size, which is that of the alignment rectangle, for a frame of a size.
  func contentSize(ofFrame size: CGSize) -> CGSize {
    func inner(_ length: CGFloat, _ insets: CGFloat) -> CGFloat {
      length == .noIntrinsicMetric ? length : length - insets
    }
    return CGSize(
      width: inner(size.width, alignmentInsets.left + alignmentInsets.right),
      height: inner(size.height, alignmentInsets.top + alignmentInsets.bottom))
  }

  // MARK: Inside the controls, in points

  /// The diameter of a page control's dot, and the space between two dots.
  static let pageDot: (diameter: CGFloat, spacing: CGFloat) = (7, 9)
  /// The space at each side of a segment's title, and between two segments.
  static let segment: (padding: CGFloat, divider: CGFloat) = (10, 1)
  /// The space up to iOS 12, beside a title of whole points.
  static let earlierSegmentPadding: CGFloat = 7
  /// The size of an information or add button up to iOS 12, whose picture was not a symbol.
  static let earlierSymbolButton = CGSize(width: 22, height: 22)
  /// The space around the texts of a compact date picker.
  static let compactDatePadding = CGSize(width: 12, height: 7)
  /// The height of a slider that a toolbar lays out as one of its items.
  static let barSliderHeight: CGFloat = 34
  /// The width of a slider's thumb.
  static let sliderThumb: CGFloat = 28
  /// The height of a row of a picker.
  static let pickerRow: CGFloat = 32
  /// The width and height of the button that clears a field, and its distance from the edge. They
  /// have no source.
  static let clearButton: (side: CGFloat, margin: CGFloat) = (19, 5)
  /// The height of the scopes below the field of a search bar. It has no source.
  static let searchScopes: CGFloat = 44
  /// The space around the field of a search bar.
  static let searchFieldInsets = UIEdgeInsets(top: 10, left: 8, bottom: 10, right: 8)
  /// The space between the edges of a bar and its items, and between two items.
  static let barItem: (margin: CGFloat, spacing: CGFloat) = (16, 8)
  /// The height that a large title adds to a navigation bar.
  static let largeTitleHeight: CGFloat = 52
  /// The height of a search bar below a bar's title, and the insets of its field, as logs of view
  /// hierarchies have them: `UISearchBar (0 96; 375 52)`, `UISearchBarTextField (16 1; 343 36)`.
  static let barSearchHeight: CGFloat = 52
  static let barSearchFieldInsets = UIEdgeInsets(top: 1, left: 16, bottom: 15, right: 16)
}

extension UIView {
  /// Sets the content hugging priorities to those of a control.
  func adoptPriorities(of metrics: ControlMetrics) {
    stateHugging(metrics.hugging.horizontal, metrics.hugging.vertical)
  }
}
