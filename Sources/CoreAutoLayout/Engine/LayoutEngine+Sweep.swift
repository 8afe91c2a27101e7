internal import Cassowary
import Foundation

/// A length of the window at which views begin or cease to follow it.
@MainActor
package struct LayoutBend {
  /// A part of a view or guide that follows the window in another way from there on.
  package struct Change {
    package let item: AnyObject
    /// The axis of the width or height that it is; nil for a place.
    package let lengthAxis: NSLayoutConstraint.Axis?
    /// The points by which it grows for each point of the window, below and above.
    package let slopes: (before: Double, after: Double)
  }

  /// The width or height in points.
  package let length: CGFloat
  package let changes: [Change]
}

/// What the solver knows of other sizes of the window.
package struct LayoutSweep {
  /// The bends in ascending order.
  package let bends: [LayoutBend]
  /// The lengths at which not all required constraints can be met.
  package let conflicts: [ClosedRange<CGFloat>]
}

extension LayoutEngine {
  /// The layouts of all lengths in a range, as long as the present constraints stand.
  package func sweep(
    _ axis: NSLayoutConstraint.Axis, over range: ClosedRange<CGFloat>
  ) -> LayoutSweep? {
    guard !hasChanges, rootSizeIsGiven, let variable = table.variables(of: root)?.size[axis],
      // The heights of texts follow widths in steps, which the solver learns one by one.
      axis == .vertical || flowing.isEmpty
    else { return nil }
    let sweep = solver.sweep(
      variable, from: Double(range.lowerBound), to: Double(range.upperBound))
    let bends = zip(sweep.pieces, sweep.pieces.dropFirst()).map { piece, next in
      LayoutBend(
        length: CGFloat(next.range.lowerBound),
        changes: zip(piece.forms, next.forms).compactMap { change(from: $0, to: $1) })
    }
    return LayoutSweep(
      bends: bends.filter { !$0.changes.isEmpty },
      conflicts: sweep.conflicts.map { CGFloat($0.range.lowerBound)...CGFloat($0.range.upperBound) }
    )
  }

  private func change(
    from form: Sweep.Form, to next: Sweep.Form
  ) -> LayoutBend.Change? {
    guard abs(form.slope - next.slope) > LayoutTolerance.slope,
      let index = table.index(of: form.variable), let item = table.items[index].node?.item
    else { return nil }
    let size = table.items[index].variables.size
    let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
    return LayoutBend.Change(
      item: item, lengthAxis: axes.first { size[$0] == form.variable },
      slopes: (form.slope, next.slope))
  }
}
