import Foundation

/// Which passes of the update cycle a view waits for.
struct Dirtiness {
  var constraints = true
  var layout = true
}

/// How often one layout may find something changed by itself before it is given up.
private let passLimit = 50
/// How deep layouts may be nested, each asked for by a callback of the one around it.
private let depthLimit = 16

extension UIView {
  /// The update pass below and in the view: children before parents, only what asked for it.
  func updateConstraintsBottomUp() {
    for subview in subviews { subview.updateConstraintsBottomUp() }
    guard isDirty.constraints else { return }
    isDirty.constraints = false
    if let viewController {
      viewController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// Runs update, solve and layout passes until nothing in the view waits for one.
  func layOutNow() {
    let engine = root.engineForLayout
    guard engine.layoutDepth < depthLimit else { return giveUp(engine) }
    engine.layoutDepth += 1
    defer {
      engine.layoutDepth -= 1
      if engine.layoutDepth == 0 { engine.hasGivenUp = false }
    }
    for _ in 0..<passLimit where !engine.hasGivenUp {
      root.updateConstraintsBottomUp()
      // A callback may have put the whole hierarchy into another one.
      guard root.ownEngine === engine else { return root.layOutNow() }
      engine.solve()
      topmostWaiting.layOutTopDown()
      guard root.ownEngine === engine else { return root.layOutNow() }
      if !engine.hasChanges && !waits { return }
    }
    giveUp(engine)
  }

  /// Leaves the layout, and those around it, as they are, and says so once.
  private func giveUp(_ engine: LayoutEngine) {
    guard !engine.hasGivenUp else { return }
    engine.hasGivenUp = true
    LayoutLog.write(
      "The layout of \(self) did not settle in \(passLimit) passes: something in it changes the "
        + "layout each time it is laid out. Waiting: \(waitingView?.description ?? "constraints")")
  }

  private var engineForLayout: LayoutEngine {
    if let ownEngine { return ownEngine }
    let engine = LayoutEngine(root: self)
    ownEngine = engine
    return engine
  }

  /// The outermost view around this one that waits for a layout; this one if none does.
  private var topmostWaiting: UIView {
    sequence(first: self, next: \.superview).filter(\.isDirty.layout).last ?? self
  }

  private func layOutTopDown() {
    if isDirty.layout {
      isDirty.layout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    // A callback may have taken a subview away.
    for subview in subviews where subview.superview === self { subview.layOutTopDown() }
  }

  private var waits: Bool { waitingView != nil }

  /// The first view in the hierarchy below and including this one that waits for a pass.
  private var waitingView: UIView? {
    if isDirty.layout || isDirty.constraints { return self }
    for subview in subviews {
      if let view = subview.waitingView { return view }
    }
    return nil
  }

  /// Gives the subviews the frames that the engine found for them.
  func applySolvedFrames() {
    guard let engine = layoutEngine else { return }
    for subview in subviews {
      guard let frame = engine.frame(of: subview) else { continue }
      if !subview.translatesAutoresizingMaskIntoConstraints {
        subview.follow(frame, engine)
      } else if subview.autoresizingConstraints != nil, !frame.isNearly(subview.solvedFrame) {
        subview.follow(frame, engine)
      }
    }
    for guide in allGuides {
      if let frame = engine.frame(of: guide) { guide.solvedFrame = frame }
    }
  }
}
