import AutoLayout
import Foundation
import InterfaceBuilder

extension PropertyDecoder {
  func decode(_ controller: UIViewController) {
    if let title = string("title") { controller.title = title }
    set(\.hidesBottomBarWhenPushed, of: controller, "hidesBottomBarWhenPushed")
    set(\.definesPresentationContext, of: controller, "definesPresentationContext")
    set(
      \.automaticallyAdjustsScrollViewInsets, of: controller, "automaticallyAdjustsScrollViewInsets"
    )
    set(\.extendedLayoutIncludesOpaqueBars, of: controller, "extendedLayoutIncludesOpaqueBars")
    set(
      \.viewRespectsSystemMinimumLayoutMargins, of: controller,
      "viewRespectsSystemMinimumLayoutMargins")
    set(
      \.modalPresentationStyle, of: controller, "modalPresentationStyle",
      among: [
        "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover,
      ])
    if let edges = element.child("extendedEdge", key: "edgesForExtendedLayout") {
      var set: UIRectEdge = []
      for (name, edge) in [
        ("top", UIRectEdge.top), ("left", .left), ("bottom", .bottom), ("right", .right),
      ]
      where edges.flag(name) == true { set.insert(edge) }
      controller.edgesForExtendedLayout = set
    }
    if let size = element.child("size", key: "preferredContentSize")?.size
      ?? element.child("value", key: "contentSizeForViewInPopover")?.size
    {
      controller.preferredContentSize = CGSize(size)
    }
    if let navigation = controller as? UINavigationController {
      set(\.isNavigationBarHidden, of: navigation, "navigationBarHidden")
      set(\.isToolbarHidden, of: navigation, "toolbarHidden", to: flag("toolbarHidden"))
    }
    if let pages = controller as? UIPageViewController { decode(pages) }
    if let table = controller as? UITableViewController {
      set(\.clearsSelectionOnViewWillAppear, of: table, "clearsSelectionOnViewWillAppear")
    }
  }

  private func decode(_ pages: UIPageViewController) {
    set(
      \.transitionStyle, of: pages, "transitionStyle",
      among: ["pageCurl": .pageCurl, "scroll": .scroll])
    set(
      \.navigationOrientation, of: pages, "navigationOrientation",
      among: ["horizontal": .horizontal, "vertical": .vertical])
    set(
      \.storedSpine, of: pages, "spineLocation",
      among: ["none": .none, "min": .min, "mid": .mid, "max": .max])
    set(\.interPageSpacing, of: pages, "pageSpacing")
    set(\.isDoubleSided, of: pages, "doubleSided")
  }

  /// The properties of a bar that its controller has made.
  func decodeBar(_ bar: UIView) {
    if let color = child("backgroundColor").flatMap({ context.color($0) }) {
      bar.backgroundColor = color
    }
    if let tint = child("tintColor").flatMap({ context.color($0) }) { bar.tintColor = tint }
    switch bar {
    case let bar as UINavigationBar:
      set(\.isTranslucent, of: bar, "translucent")
      set(\.prefersLargeTitles, of: bar, "largeTitles")
      color(\.barTintColor, of: bar, "barTintColor")
    case let bar as UITabBar:
      set(\.isTranslucent, of: bar, "translucent")
      color(\.barTintColor, of: bar, "barTintColor")
    case let bar as UIToolbar:
      set(\.isTranslucent, of: bar, "translucent")
      color(\.barTintColor, of: bar, "barTintColor")
    default: break
    }
  }
}
