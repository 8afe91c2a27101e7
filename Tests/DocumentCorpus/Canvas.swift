import AutoLayout
import Foundation
import InterfaceBuilder

/// The device on which Interface Builder drew a document, with the iOS version of its Xcode.
struct Canvas {
  var size: CGSize
  var scale: CGFloat
  var version: Int
  var isPad: Bool
  /// The safe area without bars in portrait.
  var top: CGFloat
  var bottom: CGFloat
  var isLandscape = false
  var hasDevice = true

  init(of document: Document) {
    version = document.xcode?.iOS ?? 16
    let device = document.root.child("device")
    let id = device?["id"] ?? ""
    let entry = Self.devices[id] ?? (CGSize(width: 375, height: 667), 2, 20, 0)
    (size, scale, top, bottom) = entry
    isPad = id.hasPrefix("ipad") || document.root["targetRuntime"] == "iOS.CocoaTouch.iPad"
    hasDevice = device != nil
    if device == nil, version <= 8 { scale = 1 }
    if device == nil {
      size = isPad ? CGSize(width: 768, height: 1024) : CGSize(width: 600, height: 600)
    }
    if version >= 17, id == "retina6_7" { top = 47 }
    if version >= 16, id == "retina6_1" { top = 48 }
    if version >= 16, id == "retina5_9" { top = 50 }
    if device?["orientation"] == "landscape" {
      isLandscape = true
      size = CGSize(width: size.height, height: size.width)
      if !isPad {
        top = 0
        if bottom > 0 { bottom = 21 }
      }
    }
  }

  private static let devices: [String: (CGSize, CGFloat, CGFloat, CGFloat)] = [
    "retina3_5": (CGSize(width: 320, height: 480), 2, 20, 0),
    "retina4_0": (CGSize(width: 320, height: 568), 2, 20, 0),
    "retina4_7": (CGSize(width: 375, height: 667), 2, 20, 0),
    "retina5_5": (CGSize(width: 414, height: 736), 3, 20, 0),
    "retina5_9": (CGSize(width: 375, height: 812), 3, 44, 34),
    "retina6_1": (CGSize(width: 414, height: 896), 2, 44, 34),
    "retina6_5": (CGSize(width: 414, height: 896), 3, 44, 34),
    "retina6_0": (CGSize(width: 390, height: 844), 3, 47, 34),
    "retina6_12": (CGSize(width: 393, height: 852), 3, 59, 34),
    "retina6_3": (CGSize(width: 402, height: 874), 3, 62, 34),
    "retina6_7": (CGSize(width: 428, height: 926), 3, 44, 34),
    "retina6_72": (CGSize(width: 430, height: 932), 3, 59, 34),
    "ipad9_7": (CGSize(width: 768, height: 1024), 2, 20, 0),
    "ipad10_2": (CGSize(width: 810, height: 1080), 2, 20, 0),
    "ipad10_5": (CGSize(width: 834, height: 1112), 2, 20, 0),
    "ipad10_9rounded": (CGSize(width: 820, height: 1180), 2, 24, 20),
    "ipad11_0rounded": (CGSize(width: 834, height: 1194), 2, 24, 20),
    "ipad12_9": (CGSize(width: 1024, height: 1366), 2, 20, 0),
    "ipad12_9rounded": (CGSize(width: 1024, height: 1366), 2, 24, 20),
  ]

  /// The configuration of a screen of this canvas for a root of a size.
  func configuration(root: CGSize, insets: UIEdgeInsets) -> ScreenConfiguration {
    ScreenConfiguration(
      size: root, scale: scale, safeAreaInsets: insets,
      layoutMargin: size.width >= 414 || version < 8 ? 20 : 16, hasHomeIndicator: bottom > 0,
      traitCollection: UITraitCollection(
        idiom: isPad ? .pad : .phone, displayScale: scale,
        horizontalSizeClass: isPad || (isLandscape && size.width >= 736 && size.width != 812)
          ? .regular : .compact,
        verticalSizeClass: isLandscape && !isPad ? .compact : .regular,
        layoutDirection: .leftToRight,
        preferredContentSizeCategory: version == 15 ? .extraSmall : .large,
        textMetrics: AnyTextMetrics(DeviceTextMetrics(version: version)), systemVersion: version))
  }
}
