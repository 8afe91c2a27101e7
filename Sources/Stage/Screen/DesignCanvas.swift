/// The screen on which Interface Builder draws the views of a document, for which the document has
/// their frames.
///
/// Its safe area is not always that of the device, and controls and texts have the sizes of the iOS
/// that came with the version of Xcode.
public struct DesignCanvas: Hashable, Sendable {
  /// The name of the device; nil for a size that is no device's.
  public let device: String?
  /// The size of the screen, in points.
  public let size: CGSize
  /// The number of pixels in a point; nil for that of the screen.
  public var scale: CGFloat?
  /// Whether the document's device has a home indicator in place of a button, which the margins of
  /// rows depend on; nil for what the screen has.
  public var hasHomeIndicator: Bool?
  /// The width of the document's device in points, which the margins of rows depend on; nil for
  /// that of the screen.
  public var deviceWidth: CGFloat?
  /// The margin at the sides of root views, in points; nil for that of the screen.
  public var layoutMargin: CGFloat?
  /// Whether it is that of a sheet, which leaves a part of the device above it.
  public var isSheet = false
  /// Whether a canvas that is no device's has a status bar at the beginning.
  public var hasStatusBar = false
  /// The insets of the safe area, with the status bar and without other bars; nil for the insets of
  /// the screen.
  public var insets: UIEdgeInsets?
  /// The version of iOS; nil for one that is not known.
  public var systemVersion: Int?

  /// Creates the canvas of a device or of a size.
  public init(device: String?, size: CGSize) {
    self.device = device
    self.size = size
  }

  /// Whether a screen shows the canvas: it has the same device or size, and its initial bars.
  func isShown(by screen: SimulatedScreen) -> Bool {
    guard screen.size == size else { return false }
    return screen.isFree
      ? device == nil && screen.bars == (hasStatusBar ? .status : [])
      : device == screen.device?.name && screen.bars == .status
  }
}

extension SimulatedScreen {
  /// The canvas on which a document's views are drawn, if the screen still shows it.
  var shownCanvas: DesignCanvas? { canvas.flatMap { $0.isShown(by: self) ? $0 : nil } }
}
