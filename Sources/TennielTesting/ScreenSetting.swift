import AutoLayout
import Foundation
import Stage

/// One thing about the screen that a layout is tested on: what it is made with, and what can be changed later.
///
/// ```swift
/// let screen = try TestScreen(FormViewController(), .device("iPhone X"), .landscape)
/// try screen.set(.portrait, .textSize(.accessibilityLarge))
/// ```
///
/// Settings hold in whatever order they stand; of two of one kind, the last one wins. Lengths are in points.
public enum ScreenSetting: Hashable, Sendable {
  /// A device by a name its owner would give it, written loosely: "iPhone 7 Plus", "iphone-7-plus". An iPhone 7 Plus
  /// unless another is named.
  case device(String)
  /// A size. Without a device it is a plain screen that large; with one, the device's app in a window that large, which
  /// keeps the device's bars, safe area and scale. For a view that is hosted alone it is the view's.
  case size(width: CGFloat, height: CGFloat)
  /// Upright: higher than wide.
  case portrait
  /// Turned on its side.
  case landscape
  /// The part of an iPad's screen that the app has.
  case pane(Pane)
  /// Compact or regular, whatever the device has; `.unspecified` is the device's own again.
  case widthClass(UIUserInterfaceSizeClass)
  /// Compact or regular, whatever the device has; `.unspecified` is the device's own again.
  case heightClass(UIUserInterfaceSizeClass)
  /// The size of text that the reader has chosen; `.large` unless another is.
  case textSize(UIContentSizeCategory)
  /// The reading direction; left to right unless it is said.
  case direction(UIUserInterfaceLayoutDirection)
  /// A light or a dark interface; light unless it is said.
  case interfaceStyle(UIUserInterfaceStyle)
  /// How text is measured; in columns of a terminal unless it is said.
  case textMetrics(TextMetrics)
  /// The system's bars that cover parts of the screen; the status bar unless others are named.
  case bars(Bars)
  /// The safe area in place of what device and bars make of it; nil is theirs again.
  case safeArea(UIEdgeInsets?)
  /// A keyboard of that height along the bottom of the screen; 0 puts it away.
  case keyboard(height: CGFloat)

  /// The part of an iPad's screen that an app has.
  public enum Pane: String, CaseIterable, Hashable, Sendable {
    /// The whole screen.
    case full
    /// The larger part, beside an app with a third of the screen.
    case twoThirds
    /// Beside an app with the other half.
    case half
    /// The smaller part.
    case third
    /// A window of a phone's width, over another app.
    case slideOver
  }

  /// The bars of the system.
  public struct Bars: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The bar with the time, at the top.
    public static let status = Bars(rawValue: 1)
    /// The bar below it, with the title.
    public static let navigation = Bars(rawValue: 2)
    /// The bar at the bottom.
    public static let tab = Bars(rawValue: 4)
  }
}

extension ScreenSetting.Pane {
  var pane: SplitPane {
    switch self {
    case .full: .full
    case .twoThirds: .twoThirds
    case .half: .half
    case .third: .third
    case .slideOver: .slideOver
    }
  }
}

extension ScreenSetting.Bars {
  var bars: SimulatedScreen.Bars {
    var bars: SimulatedScreen.Bars = []
    if contains(.status) { bars.insert(.status) }
    if contains(.navigation) { bars.insert(.navigation) }
    if contains(.tab) { bars.insert(.tab) }
    return bars
  }
}

// MARK: - What each of them does

extension ScreenSettings {
  /// Adds a setting, if it is one that a screen can have.
  mutating func take(_ setting: ScreenSetting) throws(LayoutTestError) {
    switch setting {
    case .device(let name):
      guard let device = Device.named(name) else {
        throw .unknownDevice(name, nearest: Device.suggestions(for: name))
      }
      self.device = device
    case .size(let width, let height):
      let sides = SimulatedScreen.sides
      guard sides.contains(width), sides.contains(height) else {
        throw .invalidSetting(
          "a screen's sides are \(Int(sides.lowerBound)) to \(Int(sides.upperBound)) points, "
            + "not \(width) x \(height)")
      }
      size = CGSize(width: width, height: height)
    case .portrait: isLandscape = false
    case .landscape: isLandscape = true
    case .pane(let pane): self.pane = pane
    case .widthClass(let choice): changes.append { $0.widthClass = SizeClassChoice(choice) }
    case .heightClass(let choice): changes.append { $0.heightClass = SizeClassChoice(choice) }
    case .textSize(let category):
      let size = try ScreenSettings.textSize(category)
      changes.append { $0.textSize = size }
    case .direction(let direction):
      changes.append { $0.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight }
    case .interfaceStyle(let style):
      changes.append { $0.interfaceStyle = style == .dark ? .dark : .light }
    case .textMetrics(let metrics):
      guard metrics.isMeasure else {
        throw .invalidSetting("text is measured by lengths above 0, not by \(metrics)")
      }
      changes.append { $0.textMetrics = metrics }
    case .bars(let bars): changes.append { $0.bars = bars.bars }
    case .safeArea(let insets):
      let sides = insets.map { [$0.top, $0.left, $0.bottom, $0.right] } ?? []
      guard sides.allSatisfy(isLength) else {
        throw .invalidSetting(
          "a safe area lies in by lengths from 0 up, not by "
            + sides.map { "\($0)" }.joined(separator: ", "))
      }
      changes.append { $0.safeAreaByHand = insets.map(EdgeInsets.init) }
    case .keyboard(let height):
      guard isLength(height) else {
        throw .invalidSetting("a keyboard's height is a length from 0 up, not \(height)")
      }
      keyboardHeight = height
    }
  }

  private static func textSize(
    _ category: UIContentSizeCategory
  ) throws(LayoutTestError) -> TextSize {
    if category == .unspecified { return .large }
    guard let size = TextSize.allCases.first(where: { $0.category == category }) else {
      throw .invalidSetting("no text size is called \"\(category.rawValue)\"")
    }
    return size
  }

  private func isLength(_ length: CGFloat) -> Bool { length.isFinite && length >= 0 }
}

extension SizeClassChoice {
  fileprivate init(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .unspecified: self = .device
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

extension EdgeInsets {
  fileprivate init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension TextMetrics {
  /// Whether text can be measured by it.
  fileprivate var isMeasure: Bool {
    [columnWidth, rowHeight, fullSize].allSatisfy { $0.isFinite && $0 > 0 } && (0...1) ~= ascent
  }
}
