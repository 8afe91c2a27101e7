import AutoLayout
import Foundation
import LayoutFixtures
import SeededRandom
import SolverReference

@testable import CoreAutoLayout

/// What is wrong with the layout of a hierarchy, in words.
@MainActor struct LayoutCheck {
  private(set) var faults: [String] = []

  private let window: UIWindow
  private let translation: LayoutTranslation
  /// All that is not broken.
  private let model: ReferenceModel

  init(_ tree: ViewTree, _ random: inout SplitMix) {
    window = tree.window
    let settled = tree.frames
    window.layoutIfNeeded()
    translation = tree.translation
    model = translation.model { !($0.constraint?.isBroken ?? false) }
    if tree.frames != settled { faults.append("a second layout moved views") }
    checkRequired()
    if faults.isEmpty { checkPriorities() }
    checkBroken()
    if faults.isEmpty { checkAmbiguity(of: random.pick(tree.views), &random) }
    if faults.isEmpty { faults += LayoutCopy(of: window).differences }
  }

  /// Everything required is met that is not broken.
  private mutating func checkRequired() {
    let values = translation.values
    let size = values.reduce(1) { max($0, abs($1)) }
    for line in translation.lines where line.row.priority == 1000 {
      if line.constraint?.isBroken ?? false { continue }
      let violation = ReferenceModel.violation(line.row, values)
      if violation > 1e-6 * size {
        faults.append("misses by \(violation): \(line.constraint?.description ?? "\(line.row)")")
      }
    }
    if zip(values, model.restricted).contains(where: { $0 < -1e-6 && $1 }) {
      faults.append("a length below zero")
    }
  }

  /// No priority could be met better.
  private mutating func checkPriorities() {
    let eliminated = model.eliminated()
    let reference = PartwiseReference(eliminated, choosesValues: false)
    guard reference.isFeasible else {
      faults.append("the reference finds no layout")
      return
    }
    // Levels that elimination leaves without a row are met in full.
    let least = Dictionary(uniqueKeysWithValues: zip(eliminated.priorities, reference.sums))
    for (priority, sum) in zip(model.priorities, model.sums(translation.values)) {
      let best = least[priority] ?? 0
      if abs(sum - best) > 1e-6 * max(1, best) {
        faults.append("violations of \(sum) at \(priority), where \(best) would do")
      }
    }
  }

  /// What is broken is what can't join when required constraints do one after the other: the
  /// system's, those with the system's names, the app's in the order of activation. The conflicts
  /// that say so are minimal.
  private mutating func checkBroken() {
    let broken = translation.lines.filter { $0.constraint?.isBroken ?? false }
    for line in broken {
      let turn = line.turn
      if isFeasible({ other in
        other.constraint === line.constraint
          || other.turn < turn && !(other.constraint?.isBroken ?? false)
      }) {
        faults.append("is to hold: \(line.constraint!)")
      }
    }
    let conflicts = window.conflicts
    if Set(conflicts.map { ObjectIdentifier($0.broken) })
      != Set(broken.map { ObjectIdentifier($0.constraint!) })
    {
      faults.append("conflicts of \(conflicts.map(\.broken))")
    }
    for conflict in conflicts {
      func isFeasible(without left: NSLayoutConstraint?) -> Bool {
        self.isFeasible { line in
          line.constraint !== left && conflict.constraints.contains { $0 === line.constraint }
        }
      }
      if isFeasible(without: nil) { faults.append("no conflict: \(conflict.constraints)") }
      for constraint in conflict.constraints where !isFeasible(without: constraint) {
        faults.append("a conflict that does not need \(constraint): \(conflict.constraints)")
      }
    }
  }

  private func isFeasible(_ isIncluded: (LayoutTranslation.Line) -> Bool) -> Bool {
    var model = translation.model(where: isIncluded)
    model.rows.removeAll { $0.priority < 1000 }
    return PartwiseReference(model.eliminated(), choosesValues: false).isFeasible
  }

  /// What could be otherwise without any loss is told, and nothing else.
  private mutating func checkAmbiguity(of view: UIView, _ random: inout SplitMix) {
    let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
    guard let first = translation.number(of: view), let engine = view.layoutEngine else { return }
    let index = random.below(4)
    let (least, greatest) = PartwiseReference.range(of: first + index, in: model)
    let isTold = engine.ambiguousAttributes(of: view.node).contains(attributes[index])
    guard let least, let greatest, greatest - least < 1e-6 * max(1, abs(least)) else {
      if !isTold { faults.append("\(attributes[index].name) of \(view) is ambiguous") }
      return
    }
    if isTold { faults.append("\(attributes[index].name) of \(view) is not ambiguous") }
    if abs(translation.values[first + index] - least) > 1e-6 * max(1, abs(least)) {
      faults.append("\(attributes[index].name) of \(view) is to be \(least)")
    }
  }
}

extension LayoutTranslation.Line {
  /// When the line joins, if it is required.
  @MainActor fileprivate var turn: (Int, Int) {
    guard let constraint, constraint.activationIndex > 0 else { return (0, 0) }
    let isNamed = constraint.identifier.map { $0.hasPrefix("UI") || $0.hasPrefix("NS") } ?? false
    return (isNamed ? 1 : 2, constraint.activationIndex)
  }
}
