import AutoLayout
import Foundation
import InterfaceBuilder

/// The bars that Interface Builder draws around each controller: by the containers and segues that
/// lead to it, or by what the controller simulates.
struct BarInference {
  private struct Bars {
    var navigation = false
    var largeTitle = false
    var tab = false
    var toolbar = false

    init() {}

    init(_ containers: InferredContainers.Containers, in document: Document) {
      tab = containers.tabs != nil
      guard let controller = containers.navigation.flatMap(document.object) else { return }
      navigation = controller.flag("navigationBarHidden") != true
      largeTitle = controller.child("navigationBar")?.flag("largeTitles") == true
      toolbar = controller.flag("toolbarHidden") == false
    }
  }

  private var bars: [String: Bars] = [:]

  init(_ document: Document) {
    let containers = InferredContainers(document)
    for id in document.scenes.compactMap({ $0.controller?["id"] }) {
      bars[id] = Bars(containers[id], in: document)
    }
  }

  private static func barHeight(on canvas: Canvas, _ isSheet: Bool) -> CGFloat {
    if canvas.isPad { return canvas.version >= 12 ? 50 : 44 }
    if isSheet { return 56 }
    return canvas.version >= 26 ? 54 : 44
  }

  /// The safe area of a controller's root on a canvas, and the height that opaque bars take from
  /// it.
  func insets(of controller: Element, on canvas: Canvas, root: CGSize) -> UIEdgeInsets {
    let found = bars[controller["id"] ?? ""] ?? Bars()
    // Xcode 11 and later leave the status bar of devices with a home button out, and Xcode up to 14
    // that of views in xibs which have another size than the device.
    let isFreeform = controller.isView && root != canvas.size && canvas.version < 17
    let hasHomeButton = canvas.bottom == 0
    var top = canvas.safeArea.top
    if hasHomeButton, isFreeform || !canvas.drawsStatusBars { top = 0 }
    var bottom = canvas.bottom
    let metrics = SimulatedMetrics(controller)
    if !metrics.hasStatusBar, hasHomeButton { top = 0 }
    // Opaque bars make the root itself smaller, sheets leave a part of the screen above them.
    let missing = root.width == canvas.size.width ? canvas.size.height - root.height : 0
    let isSheet = canvas.version >= 13 && (10..<55).contains(missing)
    if isSheet { top = 0 }
    if isSheet, missing == 10 { bottom = 0 }
    if !isSheet, missing >= 60, missing <= 120 {
      return UIEdgeInsets(top: 0, left: 0, bottom: canvas.bottom, right: 0)
    }
    var bar = found.navigation
    var large =
      found.largeTitle && controller.child("navigationItem")?["largeTitleDisplayMode"] != "never"
    if metrics.topBar != .inferred {
      bar = metrics.topBar != .none
      large = metrics.hasLargeTitles
    }
    if bar { top += Self.barHeight(on: canvas, isSheet) }
    if bar, large { top += 52 }
    var tab = found.tab
    var toolbar = found.toolbar
    if metrics.bottomBar != .inferred {
      tab = metrics.bottomBar == .shown("simulatedTabBarMetrics")
      toolbar = metrics.bottomBar == .shown("simulatedToolbarMetrics")
    }
    if toolbar { bottom += canvas.bottom > 0 ? 49 : 44 }
    if tab, missing == 49 + canvas.bottom {
      bottom = 0
    } else if tab {
      bottom += 49
    }
    // Xcode 26 counts the device's safe area twice.
    if canvas.doublesSafeArea, !bar, !isFreeform || !hasHomeButton {
      if top > 0 { top += canvas.safeArea.top }
      bottom += canvas.bottom
    }
    let sides = canvas.safeArea.left
    return UIEdgeInsets(top: top, left: sides, bottom: bottom, right: sides)
  }
}
