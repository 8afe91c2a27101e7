import AutoLayout
import Foundation
import InterfaceBuilder

/// The bars that Interface Builder draws around each controller: by the containers and segues that lead to
/// it, or by what the controller simulates.
struct BarInference {
  struct Bars: Hashable {
    var navigation = false
    var largeTitle = false
    var tab = false
    var toolbar = false
    var opaqueNavigation = false
    var opaqueTab = false
    var isSheet = false
    var known = false
  }

  private(set) var bars: [String: Bars] = [:]

  init(_ document: Document) {
    guard document.kind == .storyboard else { return }
    let controllers = document.scenes.compactMap(\.controller)
    var edges: [(from: String, to: String, kind: String, relationship: String)] = []
    for scene in document.scenes {
      guard let id = scene.controller?["id"] else { continue }
      for object in scene.objects { Self.collect(object, from: id, into: &edges) }
    }
    var queue: [String] = []
    let targets = Set(edges.map(\.to))
    for controller in controllers {
      guard let id = controller["id"] else { continue }
      if !targets.contains(id)
        || ["navigationController", "tabBarController"].contains(controller.name)
          && !edges.contains(where: { $0.to == id && $0.kind == "relationship" })
      {
        bars[id] = Bars(known: true)
        queue.append(id)
      }
    }
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      guard let source = document.object(id) else { continue }
      for edge in edges where edge.from == id {
        guard let target = document.object(edge.to), bars[edge.to] == nil else { continue }
        var found = bars[id] ?? Bars()
        switch edge.kind {
        case "relationship":
          if source.name == "navigationController" {
            let bar = source.child("navigationBar")
            found.navigation = source.flag("navigationBarHidden") != true
            found.largeTitle = bar?.flag("largeTitles") == true
            found.opaqueNavigation = bar?.flag("translucent") == false
            found.toolbar = source.flag("toolbarHidden") == false
          } else if source.name == "tabBarController" {
            found.tab = true
            found.opaqueTab = source.child("tabBar")?.flag("translucent") == false
          } else {
            found = Bars()
          }
        case "show", "push": break
        case "embed": continue
        default: found = Bars(isSheet: true)
        }
        if target.name == "viewController" || target.name.hasSuffix("ViewController"),
          target.flag("hidesBottomBarWhenPushed") == true
        {
          found.tab = false
        }
        bars[edge.to] = found
        queue.append(edge.to)
      }
    }
  }

  private static func collect(
    _ element: Element, from id: String,
    into edges: inout [(from: String, to: String, kind: String, relationship: String)]
  ) {
    for child in element.children {
      if child.name == "segue", let to = child["destination"], let kind = child["kind"] {
        edges.append((id, to, kind, child["relationship"] ?? ""))
      } else {
        collect(child, from: id, into: &edges)
      }
    }
  }

  private static func barHeight(on canvas: Canvas, _ isSheet: Bool) -> CGFloat {
    if canvas.isPad { return canvas.version >= 12 ? 50 : 44 }
    if isSheet { return 56 }
    return canvas.version >= 26 ? 54 : 44
  }

  /// The safe area of a controller's root on a canvas, and the height that opaque bars take from it.
  func insets(of controller: Element, on canvas: Canvas, root: CGSize) -> UIEdgeInsets {
    let found = bars[controller["id"] ?? ""] ?? Bars()
    // Xcode 11 and later leave the status bar of devices with a home button out, and Xcode up to 14 that of
    // views in xibs which have another size than the device.
    let isFreeform = controller.isView && root != canvas.size && canvas.version < 17
    let hasHomeButton = canvas.bottom == 0
    var top = canvas.safeArea.top
    if hasHomeButton, isFreeform || (13...15).contains(canvas.version) { top = 0 }
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
    if canvas.version >= 26, !bar, !isFreeform || !hasHomeButton {
      if top > 0 { top += canvas.safeArea.top }
      bottom += canvas.bottom
    }
    let sides = canvas.safeArea.left
    return UIEdgeInsets(top: top, left: sides, bottom: bottom, right: sides)
  }
}
