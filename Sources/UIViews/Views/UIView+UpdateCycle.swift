/// The number of passes after which a layout that causes new changes each time is given up.
private let passLimit = 50
/// The number of passes after which insets that still change are taken for ones that never settle.
private let insetLimit = 40
/// The number of layouts that may be nested, each requested by a callback of the one around it.
private let depthLimit = 16

extension UIView {
  /// Runs the update pass in the view and below it: children before parents, and only where it was
  /// requested.
  func updateConstraintsBottomUp() {
    if pending.contains(.constraintsBelow) {
      pending.remove(.constraintsBelow)
      for subview in subviews where subview.pending.overlaps(.updating) {
        subview.updateConstraintsBottomUp()
      }
    }
    guard pending.contains(.constraints) else { return }
    pending.remove(.constraints)
    if let viewController {
      viewController.updateConstraintsOfView()
    } else {
      LayoutLog.willCall("updateConstraints()", of: self)
      updateConstraints()
    }
  }

  /// Runs update, solve and layout passes until nothing in the view waits for one, on the screen of
  /// the view's window.
  func layOutNow() {
    if let window { window.performOnScreen(runPasses) } else { runPasses() }
  }

  private func runPasses() {
    let engine = root.engineForLayout
    guard engine.layoutDepth < depthLimit else { return giveUp(engine) }
    engine.layoutDepth += 1
    defer {
      engine.layoutDepth -= 1
      if engine.layoutDepth == 0 { engine.hasGivenUp = false }
    }
    if engine.layoutDepth == 1, engine.hasChanges || root.waits { engine.takeInsetsOver() }
    var unsettled: [UIView] = []
    var deprived: [UIView] = []
    while !settle(engine, &unsettled) {
      guard !engine.hasGivenUp, let more = root.keepOwnInsets(of: unsettled, engine) else {
        return giveUp(engine)
      }
      deprived += more
      unsettled = []
    }
    if let first = deprived.first { root.warn(ofUnsettledInsetsOf: first) }
  }

  /// Runs passes until nothing waits for one. Returns whether that came about.
  /// - Parameter unsettled: Gets the views whose insets still change in the last passes.
  private func settle(_ engine: LayoutEngine, _ unsettled: inout [UIView]) -> Bool {
    for pass in 0..<passLimit where !engine.hasGivenUp {
      guard engine.hasChanges || root.waits else { return true }
      if pass >= insetLimit { root.collectUnsettledInsets(&unsettled) }
      root.contentsChanged()
      root.updateConstraintsBottomUp()
      // A callback may have moved the whole hierarchy into another one.
      guard layoutEngine === engine else {
        root.layOutNow()
        return true
      }
      engine.solve()
      topmostWaiting.layOutTopDown()
      guard layoutEngine === engine else {
        root.layOutNow()
        return true
      }
      if !engine.hasChanges && !waits { return true }
    }
    return false
  }

  /// Gives up the layout and those around it, with one warning.
  private func giveUp(_ engine: LayoutEngine) {
    guard !engine.hasGivenUp else { return }
    engine.hasGivenUp = true
    LayoutLog.write(
      "The layout of \(nameInWarnings) did not settle in \(passLimit) passes: something in it changes the "
        + "layout each time it is laid out. Waiting: \(waitingView?.nameInWarnings ?? "constraints")",
      as: .unsettled)
  }

  private var engineForLayout: LayoutEngine {
    if let engine = node.ownEngine { return engine }
    let engine = LayoutEngine(root: node)
    node.ownEngine = engine
    return engine
  }

  /// The outermost superview that waits for a layout; this view if none does.
  private var topmostWaiting: UIView {
    sequence(first: self, next: \.superview).filter { $0.pending.contains(.layout) }.last ?? self
  }

  private func layOutTopDown() {
    if pending.contains(.layout) {
      pending.remove(.layout)
      traitCollection.performAsCurrent {
        if let viewController {
          LayoutLog.willCall("viewWillLayoutSubviews()", of: viewController)
          viewController.viewWillLayoutSubviews()
        }
        LayoutLog.willCall("layoutSubviews()", of: self)
        layoutSubviews()
        if let viewController {
          viewController.layOutUnavailableContent()
          LayoutLog.willCall("viewDidLayoutSubviews()", of: viewController)
          viewController.viewDidLayoutSubviews()
        }
      }
    }
    guard pending.contains(.layoutBelow) else { return }
    pending.remove(.layoutBelow)
    for subview in subviews where subview.pending.overlaps(.layingOut) {
      // A callback may have removed the subview.
      if subview.superview === self { subview.layOutTopDown() }
    }
  }

  /// Whether the view, or a view below it, waits for a pass.
  var waits: Bool { pending.overlaps(.unsettled) }

  /// The first view that waits for a pass: this view, or one below it.
  private var waitingView: UIView? {
    if pending.overlaps(.first) { return self }
    guard waits else { return nil }
    for subview in subviews {
      if let view = subview.waitingView { return view }
    }
    return nil
  }

  /// Gives the subviews the frames that the engine found for them.
  func applySolvedFrames() {
    guard let engine = layoutEngine else { return }
    let scale = pixelScale
    for subview in subviews {
      let isAutoresizing = subview.translatesAutoresizingMaskIntoConstraints
      guard
        let frame = engine.takePlacing(
          of: subview.node, placedByHand: subview.exactFrame == nil && !isAutoresizing)
      else { continue }
      if !isAutoresizing {
        subview.follow(frame, engine, in: self, scale: scale)
      } else if engine.knowsAutoresizing(of: subview.node),
        !subview.pending.contains(.autoresizing), !frame.isNearly(subview.solvedFrame)
      {
        subview.follow(frame, engine, in: self, scale: nil)
      }
    }
    for guide in ownedGuides { guide.ownerLaidOut() }
    systemGuides?.keyboard?.ownerLaidOut()
  }
}
