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
  func frame(of item: any LayoutItem) -> CGRect? {
    guard let variables = item.layoutVariables else { return nil }
    // Adding zero makes a negative zero a plain one, which prints as a person would write it.
    func value(_ variable: Variable?) -> CGFloat {
      variable.map { CGFloat(solver.value(of: $0)) + 0 } ?? 0
    }
    return CGRect(
      x: value(variables.origin.horizontal), y: value(variables.origin.vertical),
      width: value(variables.size.horizontal), height: value(variables.size.vertical))
  }

  /// Sets what can be set at once, and marks for layout the views whose subviews have to move.
  func markMovedViews() {
    for item in items.lazy.map(\.item) {
      guard let frame = frame(of: item) else { continue }
      if let guide = item as? UILayoutGuide {
        guide.solvedFrame = frame
      } else if let view = item as? UIView {
        mark(view, movedTo: frame)
      }
    }
  }

  private func mark(_ view: UIView, movedTo frame: CGRect) {
    if view === root {
      guard !rootSizeIsGiven else { return }
      let size = PixelRounding.snap(frame, of: view).size
      if view.bounds.size != size { view.place(CGRect(origin: view.storedOrigin, size: size)) }
    } else if view.translatesAutoresizingMaskIntoConstraints {
      if !frame.isNearly(view.solvedFrame) { view.superview?.setNeedsLayout() }
    } else if view.untransformedFrame == PixelRounding.snap(frame, of: view) {
      view.exactFrame = frame
    } else {
      view.superview?.setNeedsLayout()
    }
  }

  /// The parts of the item's rectangle that could have another value without any loss.
  func ambiguousAttributes(of item: any LayoutItem) -> [NSLayoutConstraint.Attribute] {
    guard !hasChanges, let variables = item.layoutVariables else { return [] }
    let parts: [(NSLayoutConstraint.Attribute, Variable?)] = [
      (.left, variables.origin.horizontal), (.top, variables.origin.vertical),
      (.width, variables.size.horizontal), (.height, variables.size.vertical),
    ]
    return parts.compactMap { attribute, variable in
      guard let variable, solver.isAmbiguous(variable) else { return nil }
      return attribute
    }
  }

  /// By how many points the constraint is not met; 0 if it is.
  func violation(of constraint: NSLayoutConstraint) -> CGFloat {
    guard let entry = constraint.engineEntry else { return 0 }
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
