import Foundation

/// Which passes of the update cycle a view waits for.
struct Dirtiness {
  var constraints = true
  var layout = true
}

/// How often one layout may find something changed by itself before it is given up.
private let passLimit = 50

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
    let root = root
    let engine = root.engineForLayout
    for _ in 0..<passLimit {
      root.updateConstraintsBottomUp()
      engine.solve()
      topmostWaiting.layOutTopDown()
      if !engine.hasChanges && !waits { return }
    }
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
    for subview in subviews { subview.layOutTopDown() }
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
    for subview in subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      guard let frame = engine.frame(of: subview) else { continue }
      let snapped = PixelRounding.snap(frame, of: subview)
      if subview.frame != snapped { subview.place(snapped) }
      subview.exactFrame = frame
    }
    for guide in allGuides {
      if let frame = engine.frame(of: guide) { guide.solvedFrame = frame }
    }
  }
}
