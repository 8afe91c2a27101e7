import AutoLayout
import Foundation

/// The screen that a scene is laid out for: a device, or a free size, and everything a key can change about it. Sizes are
/// in points.
///
/// A value: each key makes another one, and applying it to a ``SceneHost`` takes the same path as the change would on the
/// device.
public struct SimulatedScreen: Hashable, Sendable {
  /// The bars that cover parts of the screen and push the safe area in.
  public struct Bars: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let status = Bars(rawValue: 1)
    public static let navigation = Bars(rawValue: 2)
    public static let tab = Bars(rawValue: 4)
  }

  public enum Direction: String, Hashable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// Whose bars, safe areas, scale and classes are used; nil for a free size.
  public private(set) var device: Device?
  /// Whether it lies on its side.
  public private(set) var isLandscape: Bool
  /// The part of an iPad's screen that the app has; `.full` on everything else.
  public private(set) var pane: SplitPane = .full
  /// The size that replaces the device's own, as it lies now.
  private var sizeByHand: CGSize?
  /// What a free size goes back to, as it lies now.
  private var freeSize: CGSize

  public var widthClass: SizeClassChoice = .device
  public var heightClass: SizeClassChoice = .device
  public var bars: Bars = .status
  public var textSize: TextSize = .large
  public var direction: Direction = .leftToRight
  public var interfaceStyle: UIUserInterfaceStyle = .light
  /// How text is measured.
  public var textMetrics = TextMetrics()
  /// The safe area in place of what the device and the bars make of it.
  public var safeAreaByHand: EdgeInsets?

  /// The shortest and longest side of a screen, in points.
  public static let sides: ClosedRange<CGFloat> = 1...4096

  /// A device's screen.
  public init(_ device: Device = .standard, isLandscape: Bool = false) {
    self.device = device
    self.isLandscape = isLandscape
    freeSize = device.portraitSize
  }

  /// A screen of any size, held to ``sides``. It is a phone with a home button, as far as bars go.
  public init(size: CGSize) {
    device = nil
    freeSize = SimulatedScreen.clamped(size)
    isLandscape = freeSize.width > freeSize.height
  }

  /// The size in points, as it lies now.
  public var size: CGSize { sizeByHand ?? ownSize }

  /// Whether the size was changed by hand.
  public var isResized: Bool { sizeByHand != nil }

  /// The size that ``reset()`` goes back to, in the pane that is chosen.
  private var ownSize: CGSize {
    device?.size(of: pane, isLandscape: isLandscape) ?? freeSize
  }
}

// MARK: - What keys do

extension SimulatedScreen {
  /// Turns the screen by a quarter; turning twice gives the same screen. Forced classes stay.
  public mutating func rotate() {
    isLandscape.toggle()
    sizeByHand = sizeByHand.map { CGSize(width: $0.height, height: $0.width) }
    freeSize = CGSize(width: freeSize.height, height: freeSize.width)
  }

  /// Turns the screen unless it already lies that way.
  public mutating func rotate(toLandscape landscape: Bool) {
    if isLandscape != landscape { rotate() }
  }

  /// Makes the screen larger or smaller by points, held to ``sides``.
  public mutating func resize(byWidth width: CGFloat, height: CGFloat) {
    resize(to: CGSize(width: size.width + width, height: size.height + height))
  }

  /// Gives the screen a size by hand, held to ``sides``. The device's bars, safe areas and scale stay.
  public mutating func resize(to size: CGSize) {
    let size = SimulatedScreen.clamped(size)
    sizeByHand = size == ownSize ? nil : size
  }

  /// Goes back to the device's own size, classes and safe area, as it lies, and to the usual value of each choice.
  public mutating func reset() {
    pane = .full
    sizeByHand = nil
    safeAreaByHand = nil
    let usual = SimulatedScreen()
    for choice in ScreenChoice.all { choice.copy(from: usual, to: &self) }
  }

  /// Moves to another device; how it lies, the bars, text size, direction and forced classes stay.
  public mutating func select(_ device: Device) {
    self.device = device
    sizeByHand = nil
    if device.splitWidths == nil { pane = .full }
  }

  /// Moves along the device table, which is a ring. From a free size it goes to the standard device.
  public mutating func selectDevice(_ steps: Int) {
    select(device?.neighbour(steps) ?? .standard)
  }

  /// Gives the app a part of the screen. Only iPads are split.
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

// MARK: - What follows from it

extension SimulatedScreen {
  /// The classes as the screen has them, before any is forced.
  public var ownClasses: SizeClasses {
    guard let device, !isResized else { return SizeClasses(ofSize: size) }
    return device.classes(of: pane, isLandscape: isLandscape)
  }

  /// The classes that the layout is told.
  public var classes: SizeClasses {
    let own = ownClasses
    return SizeClasses(
      width: widthClass.applied(to: own.width), height: heightClass.applied(to: own.height))
  }

  /// Pixels per point.
  public var scale: CGFloat { device?.scale ?? 2 }

  public var idiom: Device.Idiom { device?.idiom ?? .phone }

  /// The margin at the left and right of the root view.
  public var layoutMargin: CGFloat { device?.layoutMargin ?? (size.width < 414 ? 16 : 20) }

  /// What it is called in a header: the device, or "Free size".
  public var name: String { device?.name ?? "Free size" }
}
