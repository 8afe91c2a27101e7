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

  /// The safe area of a controller's root on a canvas, and the height that opaque bars take from it.
  func insets(of controller: Element, on canvas: Canvas, root: CGSize) -> UIEdgeInsets {
    let found = bars[controller["id"] ?? ""] ?? Bars()
    // Xcode 11 and later leave the status bar of devices with a home button out.
    var top =
      canvas.bottom == 0 && (13...15).contains(canvas.version) && !canvas.isPad
      ? 0 : canvas.safeArea.top
    var bottom = canvas.bottom
    let metrics = SimulatedMetrics(controller)
    if !metrics.hasStatusBar, canvas.bottom == 0 { top = 0 }
    let isSheet =
      root.width == canvas.size.width && root.height < canvas.size.height - 10
      && root.height > canvas.size.height - 56
    if isSheet { top = 0 }
    // Opaque bars make the root itself smaller.
    let missing = canvas.size.height - root.height
    if !isSheet, missing >= 60, missing <= 120, root.width == canvas.size.width {
      return UIEdgeInsets(top: 0, left: 0, bottom: canvas.bottom, right: 0)
    }
    var bar = found.navigation
    var large =
      found.largeTitle && controller.child("navigationItem")?["largeTitleDisplayMode"] != "never"
    if metrics.topBar != .inferred {
      bar = metrics.topBar != .none
      large = metrics.hasLargeTitles
    }
    if bar { top += isSheet ? 56 : 44 }
    if bar, large { top += 52 }
    var tab = found.tab
    var toolbar = found.toolbar
    if metrics.bottomBar != .inferred {
      tab = metrics.bottomBar == .shown("simulatedTabBarMetrics")
      toolbar = metrics.bottomBar == .shown("simulatedToolbarMetrics")
    }
    if toolbar { bottom += canvas.bottom > 0 ? 49 : 44 }
    if tab { bottom += 49 }
    let sides = canvas.safeArea.left
    return UIEdgeInsets(top: top, left: sides, bottom: bottom, right: sides)
  }
}
