import AutoLayout
import Foundation
import InterfaceBuilder
import Stage

/// The device on which Interface Builder drew a document, with the iOS version of its Xcode.
struct Canvas {
  let size: CGSize
  let scale: CGFloat
  let version: Int
  let isPad: Bool
  let isLandscape: Bool
  let hasDevice: Bool
  /// The safe area without bars.
  let safeArea: UIEdgeInsets
  /// Whether devices with a home button have a status bar on it.
  let drawsStatusBars: Bool
  /// Whether it has the safe area twice.
  let doublesSafeArea: Bool
  /// Whether the width is regular.
  private let isWide: Bool
  /// The text size at which the document's Xcode drew text styles: versions 12.5 and 13 drew
  /// extra small ones, as the heights of labels of one line tell.
  let textSize: UIContentSizeCategory

  /// The height that bars at the bottom have below them.
  var bottom: CGFloat { safeArea.bottom }

  init(of document: Document) {
    let xcode = document.xcode
    version = xcode?.iOS ?? 16
    drawsStatusBars = xcode?.drawsStatusBars ?? true
    doublesSafeArea = xcode?.doublesSafeArea ?? false
    let tools = document.root["toolsVersion"].flatMap { Double($0.prefix { $0 != "." }) } ?? 0
    textSize = version == 15 || (18122..<19100).contains(tools) ? .extraSmall : .large
    let design = document.device
    hasDevice = design != nil
    isPad = design?.isPad ?? (document.root["targetRuntime"] == "iOS.CocoaTouch.iPad")
    isLandscape = design?.orientation == .landscape
    let device = design.flatMap { Device.inInterfaceBuilder($0.id) }
    if let design, let device {
      size = isLandscape ? device.landscapeSize : device.portraitSize
      scale = device.scale
      let insets = DesignCanvas.safeArea(of: design, xcode)
      safeArea =
        insets.map {
          UIEdgeInsets(top: $0.top, left: $0.left, bottom: $0.bottom, right: $0.right)
        } ?? .zero
      isWide = isPad || isLandscape && device.isWidthRegularInLandscape
    } else {
      size = CGSize(document.canvasSize)
      scale = version <= 8 ? 1 : 2
      safeArea = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      isWide = isPad
    }
  }

  /// The configuration of a screen of this canvas for a root of a size.
  func configuration(root: CGSize, insets: UIEdgeInsets) -> ScreenConfiguration {
    ScreenConfiguration(
      size: root, scale: scale, safeAreaInsets: insets,
      layoutMargin: size.width >= 414 || version < 8 ? 20 : 16, hasHomeIndicator: bottom > 0,
      traitCollection: UITraitCollection(
        idiom: isPad ? .pad : .phone, displayScale: scale,
        // Without a device the canvas stands for all size classes.
        horizontalSizeClass: isWide ? .regular : hasDevice ? .compact : .unspecified,
        verticalSizeClass: !hasDevice ? .unspecified : isLandscape && !isPad ? .compact : .regular,
        layoutDirection: .leftToRight,
        preferredContentSizeCategory: textSize,
        textMetrics: AnyTextMetrics(DeviceTextMetrics(version: version)), systemVersion: version))
  }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}
