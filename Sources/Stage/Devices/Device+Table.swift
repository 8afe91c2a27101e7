extension Device {
  /// The default device, whose width is compact in portrait and regular in landscape.
  public static let standard = all[3]

  /// All distinct screens, phones before iPads and small before large.
  ///
  /// Sizes, safe areas and split widths are those that running devices report. Two values have
  /// sources that disagree: the safe area of the iPhone 11 (44 up to iOS 13) and the landscape
  /// split widths of the iPad Air 4 and mini 6.
  public static let all: [Device] = phones + pads

  private static let phones: [Device] = [
    phone("iPhone 4s", width: 320, height: 480, scale: 2),
    phone(
      "iPhone 5s", "iPhone 5", "iPhone 5c", "iPhone SE", "iPhone SE (1st generation)",
      width: 320, height: 568, scale: 2),
    phone(
      "iPhone 7", "iPhone 6", "iPhone 6s", "iPhone 8", "iPhone SE (2nd generation)",
      "iPhone SE (3rd generation)",
      width: 375, height: 667, scale: 2),
    phone(
      "iPhone 7 Plus", "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 8 Plus",
      width: 414, height: 736, scale: 3),
    phone(
      "iPhone X", "iPhone XS", "iPhone 11 Pro",
      width: 375, height: 812, scale: 3, top: 44, statusBar: 44),
    phone(
      "iPhone 11", "iPhone XR",
      width: 414, height: 896, scale: 2, top: 48, statusBar: 48, earlierTop: 44),
    phone(
      "iPhone 11 Pro Max", "iPhone XS Max",
      width: 414, height: 896, scale: 3, top: 44, statusBar: 44),
    phone(
      "iPhone 13 mini", "iPhone 12 mini",
      width: 375, height: 812, scale: 3, top: 50, statusBar: 50),
    phone(
      "iPhone 13", "iPhone 12", "iPhone 12 Pro", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
      width: 390, height: 844, scale: 3, top: 47, statusBar: 47),
    phone(
      "iPhone 13 Pro Max", "iPhone 12 Pro Max", "iPhone 14 Plus",
      width: 428, height: 926, scale: 3, top: 47, statusBar: 47),
    phone(
      "iPhone 15", "iPhone 14 Pro", "iPhone 15 Pro", "iPhone 16",
      width: 393, height: 852, scale: 3, top: 59, statusBar: 54),
    phone(
      "iPhone 15 Pro Max", "iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 16 Plus",
      width: 430, height: 932, scale: 3, top: 59, statusBar: 54),
    phone("iPhone 16 Pro", width: 402, height: 874, scale: 3, top: 62, statusBar: 54),
    phone("iPhone 16 Pro Max", width: 440, height: 956, scale: 3, top: 62, statusBar: 54),
  ]

  private static let pads: [Device] = [
    pad(
      "iPad mini 6",
      width: 744, height: 1133, isFaceToEdge: true,
      landscape: (375, 556, 748), portrait: (320, 414)),
    pad(
      "iPad Air 2", "iPad Air", "iPad mini", "iPad mini 2", "iPad mini 3", "iPad mini 4",
      "iPad mini 5", "iPad (5th generation)", "iPad (6th generation)",
      "iPad Pro 9.7-inch", "iPad 9.7-inch",
      width: 768, height: 1024,
      landscape: (320, 507, 694), portrait: (320, 438)),
    pad(
      "iPad 10.2-inch", "iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)",
      width: 810, height: 1080,
      landscape: (320, 535, 750), portrait: (320, 480)),
    pad(
      "iPad Air 5", "iPad Air 4", "iPad (10th generation)",
      width: 820, height: 1180, isFaceToEdge: true,
      landscape: (375, 580, 785), portrait: (320, 490)),
    pad(
      "iPad Pro 10.5-inch", "iPad Air 3",
      width: 834, height: 1112,
      landscape: (320, 551, 782), portrait: (320, 504)),
    pad(
      "iPad Pro 11-inch",
      width: 834, height: 1194, isFaceToEdge: true,
      landscape: (375, 592, 809), portrait: (320, 504), slideOver: 375),
    pad(
      "iPad Pro 11-inch (M4)",
      width: 834, height: 1210, isFaceToEdge: true,
      landscape: (375, 600, 825), portrait: (320, 504), slideOver: 375),
    pad(
      "iPad Pro 12.9-inch", "iPad Pro 12.9-inch (2nd generation)",
      width: 1024, height: 1366, isHalfRegular: true,
      landscape: (375, 678, 981), portrait: (375, 639), slideOver: 375),
    pad(
      "iPad Pro 12.9-inch (Face ID)", "iPad Pro 12.9-inch (3rd generation)",
      "iPad Pro 12.9-inch (4th generation)", "iPad Pro 12.9-inch (5th generation)",
      "iPad Pro 12.9-inch (6th generation)",
      width: 1024, height: 1366, isFaceToEdge: true, isHalfRegular: true,
      landscape: (375, 678, 981), portrait: (375, 639), slideOver: 375),
    pad(
      "iPad Pro 13-inch (M4)",
      width: 1032, height: 1376, isFaceToEdge: true, isHalfRegular: true,
      landscape: (375, 683, 991), portrait: (375, 647), slideOver: 375),
  ]

  /// Creates a phone. One with a `top` inset above the status bar's 20 points has a sensor housing
  /// and a home indicator.
  private static func phone(
    _ names: String..., width: Double, height: Double, scale: Double, top: Double = 20,
    statusBar: Double = 20, earlierTop: Double? = nil
  ) -> Device {
    let hasHousing = top > 20
    return Device(
      name: names[0], names: names, idiom: .phone, portraitWidth: width, portraitHeight: height,
      scale: scale,
      portraitSafeArea: SafeArea(top: top, sides: 0, bottom: hasHousing ? 34 : 0),
      landscapeSafeArea: SafeArea(top: 0, sides: hasHousing ? top : 0, bottom: hasHousing ? 21 : 0),
      earlierHousing: earlierTop, statusBarHeight: statusBar, layoutMargin: width < 414 ? 16 : 20,
      isWidthRegularInLandscape: width >= 414, splitWidths: nil)
  }

  private static func pad(
    _ names: String..., width: Double, height: Double, isFaceToEdge: Bool = false,
    isHalfRegular: Bool = false, landscape: (Double, Double, Double), portrait: (Double, Double),
    slideOver: Double = 320
  ) -> Device {
    let safeArea = SafeArea(top: isFaceToEdge ? 24 : 20, sides: 0, bottom: isFaceToEdge ? 20 : 0)
    return Device(
      name: names[0], names: names, idiom: .pad, portraitWidth: width, portraitHeight: height,
      scale: 2, portraitSafeArea: safeArea, landscapeSafeArea: safeArea,
      earlierHousing: nil, statusBarHeight: safeArea.top, layoutMargin: 20,
      isWidthRegularInLandscape: true,
      splitWidths: SplitWidths(
        landscapeThird: landscape.0, landscapeHalf: landscape.1, landscapeTwoThirds: landscape.2,
        portraitThird: portrait.0, portraitTwoThirds: portrait.1, slideOver: slideOver,
        isHalfRegular: isHalfRegular))
  }
}
