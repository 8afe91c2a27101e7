import AutoLayout
import Foundation
import Stage

/// Settings, checked and sorted: what a screen is to be. What is nil stays as it is.
struct ScreenSettings {
  private var device: Device?
  private var size: CGSize?
  private var isLandscape: Bool?
  private var pane: ScreenSetting.Pane?
  private var widthClass: SizeClassChoice?
  private var heightClass: SizeClassChoice?
  private var textSize: TextSize?
  private var direction: UIUserInterfaceLayoutDirection?
  private var bars: ScreenSetting.Bars?
  private var safeArea: UIEdgeInsets??
  private(set) var keyboardHeight: CGFloat?

  init(_ settings: [ScreenSetting]) throws(LayoutTestError) {
    for setting in settings { try take(setting) }
  }

  private mutating func take(_ setting: ScreenSetting) throws(LayoutTestError) {
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
    case .widthClass(let choice): widthClass = SizeClassChoice(choice)
    case .heightClass(let choice): heightClass = SizeClassChoice(choice)
    case .textSize(let category):
      textSize = try ScreenSettings.textSize(category)
    case .direction(let direction): self.direction = direction
    case .bars(let bars): self.bars = bars
    case .safeArea(let insets):
      let sides = insets.map { [$0.top, $0.left, $0.bottom, $0.right] } ?? []
      guard sides.allSatisfy(isLength) else {
        throw .invalidSetting(
          "a safe area lies in by lengths from 0 up, not by "
            + sides.map { "\($0)" }.joined(separator: ", "))
      }
      safeArea = .some(insets)
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

// MARK: - Applying them

extension ScreenSettings {
  /// A new screen with these settings.
  func makeScreen() throws(LayoutTestError) -> SimulatedScreen {
    var screen = SimulatedScreen()
    if device == nil, let size { screen = SimulatedScreen(size: size) }
    try apply(to: &screen)
    return screen
  }

  /// The size, which from then on is no longer among the settings.
  mutating func takeSize() -> CGSize? {
    defer { size = nil }
    return size
  }

  /// Makes the screen what the settings say, its size last: that is the size as it then lies.
  func apply(to screen: inout SimulatedScreen) throws(LayoutTestError) {
    if let device { screen.select(device) }
    if screen.device == nil {
      if let size { screen.resize(to: size) }
      if let isLandscape, isLandscape != (screen.size.width > screen.size.height) {
        screen.rotate()
      }
    } else {
      if let isLandscape { screen.rotate(toLandscape: isLandscape) }
      if let pane { try split(&screen, pane) }
      if let size { screen.resize(to: size) }
    }
    if let widthClass { screen.widthClass = widthClass }
    if let heightClass { screen.heightClass = heightClass }
    if let textSize { screen.textSize = textSize }
    if let direction {
      screen.direction = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    if let bars { screen.bars = bars.bars }
    if let safeArea {
      screen.safeAreaByHand = safeArea.map {
        EdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
      }
    }
  }

  private func split(
    _ screen: inout SimulatedScreen, _ pane: ScreenSetting.Pane
  ) throws(LayoutTestError) {
    guard screen.device?.splitWidths != nil || pane == .full else {
      throw .invalidSetting("only an iPad's screen is split, not that of \(screen.name)")
    }
    screen.split(pane.pane)
  }
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
