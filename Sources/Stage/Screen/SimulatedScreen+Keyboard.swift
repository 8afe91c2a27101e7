import Foundation

extension SimulatedScreen {
  /// The frame of the keyboard in points: along the bottom of the screen, with the bar of
  /// suggestions and the area of the home indicator; nil while it is down.
  public var keyboardFrame: CGRect? {
    guard showsKeyboard else { return nil }
    let height = min(keyboardHeight, size.height)
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// The height of the bar of suggestions above the keys, in points.
  package var suggestionsHeight: CGFloat {
    switch idiom {
    case .pad: isLandscape ? 46 : 49
    case .phone: isKeyboardLow ? 38 : size.width < 375 ? 37 : 44
    }
  }

  /// The height below the last row of keys, in points: that of the home indicator, and in portrait
  /// that of the keys for languages and dictation.
  package var keyboardStrip: CGFloat {
    guard let device, device.hasHomeIndicator else { return 0 }
    if idiom == .pad { return 20 }
    return isKeyboardLow ? 21 : 75
  }

  /// The height of the keyboard in points, as developers have read it from the notifications of
  /// devices: 253 on an iPhone 5s, 260 on an iPhone 7, 271 on a 7 Plus, 335 on an iPhone X, 209
  /// there in landscape, 313 and 398 on an iPad of 768 points. Those of iPads with a home indicator
  /// are estimates.
  private var keyboardHeight: CGFloat {
    let keys: CGFloat
    switch idiom {
    case .pad:
      let isLargest = device.map { $0.portraitWidth >= 1000 } ?? false
      keys = isLargest ? (isLandscape ? 425 : 329) : isLandscape ? 352 : 264
    case .phone where isKeyboardLow:
      keys = keyboardStrip > 0 ? 150 : 162
    case .phone:
      keys = size.width < 414 ? 216 : 227
    }
    return keys + suggestionsHeight + keyboardStrip
  }

  /// Whether the keyboard is the low one of a phone in landscape. A free size has it if its height
  /// is compact.
  private var isKeyboardLow: Bool { isFree ? ownClasses.height == .compact : isLandscape }
}
