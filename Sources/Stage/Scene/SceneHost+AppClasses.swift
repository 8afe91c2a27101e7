extension SceneHost {
  /// Whether all views and controllers are of the framework's own classes. Any other class may
  /// override `layoutSubviews` and the like, and then code of the app takes part in each layout.
  var isOfFrameworkClasses: Bool {
    (currentInventory.views as [AnyObject] + controllers).allSatisfy {
      AppClasses.name(of: $0) == nil
    }
  }

  /// Whether the scene's controller lets a phone lie on its side.
  package var turnsSideways: Bool {
    guard let controller = window.rootViewController else { return true }
    return !controller.supportedInterfaceOrientations.isDisjoint(with: .landscape)
  }

  /// The controllers of the scene, each before its children.
  private var controllers: [AnyObject] {
    var (found, open) = ([UIViewController](), [window.rootViewController].compactMap(\.self))
    while let controller = open.popLast() {
      guard !found.contains(where: { $0 === controller }) else { continue }
      found.append(controller)
      open += (controller.children + [controller.presentedViewController].compactMap(\.self))
        .reversed()
    }
    return found
  }
}
