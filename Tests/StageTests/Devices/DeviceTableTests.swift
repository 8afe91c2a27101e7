import Foundation
import Testing

@testable import Stage

@Suite struct `The device table` {
  @Test(arguments: [
    ("retina4_0", "iPhone SE", 320.0, 568.0, 2.0), ("retina4_7", "iPhone 8", 375, 667, 2),
    ("retina5_5", "iPhone 8 Plus", 414, 736, 3), ("retina6_1", "iPhone 11", 414, 896, 2),
    ("retina6_5", "iPhone 11 Pro Max", 414, 896, 3), ("retina6_7", "iPhone 14 Plus", 428, 926, 3),
    ("retina6_72", "iPhone 15 Pro Max", 430, 932, 3), ("retina6_3", "iPhone 16 Pro", 402, 874, 3),
    ("ipad10_2", "iPad 10.2-inch", 810, 1080, 2), ("ipad12_9", "iPad Pro 12.9-inch", 1024, 1366, 2),
  ])
  func `has the devices of Interface Builder's documents`(
    id: String, name: String, width: Double, height: Double, scale: Double
  ) {
    let device = Device.inInterfaceBuilder(id)
    #expect(device?.name == name)
    #expect(device?.portraitWidth == width)
    #expect(device?.portraitHeight == height)
    #expect(device?.scale == scale)
    #expect(Device.inInterfaceBuilder("tea5_0") == nil)
  }

  typealias Phone = (
    names: [String], width: Double, height: Double, scale: Double, portrait: [Double],
    landscape: [Double], isRegular: Bool
  )

  /// Portrait size, scale, safe area in portrait (top, bottom) and landscape (sides, bottom),
  /// regular width in landscape.
  nonisolated static let phones: [Phone] = [
    (["iPhone 4s"], 320, 480, 2, [20, 0], [0, 0], false),
    (["iPhone 5", "iPhone 5s", "iPhone 5c", "iPhone SE"], 320, 568, 2, [20, 0], [0, 0], false),
    (
      [
        "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
        "iPhone SE (3rd generation)",
      ], 375, 667, 2, [20, 0], [0, 0], false
    ),
    (
      ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"], 414, 736, 3, [20, 0],
      [0, 0], true
    ),
    (["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, 3, [44, 34], [44, 21], false),
    (["iPhone XR", "iPhone 11"], 414, 896, 2, [48, 34], [48, 21], true),
    (["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, 3, [44, 34], [44, 21], true),
    (["iPhone 12 mini", "iPhone 13 mini"], 375, 812, 3, [50, 34], [50, 21], false),
    (
      ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"], 390,
      844, 3, [47, 34], [47, 21], false
    ),
    (
      ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, 3, [47, 34],
      [47, 21], true
    ),
    (
      ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, 3, [59, 34],
      [59, 21], false
    ),
    (
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932, 3,
      [59, 34], [59, 21], true
    ),
    (["iPhone 16 Pro"], 402, 874, 3, [62, 34], [62, 21], false),
    (["iPhone 16 Pro Max"], 440, 956, 3, [62, 34], [62, 21], true),
  ]

  @Test(arguments: phones.indices)
  func `has every phone by every name`(index: Int) throws {
    let row = Self.phones[index]
    for name in row.names {
      let device = try #require(Device.named(name), "\(name) is not found")
      #expect(device.name == name)
      #expect(device.idiom == .phone)
      #expect(device.portraitSize == CGSize(width: row.width, height: row.height))
      #expect(device.landscapeSize == CGSize(width: row.height, height: row.width))
      #expect(device.scale == row.scale)
      #expect([device.portraitSafeArea.top, device.portraitSafeArea.bottom] == row.portrait)
      #expect([device.landscapeSafeArea.sides, device.landscapeSafeArea.bottom] == row.landscape)
      #expect(device.landscapeSafeArea.top == 0)
      let upright = device.classes(isLandscape: false)
      #expect(upright == SizeClasses(width: .compact, height: .regular))
      let lying = device.classes(isLandscape: true)
      #expect(lying == SizeClasses(width: row.isRegular ? .regular : .compact, height: .compact))
      #expect(device.layoutMargin == (row.isRegular ? 20 : 16))
    }
  }

  /// Portrait size, split widths in landscape and portrait, slide over, safe area (top, bottom).
  nonisolated static let pads:
    [(names: [String], size: [Double], splits: [Double], safe: [Double])] = [
      (
        ["iPad Pro 9.7-inch", "iPad mini", "iPad mini 5", "iPad Air", "iPad Air 2"], [768, 1024],
        [320, 507, 694, 320, 438, 320], [20, 0]
      ),
      (["iPad 10.2-inch"], [810, 1080], [320, 535, 750, 320, 480, 320], [20, 0]),
      (
        ["iPad Pro 10.5-inch", "iPad Air 3"], [834, 1112], [320, 551, 782, 320, 504, 320], [20, 0]
      ),
      (["iPad Pro 11-inch"], [834, 1194], [375, 592, 809, 320, 504, 375], [24, 20]),
      (["iPad Pro 11-inch (M4)"], [834, 1210], [375, 600, 825, 320, 504, 375], [24, 20]),
      (
        ["iPad Air 4", "iPad Air 5", "iPad (10th generation)"], [820, 1180],
        [375, 580, 785, 320, 490, 320], [24, 20]
      ),
      (["iPad mini 6"], [744, 1133], [375, 556, 748, 320, 414, 320], [24, 20]),
      (["iPad Pro 12.9-inch"], [1024, 1366], [375, 678, 981, 375, 639, 375], [20, 0]),
      (["iPad Pro 12.9-inch (Face ID)"], [1024, 1366], [375, 678, 981, 375, 639, 375], [24, 20]),
      (["iPad Pro 13-inch (M4)"], [1032, 1376], [375, 683, 991, 375, 647, 375], [24, 20]),
    ]

  @Test(arguments: pads.indices)
  func `has every iPad with its panes`(index: Int) throws {
    let row = Self.pads[index]
    for name in row.names {
      let device = try #require(Device.named(name), "\(name) is not found")
      #expect(device.idiom == .pad)
      #expect([device.portraitWidth, device.portraitHeight] == row.size)
      #expect(device.scale == 2)
      #expect(device.layoutMargin == 20)
      let widths = [
        device.size(of: .third, isLandscape: true), device.size(of: .half, isLandscape: true),
        device.size(of: .twoThirds, isLandscape: true), device.size(of: .third, isLandscape: false),
        device.size(of: .twoThirds, isLandscape: false),
        device.size(of: .slideOver, isLandscape: true),
      ].map { Double($0.width) }
      #expect(widths == row.splits)
      #expect([device.portraitSafeArea.top, device.portraitSafeArea.bottom] == row.safe)
      #expect(device.landscapeSafeArea == device.portraitSafeArea)
    }
  }

  @Test func `knows every device of the table and none besides`() {
    #expect(Device.all.count == Self.phones.count + Self.pads.count)
    #expect(Set(Device.all.flatMap(\.names)).count == Device.all.flatMap(\.names).count)
    #expect(Device.standard.name == "iPhone 7 Plus")
  }

  @Test(arguments: [
    ("iPhone 4s", 20.0), ("iPhone 7 Plus", 20), ("iPhone X", 44), ("iPhone 11", 48),
    ("iPhone 12 mini", 50), ("iPhone 14", 47), ("iPhone 15", 54), ("iPhone 16 Pro Max", 54),
    ("iPad Air 2", 20), ("iPad Pro 11-inch", 24),
  ])
  func `knows how high status bars are`(name: String, height: Double) throws {
    #expect(try #require(Device.named(name)).statusBarHeight == height)
  }
}
