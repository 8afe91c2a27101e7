import Nibs
import Stage

/// The screens on which a document draws its scenes.
extension DocumentLibrary.File {
  /// The screen of a scene whose document draws it at another size than that of its device.
  @MainActor
  func ownScreen(of shown: OpenDocument.Scene, in made: NamedScene) -> OwnScreen? {
    let device = made.device.map { SimulatedScreen($0, isLandscape: made.isLandscape).size }
    guard let size = shown.size, size.width > 0, size.height > 0,
      shown.isFreeform || size != device
    else { return nil }
    // Before Xcode 8 a canvas that is no device's has a status bar.
    let hasBar = device == nil && !shown.isFreeform && shown.hasStatusBar && !shown.isView
    return OwnScreen(
      size: size, isFreeform: shown.isFreeform, cell: cell(of: shown),
      standsForAll: shown.standsForAll, bars: hasBar ? .status : [])
  }

  @MainActor
  private func cell(of shown: OpenDocument.Scene) -> OwnScreen.Cell? {
    guard shown.isCell else { return nil }
    return document?.document.object(shown.id)?.name == "tableViewCell" ? .row : .item
  }

  /// The screen for which a document has the frames of a scene: its device, or the size of the view
  /// itself, as in a xib.
  @MainActor
  func design(of shown: OpenDocument.Scene, in made: NamedScene) -> DesignCanvas? {
    let device = made.device.map { device in
      let size = SimulatedScreen(device, isLandscape: made.isLandscape).size
      return completed(DesignCanvas(device: device.name, size: size), of: shown)
    }
    guard let own = made.own else { return device }
    var canvas = DesignCanvas(device: nil, size: own.size)
    canvas.scale = made.device.map { CGFloat($0.scale) }
    canvas.hasHomeIndicator = made.device?.hasHomeIndicator
    canvas.deviceWidth = device?.size.width
    canvas.hasStatusBar = own.bars.contains(.status)
    // The first canvas that was no device's had the margins of the phones of its time.
    if device == nil, let version = contents.xcode?.iOS, version < 9 { canvas.layoutMargin = 16 }
    if own.cell == .item, let width = device?.size.width {
      canvas.layoutMargin = min(width, own.size.width) < 414 ? 16 : 20
    }
    return completed(canvas, of: shown)
  }

  /// A canvas with what the version of Xcode makes of it.
  @MainActor
  private func completed(_ canvas: DesignCanvas, of scene: OpenDocument.Scene) -> DesignCanvas {
    var canvas = canvas
    canvas.systemVersion = contents.xcode.map { version in
      min(
        max(version.iOS, SimulatedScreen.systemVersions[0]),
        SimulatedScreen.systemVersions.last ?? 18)
    }
    canvas.isSheet = isSheet(scene, on: canvas)
    canvas.insets = insets(of: scene, on: canvas)
    return canvas
  }

  /// Whether a scene is drawn as a sheet, which leaves a part of the device above it, as Xcode does
  /// from version 11 on.
  private func isSheet(_ scene: OpenDocument.Scene, on canvas: DesignCanvas) -> Bool {
    guard !scene.isView, (contents.xcode?.major ?? 14) >= 11 else { return false }
    return missingHeight(on: canvas).map { (10..<55).contains($0) } ?? false
  }

  /// The safe area with which Interface Builder draws a scene; nil for a row, and without a device
  /// that is known.
  @MainActor
  private func insets(of scene: OpenDocument.Scene, on canvas: DesignCanvas) -> UIEdgeInsets? {
    guard cell(of: scene) != .row else { return nil }
    let isDevice = canvas.device != nil
    // Before Xcode 8 a canvas is no device's, and has a status bar alone.
    guard let device = contents.device else {
      let top: CGFloat = scene.hasStatusBar && !scene.isView ? 20 : 0
      return UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    }
    guard var insets = DesignCanvas.safeArea(of: device, contents.xcode) else { return nil }
    let own = insets
    let hasHomeButton = insets.bottom == 0
    if !scene.isView, let missing = missingHeight(on: canvas),
      canvas.isSheet || (60...120).contains(missing)
    {
      // Sheets begin below the top of the device, and opaque bars take the room there.
      insets.top = 0
      if missing == 10 { insets.bottom = 0 }
      return insets
    }
    // Up to version 14, Xcode leaves out the status bar of views that have a size of their own.
    let isSmall = !isDevice && scene.isView && (contents.xcode?.major ?? 14) < 15
    let drawsStatusBar = scene.hasStatusBar && contents.xcode?.drawsStatusBars != false && !isSmall
    if hasHomeButton, !drawsStatusBar { insets.top = 0 }
    // Nor, up to version 13, the home indicator below low ones with a guide for the safe area.
    let hasGuide = document?.document.object(scene.id)?.children.contains {
      $0.name == "viewLayoutGuide" && $0["key"] == "safeArea"
    }
    if isSmall, (contents.xcode?.major ?? 14) < 14, canvas.size.height < 150, hasGuide == true {
      insets.bottom = 0
    }
    if contents.xcode?.doublesSafeArea == true, !scene.hasNavigationBar, isDevice || !hasHomeButton
    {
      if insets.top > 0 { insets.top += own.top }
      insets.bottom += own.bottom
    }
    return insets
  }

  /// How much lower than the device a canvas of its width is, in points; nil for one of another
  /// width.
  private func missingHeight(on canvas: DesignCanvas) -> CGFloat? {
    guard canvas.device == nil, let size = contents.device?.screenSize,
      canvas.size.width == size.width
    else { return nil }
    return size.height - canvas.size.height
  }
}
