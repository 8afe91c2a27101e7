import AutoLayout
import Foundation

extension SceneHost {
  /// The views and guides that go by a name: the accessibility identifier, the name of the property that holds them, the
  /// whole path, or the end of one.
  public func paths(named name: String) -> [ViewPath] { currentInventory.paths(named: name) }

  /// What a view of the window is called: the nearest of those around it that has a name; for what the system puts behind
  /// a presented view, the presented one.
  public func name(of view: UIView) -> String {
    let inventory = currentInventory
    let front = view.presentedInside?.controller.viewIfLoaded
    let around = sequence(first: front ?? view, next: \.superview)
    return inventory.name(of: around.first { inventory.path(of: $0) != nil } ?? view)
  }

  /// The guide at a path.
  public func guide(at path: ViewPath) -> UILayoutGuide? {
    let inventory = currentInventory
    return inventory.guideItems.firstIndex { $0.path == path }.map { inventory.guides[$0] }
  }
}
