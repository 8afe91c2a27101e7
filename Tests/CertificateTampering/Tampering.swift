import CertificateChecker
import Certificates
import SeededRandom

/// Ways to make a true claim false.
package enum Tampering: CaseIterable, Sendable {
  case rangeWidened, partLeftOut, levelLeftOut, signTurned, multiplierChanged, proofTurned
  case weightChanged, constraintForgotten, constraintAdded, calledDetermined, layoutMoved
  case partsJoined, refutationChanged, brokenRowTurned, alternativeAdded

  /// A false claim, and how it is known to be false; nil where this way leads to none.
  package func forgery(of subject: Subject, _ random: inout SplitMix) -> Forgery? {
    switch self {
    case .rangeWidened: rangeWidened(subject)
    case .partLeftOut: partLeftOut(subject, &random)
    case .levelLeftOut: levelLeftOut(subject, &random)
    case .signTurned: signTurned(subject, &random)
    case .multiplierChanged: multiplierChanged(subject, &random)
    case .proofTurned: proofTurned(subject, &random)
    case .weightChanged: weightChanged(subject, &random)
    case .constraintForgotten: constraintForgotten(subject, &random)
    case .constraintAdded: constraintAdded(subject, &random)
    case .calledDetermined: calledDetermined(subject, &random)
    case .layoutMoved: layoutMoved(subject, &random)
    case .partsJoined: partsJoined(subject, &random)
    case .refutationChanged: refutationChanged(subject, &random)
    case .brokenRowTurned: brokenRowTurned(subject, &random)
    case .alternativeAdded: alternativeAdded(subject, &random)
    }
  }
}

/// More than rounding makes of a layout's numbers, in points.
let visible = 0.001

// MARK: The layout

extension Tampering {
  private func rangeWidened(_ subject: Subject) -> Forgery? {
    guard let (length, values) = subject.beyond else { return nil }
    let (claimed, solved) = (
      subject.misses(of: subject.layout(at: length)), subject.misses(of: values)
    )
    guard let level = zip(claimed, solved).first(where: { abs($0 - $1) > visible }),
      level.0 > level.1
    else { return nil }
    var claim = subject.claim
    claim.range = min(claim.range.lowerBound, length)...max(claim.range.upperBound, length)
    return Forgery(
      claim: claim, program: subject.program,
      reason: "at \(length) the solver's layout misses \(level.1), and this one \(level.0)")
  }

  private func layoutMoved(_ subject: Subject, _ random: inout SplitMix) -> Forgery? {
    let equations = subject.program.rows.filter { $0.priority == nil && $0.relation == .equal }
    guard
      let (variable, coefficient) = equations.compactMap({ subject.freeVariables($0).last })
        .randomElement(using: &random)
    else { return nil }
    var claim = subject.claim
    let change = Fraction([-7, -1, 1, 3].randomElement(using: &random) ?? 1, over: 1000)
    claim.layout[variable].constant = claim.layout[variable].constant + change
    return Forgery(
      claim: claim, program: subject.program,
      reason: "an equation has the variable \(variable) \(coefficient) times")
  }

  private func calledDetermined(_ subject: Subject, _ random: inout SplitMix) -> Forgery? {
    guard let variable = subject.open.randomElement(using: &random) else { return nil }
    var claim = subject.claim
    claim.isDetermined[variable] = true
    return Forgery(
      claim: claim, program: subject.program,
      reason: "the solver knows other values of the variable \(variable)")
  }
}

extension Tampering {
  private func alternativeAdded(_ subject: Subject, _ random: inout SplitMix) -> Forgery? {
    let fixed = subject.claim.isDetermined.indices.filter {
      subject.claim.isDetermined[$0] && !subject.open.contains($0)
    }
    guard let variable = fixed.randomElement(using: &random) else { return nil }
    var claim = subject.claim
    claim.alternatives.append([(variable, Fraction([-1, 1].randomElement(using: &random) ?? 1))])
    return Forgery(
      claim: claim, program: subject.program,
      reason: "the solver knows no other value of the variable \(variable)")
  }
}

// MARK: The program

extension Tampering {
  private func signTurned(_ subject: Subject, _ random: inout SplitMix) -> Forgery? {
    let values = subject.values
    let choices = subject.program.rows.indices.filter { row in
      subject.program.rows[row].relation != .equal && abs(values[row]) > visible
        && subject.program.rows[row].miss(of: values[row]) == 0
        && (subject.program.rows[row].priority == nil
          || subject.claim.parts.contains { $0.rows.contains(row) })
    }
    guard let row = choices.randomElement(using: &random) else { return nil }
    var program = subject.program
    let relation = program.rows[row].relation
    program.rows[row] = program.rows[row].turned(
      to: relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual)
    return Forgery(
      claim: subject.claim, program: program,
      reason: "row \(row) is \(values[row]), which is now missed, and has no multiplier")
  }

  private func constraintForgotten(_ subject: Subject, _ random: inout SplitMix) -> Forgery? {
    let used = subject.claim.parts.flatMap { $0.proofs.flatMap { $0.multipliers.map(\.row) } }
    let choices = used.filter { subject.hasVariable(subject.program.rows[$0]) }
    guard let row = choices.randomElement(using: &random) else { return nil }
    var forgotten = subject
    forgotten.program.rows.remove(at: row)
    forgotten.claim.forget(row)
    return Forgery(
      claim: forgotten.claim, program: forgotten.program,
      reason: "the sum that had row \(row) did cancel, and the row has a variable")
  }

  private func constraintAdded(_ subject: Subject, _ random: inout SplitMix) -> Forgery? {
    let middle = (subject.claim.range.lowerBound + subject.claim.range.upperBound) / 2
    let layout = subject.layout(at: middle)
    guard let variable = layout.indices.randomElement(using: &random) else { return nil }
    var program = subject.program
    let term = Program.Row.Term(variable: variable, coefficient: 1)
    program.rows.append(
      Program.Row([term], constant: -layout[variable] - 5, .greaterThanOrEqual, priority: nil))
    return Forgery(
      claim: subject.claim, program: program,
      reason: "the variable \(variable) is less than the new row requires at \(middle)")
  }

  private func brokenRowTurned(_ subject: Subject, _ random: inout SplitMix) -> Forgery? {
    let choices = subject.program.broken.indices.filter {
      subject.program.broken[$0].relation != .equal && subject.claim.refutations[$0] != nil
    }
    guard let row = choices.randomElement(using: &random) else { return nil }
    var program = subject.program
    let relation = program.broken[row].relation
    program.broken[row] = program.broken[row].turned(
      to: relation == .lessThanOrEqual ? .greaterThanOrEqual : .lessThanOrEqual)
    return Forgery(
      claim: subject.claim, program: program,
      reason: "the sum shows broken row \(row) to be on the side on which it is now allowed")
  }
}

extension Claim {
  /// Takes a row out of all proofs and renumbers those behind it.
  fileprivate mutating func forget(_ row: Int) {
    func renumbered(
      _ multipliers: [(row: Int, number: Fraction)]
    ) -> [(row: Int, number: Fraction)] {
      multipliers.filter { $0.row != row }.map { ($0.row > row ? $0.row - 1 : $0.row, $0.number) }
    }
    for part in parts.indices {
      parts[part].rows = parts[part].rows.filter { $0 != row }.map { $0 > row ? $0 - 1 : $0 }
      for proof in parts[part].proofs.indices {
        let multipliers = parts[part].proofs[proof].multipliers
        parts[part].proofs[proof].multipliers = renumbered(multipliers)
      }
    }
    refutations = refutations.map { $0.map(renumbered) }
  }
}
