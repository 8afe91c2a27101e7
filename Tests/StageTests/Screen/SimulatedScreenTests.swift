import AutoLayout
import Foundation
import Testing

@testable import Stage

@Suite struct `A simulated screen` {
  private func screen(_ name: String, landscape: Bool = false) throws -> SimulatedScreen {
    SimulatedScreen(try #require(Device.named(name)), isLandscape: landscape)
  }

  @Test func `is an upright iPhone 7 Plus to begin with`() {
    let screen = SimulatedScreen()
    #expect(screen.name == "iPhone 7 Plus")
    #expect(screen.size == CGSize(width: 414, height: 736))
    #expect(screen.classes == SizeClasses(width: .compact, height: .regular))
    #expect(screen.scale == 3)
    #expect(screen.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  @Test func `has the safe area of a canvas on its own screen, and its iOS on all`() throws {
    var screen = try screen("iPhone 11")
    var canvas = DesignCanvas(device: "iPhone 11", size: screen.size)
    canvas.insets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    canvas.systemVersion = 12
    canvas.scale = 1
    screen.canvas = canvas
    #expect(screen.safeAreaInsets.top == 44)
    #expect((screen.systemVersion, screen.scale) == (12, 1))
    var barred = screen
    barred.bars.insert(.navigation)
    #expect(barred.safeAreaInsets.top == 88)
    screen.rotate()
    #expect(screen.safeAreaInsets.left == 44)
    #expect((screen.systemVersion, screen.scale) == (12, 2))
    // A version that is chosen has the last word.
    screen.systemVersion = 18
    #expect(screen.systemVersion == 18)
    var chosen = SimulatedScreen()
    chosen.systemVersion = 18
    chosen.canvas = canvas
    #expect(chosen.systemVersion == 18)
    barred.canvas = nil
    #expect(barred.systemVersion == 18)
  }

  @Test func `is a document's canvas without bars where that is no device's`() {
    let size = CGSize(width: 300, height: 600)
    var screen = SimulatedScreen(size: size)
    var canvas = DesignCanvas(device: nil, size: size)
    canvas.insets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    canvas.scale = 3
    screen.canvas = canvas
    #expect(screen.safeAreaInsets.top == 20)
    screen.bars = []
    #expect(screen.safeAreaInsets == canvas.insets)
    #expect(screen.scale == 3)
    screen.resize(byWidth: 8, height: 0)
    #expect(screen.safeAreaInsets.top == 0)
    #expect(screen.scale == 2)
  }

  @Test(arguments: Device.all)
  func `is the same after two rotations`(device: Device) {
    var screens = [SimulatedScreen(device), SimulatedScreen(device, isLandscape: true)]
    for pane in SplitPane.allCases {
      var split = SimulatedScreen(device)
      split.split(pane)
      screens.append(split)
    }
    var resized = SimulatedScreen(device)
    resized.resize(byWidth: 33, height: -7)
    resized.widthClass = .regular
    screens.append(resized)
    screens.append(SimulatedScreen(size: CGSize(width: 500, height: 300)))
    for screen in screens {
      var turned = screen
      turned.rotate()
      #expect(turned.isLandscape != screen.isLandscape)
      #expect(turned.widthClass == screen.widthClass)
      turned.rotate()
      #expect(turned == screen)
      #expect(turned.size == screen.size)
    }
  }

  @Test func `swaps its sides when it turns, also after a change by hand`() {
    var screen = SimulatedScreen()
    screen.resize(byWidth: 16, height: -36)
    #expect(screen.size == CGSize(width: 430, height: 700))
    screen.rotate()
    #expect(screen.size == CGSize(width: 700, height: 430))
  }

  @Test func `stays between one point and 4096`() {
    var screen = SimulatedScreen()
    screen.resize(byWidth: -5000, height: -736)
    #expect(screen.size == CGSize(width: 1, height: 1))
    screen.resize(byWidth: 1e9, height: .infinity)
    #expect(screen.size == CGSize(width: 4096, height: 4096))
    screen.resize(byWidth: .nan, height: 0)
    #expect(screen.size.width == 1)
    #expect(SimulatedScreen(size: .zero).size == CGSize(width: 1, height: 1))
  }

  @Test func `is no longer resized when it is back at the device's size`() {
    var screen = SimulatedScreen()
    screen.resize(byWidth: 8, height: 0)
    #expect(screen.isResized)
    screen.resize(byWidth: -8, height: 0)
    #expect(!screen.isResized)
    #expect(screen == SimulatedScreen())
  }

  @Test func `has its free size before the standard device in the ring of devices`() {
    let free = SimulatedScreen(size: CGSize(width: 500, height: 300))
    var screen = free
    screen.selectDevice(1)
    #expect(screen.name == Device.standard.name && !screen.isFree)
    screen.selectDevice(-1)
    #expect(screen == free)
    screen.selectDevice(-1)
    #expect(screen.device?.name == "iPhone 7")
    screen.selectDevice(1)
    #expect(screen == free)
    screen.selectDevice(Device.all.count + 1)
    #expect(screen == free)
  }

  @Test func `comes back to the size that was set by hand, turned as it is by then`() {
    var screen = SimulatedScreen()
    screen.resize(to: CGSize(width: 500, height: 300))
    let resized = screen
    #expect(screen.name == "Free size")
    screen.selectDevice(1)
    #expect(screen.name == "iPhone X")
    screen.rotate()
    screen.selectDevice(-1)
    #expect(screen.size == CGSize(width: 300, height: 500))
    #expect(screen.device?.name == "iPhone 7 Plus")
    screen.rotate()
    #expect(screen == resized)
    screen.selectDevice(-1)
    #expect(screen.name == "iPhone 7 Plus" && !screen.isResized)
  }

  nonisolated static let free:
    [(width: CGFloat, height: CGFloat, across: ScreenSizeClass, down: ScreenSizeClass)] = [
      (320, 480, .compact, .regular),  // iPhone 4s
      (480, 320, .compact, .compact),
      (667, 375, .compact, .compact),  // in the table, though wider than 660
      (812, 375, .compact, .compact),
      (736, 414, .regular, .compact),
      (896, 414, .regular, .compact),
      (768, 1024, .regular, .regular),
      (659, 480, .compact, .regular),  // in no table
      (660, 479, .regular, .compact),
      (2000, 2000, .regular, .regular),
      (1, 1, .compact, .compact),
    ]

  @Test(arguments: free.indices)
  func `of a free size has classes by table, else by limits`(index: Int) {
    let row = Self.free[index]
    let screen = SimulatedScreen(size: CGSize(width: row.width, height: row.height))
    #expect(screen.classes == SizeClasses(width: row.across, height: row.down))
  }

  @Test func `has the classes that are forced`() {
    var screen = SimulatedScreen()
    _ = ScreenChoice.widthClass.step(&screen, by: 1)
    #expect(screen.widthClass == .regular)
    #expect(screen.classes == SizeClasses(width: .regular, height: .regular))
    screen.heightClass = .compact
    #expect(screen.classes == SizeClasses(width: .regular, height: .compact))
    #expect(screen.ownClasses == SizeClasses(width: .compact, height: .regular))
  }

  typealias Split = (
    name: String, isLandscape: Bool, pane: SplitPane, width: CGFloat, across: ScreenSizeClass
  )

  nonisolated static let split: [Split] = [
    ("iPad Air 2", true, .half, 507, .compact),
    ("iPad Air 2", true, .twoThirds, 694, .regular),
    ("iPad Air 2", true, .third, 320, .compact),
    ("iPad Air 2", false, .twoThirds, 438, .compact),
    ("iPad Air 2", false, .full, 768, .regular),
    ("iPad Pro 12.9", true, .half, 678, .regular),
    ("iPad Pro 12.9", false, .twoThirds, 639, .compact),
    ("iPad Pro 11", true, .slideOver, 375, .compact),
  ]

  @Test(arguments: split.indices)
  func `of a split iPad is compact where the pane is narrow`(index: Int) throws {
    let row = Self.split[index]
    var screen = try screen(row.name, landscape: row.isLandscape)
    screen.split(row.pane)
    #expect(screen.size.width == row.width)
    #expect(screen.classes == SizeClasses(width: row.across, height: .regular))
  }

  @Test func `splits iPads alone`() throws {
    var phone = SimulatedScreen()
    phone.split(.half)
    #expect(phone == SimulatedScreen())
    var pad = try screen("iPad Air 2", landscape: true)
    pad.split(.half)
    pad.select(.standard)
    #expect(pad.pane == .full)
    #expect(pad.size == CGSize(width: 736, height: 414))
  }

  typealias Covered = (
    name: String, isLandscape: Bool, bars: SimulatedScreen.Bars, insets: [CGFloat]
  )

  /// Insets from the top, the left and the bottom.
  nonisolated static let covered: [Covered] = [
    ("iPhone 7 Plus", false, [.status], [20, 0, 0]),
    ("iPhone 7 Plus", false, [], [0, 0, 0]),
    ("iPhone 7 Plus", true, [.status], [0, 0, 0]),
    ("iPhone 7 Plus", true, [.status, .navigation, .tab], [44, 0, 32]),
    ("iPhone 7", true, [.status, .navigation, .tab], [32, 0, 32]),
    ("iPhone 7", false, [.status, .navigation, .tab], [64, 0, 49]),
    ("iPhone X", false, [.status, .navigation], [88, 0, 34]),
    ("iPhone X", false, [.tab], [44, 0, 83]),
    ("iPhone X", true, [.status, .tab], [0, 44, 53]),
    ("iPhone 16 Pro", false, [.status], [62, 0, 34]),
    ("iPad Air 2", true, [.status, .navigation, .tab], [70, 0, 50]),
    ("iPad Air 2", true, [], [0, 0, 0]),
    ("iPad Pro 11", false, [.status, .tab], [24, 0, 70]),
  ]

  @Test(arguments: covered.indices)
  func `keeps views clear of its bars`(index: Int) throws {
    let row = Self.covered[index]
    var screen = try screen(row.name, landscape: row.isLandscape)
    screen.bars = row.bars
    let insets = screen.safeAreaInsets
    #expect([insets.top, insets.left, insets.bottom] == row.insets)
    #expect(insets.right == insets.left)
  }

  /// An iPhone 11's safe area began at 44 up to iOS 13.
  @Test func `of an iPhone 11 begins lower since iOS 14`() throws {
    var phone = try screen("iPhone 11")
    #expect(phone.safeAreaInsets == UIEdgeInsets(top: 48, left: 0, bottom: 34, right: 0))
    phone.systemVersion = 13
    #expect(phone.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(phone.statusBarHeight == 44)
    phone.rotate()
    #expect(phone.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    phone.systemVersion = 14
    #expect(phone.safeAreaInsets.left == 48)
  }

  @Test func `of a split iPad has the margins of its pane's width`() throws {
    var pad = try screen("iPad Air 2", landscape: true)
    let margins = [SplitPane.full, .twoThirds, .half, .third, .slideOver].map { pane in
      pad.split(pane)
      return pad.layoutMargin
    }
    #expect(margins == [20, 20, 20, 16, 16])
  }

  @Test func `tells its home indicator from the tabs at the bottom`() throws {
    for (name, hasIndicator) in [("iPhone 8", false), ("iPhone X", true)] {
      var phone = try screen(name)
      phone.bars = [.status, .tab]
      #expect(phone.configuration.hasHomeIndicator == hasIndicator)
    }
  }

  @Test func `of a free size has a status bar where it is tall enough`() {
    #expect(SimulatedScreen(size: CGSize(width: 400, height: 700)).safeAreaInsets.top == 20)
    #expect(SimulatedScreen(size: CGSize(width: 700, height: 400)).safeAreaInsets.top == 0)
    #expect(SimulatedScreen(size: CGSize(width: 413, height: 700)).layoutMargin == 16)
    #expect(SimulatedScreen(size: CGSize(width: 414, height: 700)).layoutMargin == 20)
  }
}
