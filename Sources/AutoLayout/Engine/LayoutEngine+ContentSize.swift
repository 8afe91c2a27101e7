internal import Cassowary
import Foundation

extension LayoutEngine {
  /// The view's content-size constraints, brought up to date: one an axis that has a size.
  func contentSizeConstraints(of view: UIView) -> [NSLayoutConstraint] {
    noteFlow(of: view)
    measure(view)
    var all: [NSLayoutConstraint] = []
    if let width = view.contentSizeConstraints.horizontal { all.append(width) }
    if let height = view.contentSizeConstraints.vertical { all.append(height) }
    return all
  }

  /// Notes whether the content's height depends on its width, and then has it fitted.
  private func noteFlow(of view: UIView) {
    let node = view.node
    let flows = view.contentSize(forWidth: .greatestFiniteMagnitude) != nil
    if flows && !node.isFlowing { flowing.append(node) }
    node.isFlowing = flows
    if flows { unfitted.append(node) }
  }

  /// Asks the view for its content's size and makes the constraints agree with it.
  private func measure(_ view: UIView) {
    guard !view.knowsContentSize else { return }
    view.knowsContentSize = true
    var size = view.legalContentSize
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

  /// Measures the view's content afresh, and tells the solver; false if only a rebuild can.
  func remeasure(_ view: UIView) -> Bool {
    let old = view.contentSizeConstraints
    _ = contentSizeConstraints(of: view)
    let new = view.contentSizeConstraints
    return follow(old.horizontal, new.horizontal) && follow(old.vertical, new.vertical)
  }

  private func follow(
    _ old: NSContentSizeLayoutConstraint?, _ new: NSContentSizeLayoutConstraint?
  ) -> Bool {
    if let old, old !== new, let entry = old.engineEntry {
      drop(entry)
      old.engineEntry = nil
    }
    guard let new else { return true }
    guard let entry = new.engineEntry, entry.generation == generation, entry.parts.count == 2,
      !entry.isBroken
    else { return enter(new) }
    guard setSolverConstant(of: new) else { return false }
    let priorities = [new.compressionResistance, new.hugging].map(Priority.init)
    for (index, priority) in priorities.enumerated()
    where entry.parts[index].constraint.priority != priority {
      guard let handle = entry.parts[index].handle else { return false }
      do {
        try solver.setPriority(priority, of: handle)
      } catch {
        return false
      }
      entry.parts[index].constraint.priority = priority
    }
    return true
  }

  // MARK: Text that wraps

  /// Fits the heights of texts that wrap to the widths that the layout gives them, and solves again.
  ///
  /// Where no heights agree with the widths, because the constraints make a width depend on its
  /// height, the texts start over from one line: what is left then does not depend on the heights
  /// that they had before.
  func flowContents() {
    let unfitted = unfitted
    self.unfitted.removeAll()
    if fit(unfitted + collectMoves()) { return }
    flowing.removeAll { !$0.isFlowing || !knows($0) }
    for node in flowing {
      if let view = node.view { setFlowedHeight(view.intrinsicContentSize.height, of: view) }
    }
    _ = fit(flowing + collectMoves())
  }

  /// Takes a few rounds, which mostly do; whether the heights then agree with the widths.
  private func fit(_ candidates: [LayoutNode]) -> Bool {
    var candidates = candidates
    for _ in 0..<4 {
      var changed = false
      for node in candidates where node.isFlowing {
        guard let view = node.view, let width = frame(of: node)?.width,
          let height = view.contentSize(forWidth: width)?.height
        else { continue }
        if setFlowedHeight(height, of: view) { changed = true }
      }
      if !changed { return true }
      candidates = collectMoves()
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
