internal import Cassowary
import Foundation

extension LayoutEngine {
  /// The view's content-size constraints, brought up to date: one an axis that has a size.
  func contentSizeConstraints(of view: UIView) -> [NSLayoutConstraint] {
    measure(view)
    return [view.contentSizeConstraints.horizontal, view.contentSizeConstraints.vertical]
      .compactMap { $0 as NSLayoutConstraint? }
  }

  /// Asks the view for its content's size and makes the constraints agree with it.
  private func measure(_ view: UIView) {
    if view.contentSize(forWidth: .greatestFiniteMagnitude) != nil,
      !flowingViews.contains(where: { $0.view === view })
    {
      flowingViews.append(UnretainedView(view: view))
    }
    guard view.needsContentSize else { return }
    view.needsContentSize = false
    var size = view.intrinsicContentSize
    if let width = view.exactFrame?.width, let flowed = view.contentSize(forWidth: width) {
      size.height = flowed.height
    }
    set(size.width, .horizontal, of: view)
    set(size.height, .vertical, of: view)
  }

  private func set(_ size: CGFloat, _ axis: NSLayoutConstraint.Axis, of view: UIView) {
    guard size != UIView.noIntrinsicMetric, size.isFinite else {
      view.contentSizeConstraints[axis] = nil
      return
    }
    let priorities = view.contentPriorities[axis]
    if let known = view.contentSizeConstraints[axis] {
      known.storedConstant = size
      known.hugging = priorities.hugging
      known.compressionResistance = priorities.compressionResistance
    } else {
      view.contentSizeConstraints[axis] = NSContentSizeLayoutConstraint(
        view, axis, size: size, priorities: priorities)
    }
  }

  /// Takes the view's content-size constraints out and puts the present ones in.
  func remeasure(_ view: UIView) -> Bool {
    let old = view.contentSizeConstraints
    for constraint in [old.horizontal, old.vertical] {
      if let entry = constraint?.engineEntry { drop(entry) }
    }
    var allJoined = true
    for constraint in contentSizeConstraints(of: view) where !join(constraint) {
      allJoined = false
    }
    return allJoined
  }

  /// Fits the heights of texts that wrap to the widths that the layout gives them, and solves again.
  ///
  /// Where no heights agree with the widths, because the constraints make a width depend on its
  /// height, the texts start over from one line: what is left then does not depend on the heights
  /// that they had before.
  func flowContents() {
    if flowToWidths() { return }
    for view in flowingViews.map(\.view) {
      setFlowedHeight(view.intrinsicContentSize.height, of: view)
    }
    _ = flowToWidths()
  }

  /// Takes a few rounds, which mostly do; whether the heights then agree with the widths.
  private func flowToWidths() -> Bool {
    for _ in 0..<4 {
      var changed = false
      for view in flowingViews.map(\.view) {
        guard let width = frame(of: view)?.width,
          let height = view.contentSize(forWidth: width)?.height
        else { continue }
        if setFlowedHeight(height, of: view) { changed = true }
      }
      if !changed { return true }
    }
    return false
  }

  /// Gives the view's content another height; whether it is another one.
  @discardableResult
  private func setFlowedHeight(_ height: CGFloat, of view: UIView) -> Bool {
    guard let constraint = view.contentSizeConstraints.vertical, constraint.constant != height
    else { return false }
    constraint.storedConstant = height
    if !setSolverConstant(of: constraint) { rebuild() }
    return true
  }
}
