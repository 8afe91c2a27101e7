internal import Cassowary
import Foundation

extension CGRect {
  /// Whether both are the same rectangle, but for rounding errors.
  func isNearly(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(width - other.width) < 1e-6 && abs(height - other.height) < 1e-6
  }
}

extension LayoutEngine {
  /// The item's exact rectangle, in the coordinates of what it lies in; nil if it is not in here.
  func frame(of node: LayoutNode) -> CGRect? {
    guard let variables = node.variables else { return nil }
    var frame = CGRect.zero
    // Adding zero makes a negative zero a plain one, which prints as a person would write it.
    if let x = variables.origin.horizontal { frame.origin.x = solver.value(of: x) + 0 }
    if let y = variables.origin.vertical { frame.origin.y = solver.value(of: y) + 0 }
    frame.size.width = solver.value(of: variables.size.horizontal) + 0
    frame.size.height = solver.value(of: variables.size.vertical) + 0
    return frame
  }

  /// Solves, and notes the items for which that gave other values.
  ///
  /// - Returns: Those of them whose content's height depends on the width.
  func collectMoves() -> [LayoutNode] {
    var flowing: [LayoutNode] = []
    for variable in solver.takeChanges() {
      guard let node = nodes[variable.index] else { continue }
      if node.isFlowing { flowing.append(node) }
      noteMove(of: node)
    }
    return flowing
  }

  /// The item may have another rectangle than it had.
  func noteMove(of node: LayoutNode) {
    guard !node.isMoved else { return }
    node.isMoved = true
    moved.append(node)
  }

  /// Sets what can be set at once, and marks for layout the views whose subviews have to move.
  func markMovedViews() {
    let moved = moved
    self.moved.removeAll(keepingCapacity: true)
    let scale = root.pixelScale
    for node in moved {
      node.isMoved = false
      guard let frame = frame(of: node) else { continue }
      if let view = node.view {
        mark(view, movedTo: frame, scale)
      } else {
        node.guide?.solvedFrame = frame
      }
    }
  }

  private func mark(_ view: UIView, movedTo frame: CGRect, _ scale: CGFloat?) {
    if view === root {
      guard !rootSizeIsGiven else { return }
      let size = PixelRounding.snap(frame, scale: scale).size
      if view.bounds.size != size { view.place(CGRect(origin: view.storedOrigin, size: size)) }
    } else if view.translatesAutoresizingMaskIntoConstraints {
      if !frame.isNearly(view.solvedFrame) { needPlacing(view) }
    } else if view.untransformedFrame == PixelRounding.snap(frame, scale: scale) {
      view.exactFrame = frame
    } else {
      needPlacing(view)
    }
  }

  private func needPlacing(_ view: UIView) {
    view.node.needsPlacing = true
    view.superview?.setNeedsLayout()
  }

  /// The parts of the item's rectangle that could have another value without any loss.
  func ambiguousAttributes(of node: LayoutNode) -> [NSLayoutConstraint.Attribute] {
    guard !hasChanges, let variables = node.variables else { return [] }
    let parts: [(NSLayoutConstraint.Attribute, Variable?)] = [
      (.left, variables.origin.horizontal), (.top, variables.origin.vertical),
      (.width, variables.size.horizontal), (.height, variables.size.vertical),
    ]
    return parts.compactMap { attribute, variable in
      guard let variable, solver.isAmbiguous(variable) else { return nil }
      return attribute
    }
  }

  /// Whether an attribute, or the distance between two, could have another value without any loss.
  func isAmbiguous(
    _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute, _ offset: AnchorOffset?
  ) -> Bool {
    // Only two items may lie so far apart that nothing nearer than the root is around both.
    guard !hasChanges, let container = offset == nil ? node.parent : root.node,
      let view = container.view
    else { return false }
    var sum = SideSum(
      container: container, view: view, isDirectional: attribute.isDirectional)
    return sum.add(node, attribute, offset, times: 1) && solver.isAmbiguous(sum.expression)
  }

  /// By how many points the constraint is not met; 0 if it is.
  func violation(of constraint: NSLayoutConstraint) -> CGFloat {
    guard let entry = constraint.engineEntry, entry.generation == generation else { return 0 }
    let misses = entry.parts.map { part in
      let expression = part.constraint.expression
      let error = expression.terms.reduce(expression.constant) {
        $0 + $1.coefficient * solver.value(of: $1.variable)
      }
      return switch part.constraint.relation {
      case .equal: abs(error)
      case .lessThanOrEqual: max(0, error)
      case .greaterThanOrEqual: max(0, -error)
      }
    }
    let worst = misses.max() ?? 0
    // What is left of a satisfied constraint by rounding is no violation.
    return worst < 1e-6 ? 0 : CGFloat(worst)
  }
}
