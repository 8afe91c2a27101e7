extension UIViewController {
  /// The nearest of this controller and its ancestors that presents or is presented; the outermost
  /// if there is none.
  var presentationRoot: UIViewController {
    var outermost = self
    for controller in sequence(first: self, next: \.parent) {
      if controller.presented != nil || controller.presenter != nil { return controller }
      outermost = controller
    }
    return outermost
  }

  /// The controller that presents in place of this one, as the style requires.
  private func presenter(of style: UIModalPresentationStyle) -> UIViewController {
    let around = Array(sequence(first: self, next: \.parent))
    let isInContext = style == .currentContext || style == .overCurrentContext
    return (isInContext ? around.first(where: \.definesPresentationContext) : nil) ?? around.last
      ?? self
  }

  func beginPresenting(
    _ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    let presenter = presenter(of: controller.modalPresentationStyle)
    guard mayPresent(controller, from: presenter), let surroundings = presenter.viewIfLoaded
    else { return }
    let isInContext = presenter.parent != nil
    guard let host = isInContext ? surroundings : surroundings.window else { return }

    presenter.presented = controller
    controller.presenter = presenter
    controller.isBeingPresented = true
    let transition = UITransitionView(of: controller, in: host)
    controller.presentationView = transition
    controller.loadViewIfNeeded()
    let covers = transition.covers && !isInContext
    if covers { presenter.beginTransition(appearing: false, animated: animated) }
    controller.beginTransition(appearing: true, animated: animated)
    controller.view.translatesAutoresizingMaskIntoConstraints = true
    transition.addSubview(controller.view)
    host.addSubview(transition)
    transition.prepare()
    transition.placePresented()
    if covers {
      transition.coveredSuperview = surroundings.superview
      surroundings.removeFromSuperview()
      presenter.endTransition()
    }
    completion?()
  }

  /// Whether the controller can be presented now. If not, the reason is raised or logged.
  private func mayPresent(_ controller: UIViewController, from presenter: UIViewController) -> Bool
  {
    if controller === presenter || controller.parent != nil || controller === self {
      LayoutException.raise(
        .invalidArgument,
        "Application tried to present modally an active controller \(controller.reference).")
      return false
    }
    if let other = controller.presenter {
      LayoutException.raise(
        .invalidArgument,
        "Application tried to present modally a view controller \(controller.reference) that is "
          + "already being presented by \(other.reference).")
      return false
    }
    let attempt =
      "Attempt to present \(controller.reference) on \(presenter.reference) (from "
      + "\(reference))"
    if let other = presenter.presented {
      LayoutLog.write("\(attempt) which is already presenting \(other.reference).")
      return false
    }
    guard presenter.viewIfLoaded?.window != nil else {
      LayoutLog.write("\(attempt) whose view is not in the window hierarchy.")
      return false
    }
    return true
  }

  func endPresenting(animated: Bool, _ completion: (() -> Void)?) {
    let root = presentationRoot
    guard let presenter = root.presented == nil ? root.presenter : root,
      let controller = presenter.presented
    else { return }
    // Controllers that it presents are dismissed with it.
    if controller.presented != nil { controller.endPresenting(animated: false, nil) }
    let transition = controller.presentationView
    controller.isBeingDismissed = true
    controller.beginTransition(appearing: false, animated: animated)
    if let covered = transition?.coveredSuperview, let view = presenter.viewIfLoaded {
      presenter.beginTransition(appearing: true, animated: animated)
      view.frame = covered.bounds
      covered.insertSubview(view, at: 0)
    }
    transition?.removeFromSuperview()
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endTransition()
    controller.presentationView = nil
    controller.barInsets = .zero
    controller.presenter = nil
    presenter.presented = nil
    presenter.viewIfLoaded?.window?.statusBarMayChange()
    completion?()
  }

  /// This controller, the controller that it presents, and so on.
  var presentationChain: [UIViewController] {
    Array(sequence(first: self, next: \.presented))
  }

  /// Whether the controller is presented as a sheet, with the view below dimmed around it.
  package var isPresentedAsSheet: Bool { presentationView?.isOfSheet ?? false }

  /// The controller in messages: its class and address.
  package nonisolated var reference: String { "<\(className(of: self)): \(address(of: self))>" }
}
