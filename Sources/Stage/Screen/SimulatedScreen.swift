/// The screen that a scene is laid out for: a device or a free size, with everything that keys can
/// change. Sizes are in points.
///
/// It is a value. Applying it to a ``SceneHost`` has the same effects as the change on a device.
public struct SimulatedScreen: Hashable, Sendable {
  /// The bars that cover parts of the screen and enlarge the safe area insets.
  public struct Bars: OptionSet, Hashable, Sendable {
    /// The bits of the bars, for `OptionSet`.
    public let rawValue: Int
    /// Creates bars from their bits, for `OptionSet`.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The status bar at the top, which phones hide in landscape.
    public static let status = Bars(rawValue: 1)
    /// The navigation bar below the status bar.
    public static let navigation = Bars(rawValue: 2)
    /// The tab bar at the bottom.
    public static let tab = Bars(rawValue: 4)
  }

  /// The reading direction of the interface.
  public enum Direction: String, Hashable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// The device whose bars, safe area, scale and size classes are used; nil for a free size.
  public private(set) var device: Device?
  /// Whether the device is in landscape.
  public private(set) var isLandscape: Bool
  /// The part of an iPad's screen that the app fills; `.full` on other devices.
  public private(set) var pane: SplitPane = .full
  /// The size that replaces the device's, in the present orientation.
  private var sizeByHand: CGSize?
  /// The size of a screen without a device, in the present orientation.
  private var freeSize: CGSize
  /// Whether a size without a device stands for all devices, and has no size classes.
  private var standsForAll = false
  /// The free size in the ring of devices, kept while a device is shown; nil if the ring has none,
  /// or if it is shown.
  var station: FreeStation?

  /// The horizontal size class, by default the screen's own.
  public var widthClass: SizeClassChoice = .device
  /// The vertical size class, by default the screen's own.
  public var heightClass: SizeClassChoice = .device
  /// The bars on the screen, by default the status bar.
  public var bars: Bars = .status
  /// The text size chosen by the user, by default `.large`.
  public var textSize: TextSize = .large
  /// The reading direction, by default left to right.
  public var direction: Direction = .leftToRight
  /// The light or dark interface, by default light.
  public var interfaceStyle: UIUserInterfaceStyle = .light
  /// Whether the user prefers reduced motion, by default not.
  public var reducesMotion = false
  /// Whether the user prefers bold text, by default not.
  public var hasBoldText = false
  /// Whether the keyboard is up, by default not.
  public var showsKeyboard = false
  /// The major version of iOS, by default 18, or that of the ``canvas``.
  public var systemVersion: Int {
    get { versionByHand ?? canvas?.systemVersion ?? 18 }
    set { versionByHand = newValue }
  }
  /// The version that was chosen; nil if none was.
  package var versionByHand: Int?
  /// The measure of text; nil for that of a device with ``systemVersion``.
  public var textMetrics: AnyTextMetrics?
  /// The safe area insets that replace those of the device and the bars.
  public var safeAreaByHand: UIEdgeInsets?

  /// The canvas on which a document's views are drawn, for a document that is shown as in its
  /// design.
  public var canvas: DesignCanvas?

  /// The versions of iOS that a screen can have: 19 to 25 do not exist.
  public static let systemVersions = Array(9...18) + [26]

  /// The limits of a screen's width and height, in points.
  public static let sides: ClosedRange<CGFloat> = 1...4096

  /// The limits of a width and height in whole points.
  package static let wholeSides = Int(sides.lowerBound)...Int(sides.upperBound)

  /// The limits in words: `1 to 4096`.
  package static let sidesInWords = "\(wholeSides.lowerBound) to \(wholeSides.upperBound)"

  /// Creates the screen of a device.
  public init(_ device: Device = .standard, isLandscape: Bool = false) {
    self.device = device
    self.isLandscape = isLandscape
    freeSize = device.portraitSize
  }

  /// Creates a screen of any size, clamped to ``sides``. Its bars are those of a phone with a home
  /// button.
  /// - Parameter standsForAll: Whether it stands for all devices, as the canvas of Xcode 6 and 7
  ///   does: it has no size classes as long as it keeps its size.
  public init(size: CGSize, standsForAll: Bool = false) {
    device = nil
    self.standsForAll = standsForAll
    freeSize = SimulatedScreen.clamped(size)
    isLandscape = freeSize.width > freeSize.height
  }

  /// The size in the present orientation.
  public var size: CGSize { sizeByHand ?? ownSize }

  /// The screen as it is when an app is launched: upright, in the device's own size.
  package var atLaunch: SimulatedScreen {
    guard device != nil else { return self }
    var screen = self
    screen.sizeByHand = nil
    screen.rotate(toLandscape: false)
    return screen
  }

  /// Whether the size was set by hand.
  public var isResized: Bool { sizeByHand != nil }

  /// The size without one set by hand, in the chosen pane.
  package var ownSize: CGSize {
    device?.size(of: pane, isLandscape: isLandscape) ?? freeSize
  }
}

// MARK: - Changes

extension SimulatedScreen {
  /// Rotates the screen by a quarter; two rotations give the same screen. Forced size classes stay.
  public mutating func rotate() {
    isLandscape.toggle()
    sizeByHand = sizeByHand.map { CGSize(width: $0.height, height: $0.width) }
    freeSize = CGSize(width: freeSize.height, height: freeSize.width)
    station?.rotate()
  }

  /// Rotates the screen to an orientation, if it does not have it.
  public mutating func rotate(toLandscape landscape: Bool) {
    if isLandscape != landscape { rotate() }
  }

  /// Changes the size by a number of points, clamped to ``sides``.
  public mutating func resize(byWidth width: CGFloat, height: CGFloat) {
    resize(to: CGSize(width: size.width + width, height: size.height + height))
  }

  /// Sets the size, clamped to ``sides``. The device's bars, safe area and scale stay.
  public mutating func resize(to size: CGSize) {
    let size = SimulatedScreen.clamped(size)
    sizeByHand = size == ownSize ? nil : size
  }

  /// Changes the device. The orientation, bars, text size, direction and forced size classes stay.
  public mutating func select(_ device: Device) {
    if isFree { station = FreeStation(device: self.device, size: size) }
    show(device)
  }

  /// Shows a device, or none, in its own size.
  mutating func show(_ device: Device?) {
    self.device = device
    sizeByHand = nil
    if device?.splitWidths == nil { pane = .full }
  }

  /// Sets the part of the screen that the app fills. Only iPads are split.
  public mutating func split(_ pane: SplitPane) {
    guard device?.splitWidths != nil else { return }
    self.pane = pane
    sizeByHand = nil
  }

  private static func clamped(_ size: CGSize) -> CGSize {
    func clamped(_ side: CGFloat) -> CGFloat {
      side.isNaN ? sides.lowerBound : min(max(side, sides.lowerBound), sides.upperBound)
    }
    return CGSize(width: clamped(size.width), height: clamped(size.height))
  }
}

// MARK: - Derived values

extension SimulatedScreen {
  /// The size classes of the screen, without forced ones.
  package var ownClasses: SizeClasses {
    if standsForAll, device == nil, !isResized { return SizeClasses(width: .any, height: .any) }
    guard let device, !isResized else { return SizeClasses(ofSize: size) }
    return device.classes(of: pane, isLandscape: isLandscape)
  }

  /// The size classes of the layout.
  public var classes: SizeClasses {
    let own = ownClasses
    return SizeClasses(
      width: widthClass.applied(to: own.width), height: heightClass.applied(to: own.height))
  }

  /// The number of pixels in a point.
  public var scale: CGFloat { shownCanvas?.scale ?? device?.scale ?? 2 }

  /// The kind of device; a free size is a phone.
  public var idiom: Device.Idiom { device?.idiom ?? .phone }

  /// The margin at the left and right of the root view, in points. In a pane of a split iPad it is
  /// that of a window of the pane's width.
  public var layoutMargin: CGFloat {
    if let margin = shownCanvas?.layoutMargin { return margin }
    guard let device, pane == .full else { return size.width < 414 ? 16 : 20 }
    return device.layoutMargin
  }

  /// Whether the size is no device's: it was given, or set by hand.
  public var isFree: Bool { device == nil || isResized }

  /// The name in headers: the device's, or "Free size".
  public var name: String { isFree ? "Free size" : device?.name ?? "" }
}
