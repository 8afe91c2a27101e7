import Stage

/// A setting of the screen on which a layout is tested, given when the screen is created or changed
/// later.
///
/// ```swift
/// let screen = try TestScreen(FormViewController(), .device("iPhone X"), .landscape)
/// try screen.set(.portrait, .textSize(.accessibilityLarge))
/// ```
///
/// The order of settings does not matter, except that the last of one kind wins. Lengths are in
/// points.
public enum ScreenSetting: Hashable, Sendable {
  /// The device, by its name in any spelling: "iPhone 7 Plus", "iphone-7-plus". Default: iPhone 7
  /// Plus.
  case device(String)
  /// The size. Without a device, this is a plain screen of that size. With a device, it is the size
  /// of the app's window, which keeps the device's bars, safe area and scale. For a view hosted
  /// alone, it is the size of the view.
  case size(width: CGFloat, height: CGFloat)
  /// Portrait orientation: higher than wide.
  case portrait
  /// Landscape orientation: wider than high.
  case landscape
  /// The part of an iPad's screen that the app fills.
  case pane(Pane)
  /// The horizontal size class, in place of the device's; `.unspecified` restores the device's.
  case widthClass(UIUserInterfaceSizeClass)
  /// The vertical size class, in place of the device's; `.unspecified` restores the device's.
  case heightClass(UIUserInterfaceSizeClass)
  /// The text size chosen by the user. Default: `.large`.
  case textSize(UIContentSizeCategory)
  /// The reading direction. Default: left to right.
  case direction(UIUserInterfaceLayoutDirection)
  /// The light or dark interface style. Default: light.
  case interfaceStyle(UIUserInterfaceStyle)
  /// Whether the user prefers bold text. Default: not.
  case boldText(Bool)
  /// Whether the user prefers reduced motion. Default: not.
  case reducedMotion(Bool)
  /// The major version of iOS, whose controls and texts have their sizes: 9 to 18 or 26. Default:
  /// 18.
  case iOS(Int)
  /// The measure of text: `.device`, `.columns` or one of your own. Default: a device's.
  case textMetrics(AnyTextMetrics)
  /// The system bars that cover parts of the screen. Default: the status bar.
  case bars(Bars)
  /// The safe area insets, in place of those of device and bars; nil restores these.
  case safeArea(UIEdgeInsets?)
  /// The height of a keyboard along the bottom of the screen; 0 hides it.
  case keyboard(height: CGFloat)

  /// The part of an iPad's screen that an app fills.
  public enum Pane: String, CaseIterable, Hashable, Sendable {
    /// The whole screen.
    case full
    /// The larger pane, beside an app with a third of the screen.
    case twoThirds
    /// One of two equal panes; in portrait, the larger one.
    case half
    /// The smaller pane.
    case third
    /// A window as wide as a phone, over another app.
    case slideOver
  }

  /// System bars, as a set.
  public struct Bars: OptionSet, Hashable, Sendable {
    /// The bits of the bars, for `OptionSet`.
    public let rawValue: Int
    /// Creates bars from their bits, for `OptionSet`.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The status bar, at the top.
    public static let status = Bars(rawValue: 1)
    /// The navigation bar with the title, below the status bar.
    public static let navigation = Bars(rawValue: 2)
    /// The tab bar, at the bottom.
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
  /// Adds a setting.
  /// - Throws: ``LayoutTestError`` for a setting that no screen can have.
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
    case .boldText(let isBold): changes.append { $0.hasBoldText = isBold }
    case .reducedMotion(let isReduced): changes.append { $0.reducesMotion = isReduced }
    case .iOS(let version):
      guard SimulatedScreen.systemVersions.contains(version) else {
        throw .invalidSetting("there is no iOS \(version) here: 9 to 18 and 26 are known")
      }
      changes.append { $0.systemVersion = version }
    case .textMetrics(let metrics):
      if let columns = metrics.base as? ColumnTextMetrics, !columns.isMeasure {
        throw .invalidSetting("text is measured by lengths above 0, not by \(columns)")
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
      changes.append { $0.safeAreaByHand = insets }
    case .keyboard(let height):
      guard isLength(height) else {
        throw .invalidSetting("a keyboard's height is a length from 0 up, not \(height)")
      }
      keyboardHeight = height
    }
  }

  static func textSize(
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

extension ColumnTextMetrics {
  /// Whether all lengths are positive and the ascent is a share of the row.
  fileprivate var isMeasure: Bool {
    [columnWidth, rowHeight, fullSize].allSatisfy { $0.isFinite && $0 > 0 } && (0...1) ~= ascent
  }
}
