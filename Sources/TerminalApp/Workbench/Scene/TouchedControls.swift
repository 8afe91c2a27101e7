import Stage

/// What the user has done to the controls of a running scene: their values, and the field that is
/// being edited. It is done to another instance of the scene as well, unless the document gives the
/// control another value there.
struct TouchedControls {
  private struct Touched {
    let id: ItemID
    /// The value with which the control was made, and the present one.
    let made: ControlValue
    let present: ControlValue
  }

  private let controls: [Touched]
  private let edited: ItemID?
  /// The tabs that are chosen, in the order of their controllers.
  private let tabs: [Int]

  /// - Parameter made: The values with which the controls of the host were made.
  @MainActor
  init(of host: SceneHost, madeWith made: [ItemID: ControlValue]) {
    controls = host.views.compactMap { path, view in
      let id = ItemID(path, element: view.documentOrigin?.elementID)
      guard let value = made[id], let present = ControlValue(of: view), value != present
      else { return nil }
      return Touched(id: id, made: value, present: present)
    }
    edited = host.editedPath.map {
      ItemID($0, element: host.view(at: $0)?.documentOrigin?.elementID)
    }
    tabs = host.controller.tabControllers.map(\.selectedIndex)
  }

  /// Does the same to another instance.
  /// - Parameter made: The values with which the controls of that instance were made.
  @MainActor
  func restore(in host: SceneHost, madeWith made: [ItemID: ControlValue]) {
    let controllers = host.controller.tabControllers
    let others = zip(controllers, tabs).filter { $0.selectedIndex != $1 }
    if controllers.count == tabs.count, !others.isEmpty {
      host.change { for (controller, index) in others { controller.selectedIndex = index } }
    }
    var values: [(view: UIView, value: ControlValue)] = []
    for control in controls {
      guard let id = host.present(control.id), made[id] ?? control.made == control.made,
        let view = host.view(at: id.path)
      else { continue }
      values.append((view, control.present))
    }
    let field = edited.flatMap { host.present($0) }.flatMap { host.view(at: $0.path) }
    guard !values.isEmpty || field != nil else { return }
    host.change {
      for (view, value) in values { value.set(on: view) }
      if let field, field.canBecomeFirstResponder { field.becomeFirstResponder() }
    }
  }
}

extension SceneHost {
  /// The present identity of a view; nil if it is not there.
  fileprivate func present(_ id: ItemID) -> ItemID? {
    if case .view(let id) = present(.view(id)) { id } else { nil }
  }
}

extension UIViewController {
  /// The tab bar controllers among the controller and those in it.
  fileprivate var tabControllers: [UITabBarController] {
    [self as? UITabBarController].compactMap(\.self) + children.flatMap(\.tabControllers)
  }
}
